import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { plainField, type FormDefinition, type FormField } from '@cotejo/core/forms';
import { toldRows } from './told-rows.ts';

const chile = editionOf('chile');

function form(...fields: readonly (Partial<FormField> & { readonly name: string; readonly label: string })[]): FormDefinition {
  const own = fields.map((field): FormField => ({ ...plainField, ...field }));
  return { fields: own, maximumRows: 8, validationScript: null, validationScriptIntegrity: null };
}

const sexes = [
  { value: 'Masculino', label: 'Hombre', group: null },
  { value: 'Femenino', label: 'Mujer', group: null },
];
const health = form(
  { name: 'titular_rut', label: 'RUT', group: 'titular', mask: { kind: 'rut' } },
  { name: 'titular_sexo', label: 'Sexo', group: 'titular', control: 'radio', options: sexes },
  { name: 'titular_ingreso', label: 'Ingreso', group: 'titular', mask: { kind: 'money' } },
  { name: 'pareja_sexo', label: 'Sexo', group: 'pareja', control: 'radio', options: sexes },
  { name: 'cargas_sexo', label: 'Sexo', group: 'cargas', isMultiple: true, control: 'radio', options: sexes },
  { name: 'cargas_edad', label: 'Edad', group: 'cargas', isMultiple: true, control: 'number' },
);
const journey = form(
  { name: 'fld_fecha_inicio', label: 'Día de salida', control: 'date' },
  { name: 'edad', label: 'Edad del pasajero', group: 'fld_passenger_quantity', isMultiple: true, control: 'number' },
);

const told = (
  additionalData: Readonly<Record<string, string>>,
  {
    profile = null,
    employees = null,
    edition = chile,
  }: { profile?: unknown; employees?: number | null; edition?: typeof chile } = {},
) => toldRows({ lead: { additionalData, employees }, quote: { profile } }, edition, async () => [journey, health]);

describe('what a form of its own was answered', () => {
  it('B3-15 is told in the order of the form, by its words, as people read it', async () => {
    const answers = { titular_ingreso: '1650000', titular_sexo: 'Femenino', titular_rut: '123456785', pareja_sexo: 'Masculino' };
    expect(await told(answers)).toEqual([
      ['RUT', '12.345.678-5'],
      ['Sexo (quien contrata)', 'Mujer'],
      ['Ingreso', '$1.650.000'],
      ['Sexo (su pareja)', 'Hombre'],
    ]);
  });

  it('B3-17 tells rows one by one, and of a single question its answers alone', async () => {
    const rows = 'cargas_sexo: Femenino, cargas_edad: 4; cargas_sexo: Masculino, cargas_edad: 7';
    expect(await told({ cargas: rows })).toEqual([['Cargas', 'Sexo: Mujer, Edad: 4; Sexo: Hombre, Edad: 7']]);
    expect(await told({ fld_fecha_inicio: '2026-12-10', fld_passenger_quantity: 'edad: 34; edad: 105' })).toEqual([
      ['Día de salida', '10 de diciembre de 2026'],
      ['Pasajeros', '34; 105'],
    ]);
  });

  it('loses nothing: what no form asks any more is told by its name, and what cannot be read as it was written', async () => {
    const answers = { fld_fecha_inicio: 'pronto', fld_passenger_quantity: 'somos dos', antes_se_preguntaba: 'sí', vacia: '' };
    expect(await told(answers)).toEqual([
      ['Día de salida', 'pronto'],
      ['Pasajeros', 'somos dos'],
      ['antes_se_preguntaba', 'sí'],
    ]);
    expect(await told({ constructor: 'x' })).toEqual([['constructor', 'x']]);
  });

  it('keeps commas and semicolons that people write within an answer', async () => {
    const answers = { cargas: 'cargas_sexo: Femenino; otra, más, cargas_edad: 4' };
    expect(await told(answers)).toEqual([['Cargas', 'Sexo: Femenino; otra, más, Edad: 4']]);
  });
});

describe('for whom a price was asked', () => {
  const family = {
    cotizante: [{ sexo: 'Femenino', edad: 34, ingreso: 1_650_000 }, { edad: 36 }],
    cargas: [{ sexo: 'Masculino', edad: 1, parentesco: 'Hijo/Hija' }],
    region: { stateCode: '13' },
    ingresodatos: true,
  };

  it('is told of a profile that somebody entered', async () => {
    expect(await told({}, { profile: family })).toEqual([
      ['Quien contrata', 'mujer, 34 años, renta líquida de $1.650.000 al mes'],
      ['Su pareja', '36 años'],
      ['Cargas', 'Hijo/Hija, hombre, 1 año'],
      ['Región', chile.regions.find(({ code }) => code === '13')?.name],
    ]);
  });

  it('is not told of an example, which nobody said; the employees of the request are', async () => {
    expect(await told({}, { profile: { ...family, ingresodatos: false } })).toEqual([]);
    const company = { cotizante: [], cantidadempleados: 30, ingresodatos: false };
    expect(await told({}, { profile: company, employees: 1500 })).toEqual([['Cantidad de empleados', '1.500']]);
  });

  it('tells pets, a journey and a company of theirs', async () => {
    const mascotas = [{ especie: 'Perro', raza: 'Poodle', edad: 4, parentesco: 'Mascota' }];
    expect(await told({}, { profile: { mascotas, ingresodatos: true } })).toEqual([['Mascotas', 'Perro, Poodle, 4 años']]);
    const viaje = { dias: 11, salida: '2026-12-10', regreso: '2026-12-20', destino: { code: 'ES', name: 'España' } };
    expect(await told({}, { profile: { cotizante: [{ edad: 34 }], viaje, ingresodatos: true } })).toEqual([
      ['Quien contrata', '34 años'],
      ['Viaje', 'hacia España, sale el 10 de diciembre de 2026, vuelve el 20 de diciembre de 2026, 11 días'],
    ]);
    const sctr = { cantidadempleados: 12, ingreso: 40_000, sector_label: 'Construcción', tipo_trabajo: 'c3', ingresodatos: true };
    expect(await told({}, { profile: sctr, edition: editionOf('peru') })).toEqual([
      ['Cantidad de empleados', '12'],
      ['Planilla mensual', 'S/ 40,000.00'],
      ['Sector', 'Construcción'],
      ['Tipo de trabajo', 'c3'],
    ]);
  });
});
