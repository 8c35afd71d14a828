import { definitionOfIntegration } from '@cotejo/contract/form-definition';
import { integrationFormsSchema } from '@cotejo/contract/forms';
import { editionOf } from '@cotejo/core/editions';
import {
  checkAnswers,
  formFaultText,
  formFaultTexts,
  formSettingOf,
  initialAnswers,
  maskedText,
  type FormField,
} from '@cotejo/core/forms';
import { requestProcesses } from '@cotejo/core/request-process';
import { sayInSpanish } from '@cotejo/core/say';
import { describe, expect, it } from 'vitest';
import { demoForms } from './content/forms.ts';

const forms = demoForms().flatMap(({ definition, ...form }) =>
  integrationFormsSchema.parse(definition).integrationForms.map((one) => ({ ...form, definition: definitionOfIntegration(one) })),
);
const company = forms.filter(({ hash }) => hash === requestProcesses.company);

function employeesIn({ fields }: (typeof forms)[number]['definition']): FormField | undefined {
  return fields.find(({ name }) => name === 'cantidadEmpleados');
}

/** What each edition's company form says of this many employees; null: it takes them. */
function saidOf(text: string): (string | null)[] {
  return company.map(({ definition, edition }) => {
    const answers = initialAnswers(definition, { values: { cantidadEmpleados: text }, rows: {} });
    const fault = checkAnswers(definition, answers, formSettingOf(editionOf(edition))).find(
      ({ field }) => field === 'cantidadEmpleados',
    );
    return fault === undefined ? null : formFaultText(fault, sayInSpanish(formFaultTexts));
  });
}

const each = <Value>(value: Value): Value[] => company.map(() => value);

describe('how many employees a company has', () => {
  it('B5-11 is needed, and said so in the exact words', () => {
    expect(company.length).toBeGreaterThan(1);
    expect(saidOf('')).toEqual(each('Cantidad de empleados necesaria.'));
  });

  it("B5-12 is asked by a company's form alone", () => {
    const asking = forms.filter(({ definition }) => employeesIn(definition) !== undefined);
    expect(asking.map(({ edition, hash }) => [edition, hash])).toEqual(company.map(({ edition, hash }) => [edition, hash]));
  });

  it('B5-13 B5-15 B5-16 B9-01 is a number of six digits at most, and what is none is told what to write', () => {
    expect(saidOf('12')).toEqual(each(null));
    expect(saidOf('999999')).toEqual(each(null));
    const told = company.map(({ edition }) => {
      const { thousands } = formSettingOf(editionOf(edition));
      return `Escribe un número de 1 a 999${thousands}999, sin decimales.`;
    });
    for (const wrong of ['doce', '12x', '1000000', '0', '-5', '1,5 mil', '12,5', '12.5', '1.2.3']) {
      expect({ wrong, said: saidOf(wrong) }).toEqual({ wrong, said: told });
    }
  });

  it('B5-15 takes no seventh digit while it is typed, by whatever name a form asks', () => {
    const asking = forms.flatMap(({ definition, edition }) =>
      definition.fields.filter(({ name }) => /empleados|employees/i.test(name)).map((field) => ({ field, edition })),
    );
    expect(new Set(asking.map(({ field }) => field.name))).toEqual(
      new Set(['cantidadEmpleados', 'fld_employees', 'cantidadempleados']),
    );
    for (const { field, edition } of asking) {
      const setting = formSettingOf(editionOf(edition));
      expect(field.mask && maskedText(field.mask, '1234567', setting)).toBe(`123${setting.thousands}456`);
    }
  });

  it('B5-14 is shown with the dot between its thousands', () => {
    const shown = company
      .filter(({ edition }) => edition === 'chile')
      .map(({ definition, edition }) => {
        const mask = employeesIn(definition)?.mask;
        return mask && maskedText(mask, '1234', formSettingOf(editionOf(edition)));
      });
    expect(shown).toEqual(['1.234']);
  });
});
