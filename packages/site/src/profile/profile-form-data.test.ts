import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { lineFor } from '../testing/lines.ts';
import { testTexts } from '../testing/test-texts.ts';
import { faultTexts } from './fault-texts.ts';
import { faultSentences } from './profile-fault.ts';
import { profileToFields } from './profile-fields.ts';
import { profileFromForm } from './profile-form-data.ts';

const chile = editionOf('chile');
const isapres = lineFor(chile);

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const family = {
  'cotizante.0.edad': '34',
  'cotizante.0.sexo': 'Femenino',
  'cotizante.0.ingreso': '$1.650.000',
  'cotizante.1.edad': '33',
  'cotizante.1.sexo': 'Masculino',
  'cargas.0.edad': '5',
  'cargas.0.sexo': 'Femenino',
  'cargas.0.parentesco': 'Hijo/Hija',
  'cargas.1.edad': '1',
  region: '13',
};

/** What the form says, its faults as the sentences that the visitor reads. */
function read(...given: Parameters<typeof profileFromForm>) {
  const result = profileFromForm(...given);
  return result.ok ? result : { ok: false as const, error: faultSentences(result.error, testTexts.of(faultTexts)) };
}

describe('profileFromForm', () => {
  it('B3-31 B3-33 B3-36 reads a whole family as the visitor entered it', () => {
    expect(read(form(family), isapres, chile)).toEqual({
      ok: true,
      value: {
        cotizante: [
          { edad: 34, sexo: 'Femenino', ingreso: 1_650_000 },
          { edad: 33, sexo: 'Masculino' },
        ],
        cargas: [{ edad: 5, sexo: 'Femenino', parentesco: 'Hijo/Hija' }, { edad: 1 }],
        region: { stateCode: '13', stateName: 'Metropolitana' },
        enPareja: true,
        ingresodatos: true,
      },
    });
  });

  it('B4-29 refuses a spouse beside a partner, and a second one, at the kinship', () => {
    const spouse = { 'cargas.1.edad': '30', 'cargas.1.parentesco': 'Cónyuge' };
    expect(read(form({ ...family, ...spouse }), isapres, chile)).toEqual({
      ok: false,
      error: [
        {
          field: 'cargas.1.parentesco',
          reason: 'Ya dijiste que tienes pareja: elige otro parentesco para esta carga.',
        },
      ],
    });
    const alone = { 'cotizante.0.edad': '34', 'cargas.0.edad': '30', 'cargas.0.parentesco': 'Cónyuge' };
    expect(read(form(alone), isapres, chile)).toMatchObject({ ok: true });
    expect(read(form({ ...alone, ...spouse }), isapres, chile)).toMatchObject({
      ok: false,
      error: [{ field: 'cargas.1.parentesco' }],
    });
  });

  it("B5-42 who pays in and says no sex counts as 'Masculino'", () => {
    const result = read(form({ 'cotizante.0.edad': '34', 'cotizante.1.edad': '33', 'cotizante.1.sexo': '' }), isapres, chile);
    expect(result).toMatchObject({
      ok: true,
      value: {
        cotizante: [
          { edad: 34, sexo: 'Masculino' },
          { edad: 33, sexo: 'Masculino' },
        ],
      },
    });
  });

  it('B5-34 takes an age of 0, and no age below it', () => {
    const withAge = (edad: string) => read(form({ 'cotizante.0.edad': '34', 'cargas.0.edad': edad }), isapres, chile);
    expect(withAge('0')).toMatchObject({ ok: true, value: { cargas: [{ edad: 0 }] } });
    expect(withAge('-1')).toEqual({
      ok: false,
      error: [{ field: 'cargas.0.edad', reason: 'Escribe la edad en años, con números.' }],
    });
  });

  it('leaves out a partner and cargas whose rows were left blank', () => {
    const blank = {
      'cotizante.0.edad': '34',
      'cotizante.1.sexo': 'Femenino',
      'cargas.0.sexo': 'Masculino',
      'cargas.0.edad': ' ',
    };
    const result = read(form(blank), isapres, chile);
    expect(result).toMatchObject({ ok: true, value: { cotizante: [{ edad: 34 }], cargas: [], enPareja: false, region: null } });
  });

  it('asks for the age of a carga that was added, by what it is', () => {
    const fields = { 'cotizante.0.edad': '34', 'cargas.2.presente': '1', 'cargas.2.edad': '', 'cargas.2.sexo': 'Femenino' };
    expect(read(form(fields), isapres, chile)).toEqual({
      ok: false,
      error: [{ field: 'cargas.2.edad', reason: 'Falta la edad de tu hija.' }],
    });
  });

  it('B5-36 cuts an age to three digits, and does not cut the income', () => {
    const result = read(form({ 'cotizante.0.edad': '0345', 'cotizante.0.ingreso': '12.345.678' }), isapres, chile);
    expect(result).toMatchObject({ ok: true, value: { cotizante: [{ edad: 34, ingreso: 12_345_678 }] } });
  });

  it('names every field that is wrong at once', () => {
    const fields = { 'cotizante.0.edad': '121', 'cotizante.0.ingreso': 'mucho', 'cotizante.1.edad': 'x', region: '99' };
    const result = read(form(fields), isapres, chile);
    if (result.ok) throw new Error('expected errors');
    expect(result.error.map((error) => error.field)).toEqual([
      'cotizante.0.ingreso',
      'cotizante.0.edad',
      'cotizante.1.edad',
      'region',
    ]);
  });

  it('asks for the age when the form is empty', () => {
    const result = read(new FormData(), isapres, chile);
    expect(result).toEqual({ ok: false, error: [{ field: 'cotizante.0.edad', reason: 'Falta tu edad.' }] });
  });
});

