import { profileSchema, type ProfileInput } from '@cotejo/contract/profile';
import { definitionOfIntegration } from '@cotejo/contract/form-definition';
import { integrationFormsSchema } from '@cotejo/contract/forms';
import { editionOf, type EditionId } from '@cotejo/core/editions';
import { formSettingOf, initialAnswers, type FormDefinition } from '@cotejo/core/forms';
import { demoForms } from './content/forms.ts';
import { healthFields } from './content/line-forms.ts';
import { describe, expect, it } from 'vitest';
import { knownAnswers } from '../packages/site/src/request/dynamic-known.ts';
import { editorTexts } from '../packages/site/src/profile/editor-texts.ts';

const listed: Readonly<Record<string, readonly (readonly [value: string, group: string | null])[]>> = {
  breeds: [['Mestizo', 'Perro']],
  workSectors: [['Minería', null]],
  workTypes: [['11', 'Minería']],
  eps: [['SURA', null]],
  countries: [['CL', null]],
  nationalities: [['PE', null]],
};

/** A form of the demonstration with something in each shared list, as the API's answer has it. */
function formOf(edition: EditionId, name: string): FormDefinition {
  const form = demoForms().find((own) => own.edition === edition && own.name === name);
  const [first] = integrationFormsSchema.parse(form?.definition).integrationForms;
  if (!first) throw new Error(`no form ${name}`);
  const definition = definitionOfIntegration(first);
  const fields = definition.fields.map((field) => {
    if (field.list === null) return field;
    const values = (listed[field.list] ?? []).map(([value, group]) => ({ value, label: value, group }));
    return { ...field, options: [...(field.options ?? []), ...values] };
  });
  return { ...definition, fields };
}

interface Known {
  readonly edition: EditionId;
  readonly name: string;
  readonly profile: ProfileInput;
}

/** What the form opens with. */
function openedWith({ edition, name, profile }: Known) {
  const definition = formOf(edition, name);
  const known = knownAnswers(definition, profileSchema.parse(profile), formSettingOf(editionOf(edition)));
  return known === null ? null : initialAnswers(definition, known);
}

describe('what a profile says already', () => {
  it('stands in the form of pets, row by row', () => {
    const mascotas = [
      { especie: 'Perro', raza: 'Mestizo', edad: 4 },
      { especie: 'Gato', edad: 0 },
    ] as const;
    const opened = openedWith({ edition: 'chile', name: 'pets', profile: { mascotas: [...mascotas], ingresodatos: true } });
    expect(opened?.rows['mascota']).toEqual([
      { mascota_tipo: 'Perro', mascota_raza: 'Mestizo', mascota_edad: '4' },
      { mascota_tipo: 'Gato', mascota_raza: '', mascota_edad: '0' },
    ]);
  });

  it('stands in the form of work at risk, as the edition writes numbers, with the sector of the work', () => {
    const profile = { cantidadempleados: 1500, ingreso: 120_000, tipo_trabajo: '11', ingresodatos: true };
    expect(openedWith({ edition: 'peru', name: 'sctr', profile })?.values).toMatchObject({
      fld_employees: '1,500',
      ingreso: '120,000',
      tipo_trabajo: '11',
      sector: 'Minería',
      empresa: '',
    });
  });

  it('stands in the forms of health: a couple, its cargas, the EPS, countries', () => {
    const cotizante = [
      {
        edad: 34,
        sexo: 'Femenino',
        epsActual: 'SURA',
        maternidad: true,
        nacionalidad: { code: 'PE' },
        paisCobertura: { code: 'CL' },
      },
      { edad: 36, sexo: 'Masculino' },
    ] as const;
    const cargas = [{ edad: 3, sexo: 'Femenino', parentesco: 'Hijo/Hija' }] as const;
    const profile = { cotizante: [...cotizante], cargas: [...cargas], ingresodatos: true };
    const colombia = openedWith({ edition: 'colombia', name: 'health', profile });
    expect(colombia?.values).toMatchObject({
      titular_sexo: 'Femenino',
      titular_edad: '34',
      enPareja: 'si',
      pareja_edad: '36',
      epsActual: 'SURA',
      maternidad: 'si',
    });
    expect(colombia?.rows['cargas']).toEqual([{ cargas_sexo: 'Femenino', cargas_edad: '3', cargas_parentesco: 'Hijo/Hija' }]);
    const abroad = openedWith({ edition: 'international', name: 'health', profile });
    expect(abroad?.values).toMatchObject({ titular_nacionalidad: 'PE', titular_paisCobertura: 'CL' });
  });

  it("is nothing where the profile is the example's (decision 26)", () => {
    const profile = { mascotas: [{ especie: 'Perro', edad: 4 }], ingresodatos: false } as const;
    expect(openedWith({ edition: 'chile', name: 'pets', profile: { ...profile, mascotas: [...profile.mascotas] } })).toBeNull();
  });
});

it.each(['peru', 'colombia'] as const)('B3-28 in %s who has no EPS says so in the words of the profile editor', (edition) => {
  const question = healthFields[edition].find(({ fldName }) => fldName === 'epsActual');
  expect(question?.allowedValues).toEqual([{ value: 'notengo', label: editorTexts.es.noInsurer }]);
});
