import { definitionOfIntegration } from '@cotejo/contract/form-definition';
import { integrationFormsSchema } from '@cotejo/contract/forms';
import { editionIds, editionOf, type EditionId } from '@cotejo/core/editions';
import {
  checkAnswers,
  formSettingOf,
  initialAnswers,
  rowGroupsOf,
  sentAnswers,
  visibleKeys,
  type FormDefinition,
} from '@cotejo/core/forms';
import { describe, expect, it } from 'vitest';
import { demoForms } from './content/forms.ts';

function definitionOf(edition: EditionId, name: string): FormDefinition {
  const form = demoForms().find((own) => own.edition === edition && own.name === name);
  const [first] = integrationFormsSchema.parse(form?.definition).integrationForms;
  if (!first) throw new Error(`${edition} has no form ${name}`);
  return definitionOfIntegration(first);
}

describe.each(demoForms().map(({ edition, name }) => [edition, name] as const))('form of %s: %s', (edition, name) => {
  const setting = formSettingOf(editionOf(edition));

  it('is right, and left empty it asks for what it needs and nothing else', () => {
    const definition = definitionOf(edition, name);
    const answers = initialAnswers(definition);
    const faults = checkAnswers(definition, answers, setting);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter(({ reason: { kind } }) => kind !== 'required' && kind !== 'employees')).toEqual([]);
    expect(rowGroupsOf(definition).filter((group) => answers.rows[group] === undefined)).toEqual([]);
  });

  it('asks by name, telephone and e-mail whom to reach', () => {
    const names = definitionOf(edition, name).fields.map((field) => field.name);
    const hasOne = (...either: readonly string[]) => either.some((own) => names.includes(own));
    expect([hasOne('first_name', 'fld_fullname'), hasOne('telefono', 'fld_telephone'), hasOne('email', 'fld_email')]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

it('every edition has forms, and no process two in one edition', () => {
  expect(new Set(demoForms().map(({ edition }) => edition))).toEqual(new Set(editionIds));
  const keys = demoForms().map(({ edition, hash }) => `${edition} ${hash}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it('B3-29 the international form asks the titular for sex, age, nationality and country of cover', () => {
  const titular = definitionOf('international', 'health').fields.filter(({ group }) => group === 'titular');
  const names = ['titular_sexo', 'titular_edad', 'titular_nacionalidad', 'titular_paisCobertura'];
  expect(titular.slice(0, 4).map(({ name, list }) => [name, list])).toEqual([
    [names[0], null],
    [names[1], null],
    [names[2], 'nationalities'],
    [names[3], 'countries'],
  ]);
});

it('B3-28 the Colombian form asks for the partner, the EPS and a company by the names of the profile', () => {
  const definition = definitionOf('colombia', 'health');
  const setting = formSettingOf(editionOf('colombia'));
  const start = initialAnswers(definition);
  const shown = (values: Record<string, string>) =>
    visibleKeys(definition, { ...start, values: { ...start.values, ...values } }, setting);
  const together = shown({ enPareja: 'si', para_empresa: 'si' });
  for (const key of ['enPareja', 'pareja_edad', 'epsActual', 'cantidadempleados']) expect(together).toContain(key);
  const values = { ...start.values, enPareja: 'si', para_empresa: 'si', cantidadempleados: '1.500', epsActual: 'notengo' };
  expect(sentAnswers(definition, { ...start, values }, setting)).toMatchObject({
    enPareja: true,
    cantidadempleados: 1500,
    epsActual: 'notengo',
  });
  const alone = shown({});
  for (const key of ['pareja_edad', 'cantidadempleados', 'maternidad']) expect(alone).not.toContain(key);
  expect(shown({ titular_sexo: 'Femenino' })).toContain('maternidad');
});

it('a journey asks for its days only where the dates are not known', () => {
  const definition = definitionOf('chile', 'travel');
  const start = initialAnswers(definition);
  const shown = (known: string) =>
    visibleKeys(definition, { ...start, values: { ...start.values, sabe_fechas: known } }, formSettingOf(editionOf('chile')));
  expect([...shown('si')]).toEqual(
    expect.arrayContaining(['fld_fecha_inicio', 'fld_passenger_quantity.0.fld_passenger_quantity']),
  );
  expect(shown('si')).not.toContain('viaje_dias');
  expect(shown('no')).not.toContain('fld_fecha_inicio');
});