describe('profileToFields', () => {
  it('gives back the fields a profile was read from', () => {
    const given = read(form(family), isapres, chile);
    if (!given.ok) throw new Error('expected a profile');
    expect(profileToFields(given.value, chile)).toEqual(family);
  });
});

describe('profileFromForm of other lines', () => {
  const breeds = [
    { code: 'siames', name: 'Siamés', group: 'Gato' },
    { code: 'labrador', name: 'Labrador', group: 'Perro' },
  ];
  const choices = { zones: [{ code: 'europa', name: 'Europa', group: null }], riskClasses: [], breeds };

  it('C3-06, C3-07, C3-25 reads pets, the first as the main one, and no person', () => {
    const fields = {
      'mascotas.0.especie': 'Perro',
      'mascotas.0.raza': 'labrador',
      'mascotas.0.edad': '3',
      'mascotas.1.especie': 'Gato',
      'mascotas.2.edad': '0',
    };
    expect(read(form(fields), lineFor(chile, ['pets'], { choices }), chile)).toMatchObject({
      ok: true,
      value: {
        cotizante: [],
        mascotas: [
          { especie: 'Perro', raza: 'labrador', edad: 3, parentesco: 'Mascota' },
          { especie: 'Perro', raza: null, edad: 0 },
        ],
      },
    });
  });

  it('names what a pet lacks: its age, an age that no pet reached, a breed of another species', () => {
    const fields = { 'mascotas.0.especie': 'Gato', 'mascotas.0.raza': 'labrador', 'mascotas.1.edad': '60' };
    expect(read(form(fields), lineFor(chile, ['pets'], { choices }), chile)).toEqual({
      ok: false,
      error: [
        { field: 'mascotas.0.edad', reason: 'Falta la edad de tu gato.' },
        { field: 'mascotas.0.raza', reason: 'Labrador no es una raza de gato.' },
        { field: 'mascotas.1.edad', reason: 'La edad puede ser hasta 30 años.' },
      ],
    });
  });

  it.each([
    ['1.500', 1500],
    ['1,500', 1500],
    ['12', 12],
  ])("C3-22 employees '%s'", (text, expected) => {
    const result = read(form({ cantidadempleados: text }), lineFor(chile, ['employees']), chile);
    expect(result).toMatchObject({ ok: true, value: { cantidadempleados: expected, cotizante: [] } });
  });

  it.each(['', '0', 'muchos', '1e309', '-5', '1000000', '12,5', '12.5', '1.2345'])(
    "refuses employees '%s' beside their field",
    (text) => {
      const result = read(form({ cantidadempleados: text }), lineFor(chile, ['employees']), chile);
      expect(result).toMatchObject({ ok: false, error: [{ field: 'cantidadempleados' }] });
    },
  );

  it('C3-27 C3-28 C3-29 C3-30 the stored work-accident profile says sector and kind of work, by id or code and in words', () => {
    const peru = editionOf('peru');
    const riskClasses = [
      { code: '130', name: 'Pesca', group: 'Bosques y pesca' },
      { code: '210', name: 'Minas de carbón', group: 'Minería' },
    ];
    const line = lineFor(peru, ['employees', 'payroll', 'riskClass'], { choices: { ...choices, riskClasses } });
    const said = profileFromForm(form({ cantidadempleados: '20', planilla: '50000', tipo_trabajo: '210' }), line, peru);
    expect(JSON.parse(JSON.stringify(said))).toMatchObject({
      ok: true,
      value: {
        cantidadempleados: 20,
        ingreso: 50_000,
        sector: 2,
        sector_label: 'Minería',
        tipo_trabajo: '210',
        tipo_trabajo_label: 'Minas de carbón',
      },
    });
  });

  it('C3-27 reads payroll and kind of work, and names each that is missing', () => {
    const peru = editionOf('peru');
    const riskClasses = [{ code: 'obra', name: 'Construcción', group: 'Obras' }];
    const line = lineFor(peru, ['employees', 'payroll', 'riskClass'], { choices: { ...choices, riskClasses } });
    const said = { cantidadempleados: '20', planilla: 'S/ 50,000', tipo_trabajo: 'obra' };
    expect(read(form(said), line, peru)).toMatchObject({
      ok: true,
      value: { cantidadempleados: 20, ingreso: 50_000, tipo_trabajo: 'obra' },
    });
    expect(read(form({ cantidadempleados: '20', tipo_trabajo: 'otro' }), line, peru)).toEqual({
      ok: false,
      error: [
        { field: 'planilla', reason: 'Falta la planilla mensual.' },
        { field: 'tipo_trabajo', reason: 'Elige el tipo de trabajo.' },
      ],
    });
  });

  it('reads a journey and its zone, and refuses a day too many', () => {
    const line = lineFor(chile, ['people', 'journey', 'zone'], { choices });
    const said = { 'cotizante.0.edad': '30', 'viaje.dias': '10', zona: 'europa' };
    expect(read(form(said), line, chile)).toMatchObject({ ok: true, value: { viaje: { dias: 10 }, zona: 'europa' } });
    expect(read(form({ ...said, 'viaje.dias': '366', zona: '' }), line, chile)).toEqual({
      ok: false,
      error: [
        { field: 'viaje.dias', reason: 'El viaje puede durar de 1 a 365 días.' },
        { field: 'zona', reason: 'Elige la zona de cobertura.' },
      ],
    });
  });
});
