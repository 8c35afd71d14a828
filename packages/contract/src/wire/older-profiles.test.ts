import { editionOf } from '@cotejo/core/editions';
import { maximumEmployees, petSpecies, relationships, sexes } from '@cotejo/core/people';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProfile } from '../guards/profile.ts';
import { profileSchema } from '../schemas/profile.ts';
import { readOlderProfile } from './older-profiles.ts';

const [chile, peru, colombia, international] = (['chile', 'peru', 'colombia', 'international'] as const).map(editionOf);
if (!chile || !peru || !colombia || !international) throw new Error('an edition is missing');
const woman = { sexo: 'Femenino', edad: 34 };

describe('a profile of an older version', () => {
  it('C3-17, C3-18 of the health form: titular and cargas, with the names of their fields', () => {
    const form = {
      titular: { sexoTitular: 'Femenino', edadTitular: 34 },
      cargas: [
        { sexoCarga: 'Masculino', edadCarga: '36', parentescoCarga: 'Spouse' },
        { sexoCarga: 'Femenino', edadCarga: 4, parentescoCarga: 'Hija' },
        { sexoCarga: '', edadCarga: null, parentescoCarga: '' },
      ],
    };
    expect(readOlderProfile(form, peru)).toMatchObject({
      cotizante: [woman],
      cargas: [
        { sexo: 'Masculino', edad: 36, parentesco: 'Cónyuge' },
        { sexo: 'Femenino', edad: 4, parentesco: 'Hijo/Hija' },
      ],
      ingresodatos: true,
    });
  });

  it.each([
    ['a name', 'Cundinamarca', '25'],
    ['a name in other letters', ' ATLANTICO ', '08'],
    ['a code', '05', '05'],
    ['a number', 5, '05'],
    ['an object with a number', { stateCode: 5, stateName: 'Antioquia' }, '05'],
    ['an object', { stateCode: '05', stateName: 'Antioquia', orderPosition: 2, abbreviation: 'ANT' }, '05'],
  ])('C3-19 of the health form: the departamento as %s', (_how, departamento, stateCode) => {
    expect(readOlderProfile({ titular: { edadTitular: 34 }, departamento }, colombia)?.region?.stateCode).toBe(stateCode);
  });

  it('leaves a region out that its edition has not', () => {
    expect(readOlderProfile({ cotizante: [woman], departamento: 'Atlántida' }, colombia)?.region).toBeNull();
  });

  it.each([
    [{ sexo: 'Femenino', edad: '34' }],
    [[{ cotizante_sexo: 'mujer', cotizante_edad: '034', cotizante_ingreso: '$ 1.650.000' }]],
    [[woman, { sexo: '', edad: '', ingreso: null }]],
  ])('B3-27, B3-31 with its contributor as %j', (cotizante) => {
    expect(readOlderProfile({ cotizante }, chile)?.cotizante).toMatchObject([woman]);
  });

  it('B3-27, B3-39 that says sex and age of its first person at the top', () => {
    expect(readOlderProfile({ cotizante: [{ edad: 34 }], cotizante_sexo: 'Femenino' }, chile)?.cotizante).toMatchObject([woman]);
    expect(readOlderProfile({ titular: { edad: '34' }, gender: 'female' }, international)?.cotizante).toMatchObject([woman]);
  });

  it.each([
    [650_000, 650_000],
    ['1.650.000', 1_650_000],
    ['$ 1.650.000', 1_650_000],
    ['S/ 4,500.50', 4500.5],
    ['4500,5', 4500.5],
    ['', undefined],
    [null, null],
  ])('B3-31 with an income written %j', (ingreso, amount) => {
    expect(readOlderProfile({ cotizante: [{ ...woman, ingreso }] }, chile)?.cotizante[0]?.ingreso).toBe(amount);
  });

  it.each([
    ['08', 8],
    ['8', 8],
    [' 010 ', 10],
    ['0', 0],
  ])("C5-22 reads the age '%s' in base ten", (edad, years) => {
    expect(readOlderProfile({ cotizante: [woman], cargas: [{ edad }] }, chile)?.cargas[0]?.edad).toBe(years);
  });

  it.each(['ocho', '8.5', '-8', '0x10', '1e1', '121'])("is none where an age says '%s'", (edad) => {
    expect(readOlderProfile({ cotizante: [{ edad }] }, peru)).toBeNull();
    expect(readOlderProfile({ cotizante: [woman], cargas: [{ edad }] }, peru)).toBeNull();
  });

  it('C5-09 in Peru takes an age that is missing as 25, and is an example then, nobody’s own (decision 26)', () => {
    expect(readOlderProfile({ cotizante: [{ sexo: 'Femenino', edad: '' }], ingresodatos: true }, peru)).toMatchObject({
      cotizante: [{ sexo: 'Femenino', edad: 25 }],
      ingresodatos: false,
    });
    expect(readOlderProfile({ titular: { sexoTitular: 'Femenino' } }, peru)?.cotizante[0]?.edad).toBe(25);
    expect(readOlderProfile({ titular: { sexoTitular: 'Femenino' } }, chile)).toBeNull();
    expect(readOlderProfile({ cotizante: [woman], cargas: [{ sexo: 'Femenino' }] }, peru)).toBeNull();
  });

  it.each([
    [{ colectivo: { cantidadempleados: '1.500' } }, 1500],
    [{ colectivo: { cantidadempleados: 1500 } }, 1500],
    [{ colectivo: { cantidadEmpleados: '12.345' } }, 12_345],
    [{ cantidadEmpleados: '1,500' }, 1500],
    [{ cantidadempleados: '15', colectivo: { cantidadempleados: null } }, 15],
    [{ fld_employees: '15' }, 15],
  ])('C3-14, C3-15, C3-21, C3-22 of a company: %j', (company, employees) => {
    expect(readOlderProfile({ ingresodatos: true, ...company }, peru)).toMatchObject({
      cantidadempleados: employees,
      cotizante: [],
      ingresodatos: true,
    });
  });

  it('C3-22 takes the dots out of any count of employees', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maximumEmployees }), (employees) => {
        const dotted = String(employees).replace(/\B(?=(\d{3})+$)/g, '.');
        expect(readOlderProfile({ colectivo: { cantidadempleados: dotted } }, chile)?.cantidadempleados).toBe(employees);
      }),
    );
  });

  it('C3-27, C3-29 of accidents at work: employees, payroll, kind of work', () => {
    const form = {
      cantidadempleados: '20',
      ingreso: '30,000.00',
      sector: 3,
      tipo_trabajo: { code: 'F-45', displayName: 'Obras' },
    };
    expect(readOlderProfile(form, peru)).toMatchObject({
      cantidadempleados: 20,
      ingreso: 30_000,
      tipo_trabajo: 'F-45',
      ingresodatos: true,
    });
  });

  it('C3-28, C3-30 of accidents at work: the id of the sector, and how sector and kind of work read', () => {
    const labelled = { sector: '3', sector_label: 'Construcción', tipo_trabajo: 'F-45', tipo_trabajo_label: 'Obras' };
    const objects = {
      sector: { id: 3, displayName: 'Construcción' },
      tipo_trabajo: { code: 'F-45', displayName: 'Obras' },
    };
    for (const form of [labelled, objects]) {
      expect(readOlderProfile({ cantidadempleados: 20, ...form }, peru)).toMatchObject({ ...labelled, sector: 3 });
    }
    expect(readOlderProfile({ cantidadempleados: 20, sector: 'Pesca' }, peru)).toMatchObject({ sector_label: 'Pesca' });
  });

  it('C3-23 of a Peruvian company: where its people pay their contributions', () => {
    for (const form of [{ sistemaprevisional: 'AFP' }, { colectivo: { sistemaprevisional: { code: 'AFP' } } }]) {
      expect(readOlderProfile({ cantidadempleados: 12, ...form }, peru)?.sistemaprevisional).toBe('AFP');
    }
  });

  it.each([
    [{ cotizante: [{ ...woman, eps_actual: 'EPS010', maternidad: 'Sí' }] }],
    [{ cotizante: [{ ...woman, epsActual: { organizationCode: 'EPS010' }, maternidad: true }] }],
    [{ titular: { sexoTitular: 'Femenino', edadTitular: '34', epsActual: 'EPS010', maternidad: '1' } }],
    [{ cotizante: [woman], epsActual: 'EPS010', maternidad: true }],
  ])('B3-28, C3-17, C3-20 with EPS and maternity as %j', (form) => {
    expect(readOlderProfile(form, colombia)?.cotizante).toMatchObject([{ ...woman, epsActual: 'EPS010', maternidad: true }]);
  });

  it('B3-29, C3-03, C3-31, C3-32 of the international form: nationality and country of cover as objects', () => {
    const spain = { code: 'ES', name: 'España', nationality: 'Española' };
    const titular = { sexo: 'Femenino', edad: '34', nacionalidad: { ...spain, dial: '+34' }, paisCobertura: 'fr' };
    const read = readOlderProfile({ titular }, international);
    expect(read?.cotizante).toEqual([{ ...woman, nacionalidad: spain, paisCobertura: { code: 'FR' } }]);
    expect(readOlderProfile({ cotizante: [titular] }, international)?.cotizante).toEqual(read?.cotizante);
  });

  it.each([
    ['beside the people', { mascota: [{ mascota_tipo: 'Perro', mascota_raza: 'Beagle', mascota_edad: '08' }] }],
    ['alone', { mascota_tipo: 'perro', mascota_raza: 'Beagle', mascota_edad: '8' }],
    ['among the cargas', { cargas: [{ especie: 'Perro', raza: 'Beagle', edad: '8', parentesco: 'Mascota' }] }],
    ['among the contributors', { cotizante: [{ especie: 'Dog', raza: { name: 'Beagle' }, edad: 8, parentesco: 'Mascota' }] }],
  ])('C5-10, C3-05, C3-06, C3-07, C3-24, B3-30 of a pet %s', (_where, form) => {
    expect(readOlderProfile(form, chile)).toMatchObject({
      cotizante: [],
      cargas: [],
      mascotas: [{ especie: 'Perro', raza: 'Beagle', edad: 8, parentesco: 'Mascota' }],
    });
  });

  it('C3-25 of three pets: the first is the main one, the rest are extras', () => {
    const row = (mascota_raza: string) => ({ mascota_tipo: 'Gato', mascota_raza, mascota_edad: 1 });
    const read = readOlderProfile({ ...row('Persa'), mascota: [row('Siamés'), row('Angora')] }, chile);
    expect(read?.mascotas?.map(({ raza }) => raza)).toEqual(['Persa', 'Siamés', 'Angora']);
  });

  it.each(['Cónyuge', 'Spouse', 'spouse', 'conyuge'])("B3-37, B3-38 knows the spouse by '%s'", (parentescoCarga) => {
    const read = readOlderProfile({ titular: { edadTitular: 40 }, cargas: [{ edadCarga: 41, parentescoCarga }] }, chile);
    expect(read?.cargas[0]?.parentesco).toBe('Cónyuge');
  });

  it('B3-17 of a journey: the first passenger asks, the others come along, and the days follow from the dates', () => {
    const form = {
      fld_passenger_quantity: [{ fld_passenger_quantity: '40' }, { fld_passenger_quantity: '38' }, { fld_passenger_quantity: 7 }],
      fld_fecha_inicio: '28/02/2027',
      fld_fecha_termino: '05/03/2027',
    };
    expect(readOlderProfile(form, chile)).toMatchObject({
      cotizante: [{ edad: 40 }],
      cargas: [{ edad: 38 }, { edad: 7 }],
      viaje: { dias: 6, salida: '2027-02-28', regreso: '2027-03-05' },
    });
  });

  it('B3-16 of a journey: where it begins and where it goes, and none with a day that does not exist', () => {
    const form = { fld_passenger_quantity: 40, viaje_dias: 6, fld_origin_country: 'cl', fld_destination_country: { code: 'FR' } };
    expect(readOlderProfile(form, chile)?.viaje).toEqual({ dias: 6, origen: { code: 'CL' }, destino: { code: 'FR' } });
    expect(readOlderProfile({ ...form, fld_fecha_inicio: '29/02/2027' }, chile)).toBeNull();
  });

  it('C3-11 C3-12 C3-13 is read with the prices, the filters and the referral that it was kept with, and without them kept', () => {
    const people = { cotizante: [woman], ingresodatos: true };
    const beside = {
      precios: {
        preciomax: 200_000,
        preciomin: 0,
        topeimponible: true,
        calculadoUF: 4.2,
        calculadoPeso: 163_000,
        precioReal: 170_000,
        precioRealUF: 4.3,
      },
      preciosSeguros: { precio: 30_000 },
      prices: { preciomax: 200_000 },
      previsiones: ['fonasa'],
      prevision: 'fonasa',
      referido: { email: 'ana@correo.cl' },
      prestador: 'CB',
      simulacionExterna: false,
      enUF: true,
      referidoPorLink: true,
    };
    const read = readOlderProfile({ ...people, ...beside }, chile);
    expect(read).toEqual(readOlderProfile(people, chile));
    expect(read?.cotizante).toMatchObject([woman]);
    expect(JSON.stringify(read)).not.toMatch(/preci|fonasa|correo|simulacion|enUF|referido/i);
  });

  it('C3-10 says whether it was entered; one of people that does not say it was not', () => {
    expect(readOlderProfile({ cotizante: [woman], ingresodatos: 'true' }, chile)?.ingresodatos).toBe(true);
    expect(readOlderProfile({ cotizante: [woman], ingresodatos: false }, chile)?.ingresodatos).toBe(false);
    expect(readOlderProfile({ cotizante: [woman] }, chile)?.ingresodatos).toBe(false);
  });
});

const years = fc.nat({ max: 120 });
const country = fc.option(fc.record({ code: fc.constantFrom('CL', 'FR'), name: fc.string() }, { requiredKeys: ['code'] }));
const anybody = fc.record(
  {
    edad: years,
    sexo: fc.constantFrom(...sexes),
    ingreso: fc.option(fc.nat()),
    maternidad: fc.boolean(),
    epsActual: fc.option(fc.string({ minLength: 1, maxLength: 41 })),
    nacionalidad: country,
  },
  { requiredKeys: ['edad'] },
);
const carga = fc.record(
  { edad: years, sexo: fc.constantFrom(...sexes), parentesco: fc.constantFrom(...relationships) },
  { requiredKeys: ['edad'] },
);
const pet = fc.record(
  { especie: fc.constantFrom(...petSpecies), edad: fc.nat({ max: 30 }), raza: fc.option(fc.string({ maxLength: 80 })) },
  { requiredKeys: ['especie', 'edad'] },
);
const today = fc.record(
  {
    cotizante: fc.array(anybody, { maxLength: 3 }),
    cargas: fc.array(carga, { maxLength: 9 }),
    region: fc.option(fc.record({ stateCode: fc.string({ maxLength: 11 }), stateName: fc.string() })),
    enPareja: fc.boolean(),
    ingresodatos: fc.boolean(),
    mascotas: fc.array(pet, { maxLength: 9 }),
    cantidadempleados: fc.option(fc.nat()),
    ingreso: fc.option(fc.nat()),
    tipo_trabajo: fc.option(fc.string({ maxLength: 41 })),
    tipo_trabajo_label: fc.string({ minLength: 1, maxLength: 121 }),
    sector: fc.nat({ max: 1_000_001 }),
    sistemaprevisional: fc.string({ minLength: 1 }),
    viaje: fc.option(
      fc.record(
        { dias: fc.nat({ max: 400 }), salida: fc.constantFrom('2027-02-28', '2027-02-29'), destino: country },
        { requiredKeys: ['dias'] },
      ),
    ),
    zona: fc.option(fc.string({ maxLength: 41 })),
  },
  { requiredKeys: ['ingresodatos'] },
);

describe('the reader of all versions', () => {
  it("reads today's profiles as they are, and refuses what today's reader refuses", () => {
    fc.assert(
      fc.property(today, (value) => {
        expect(readOlderProfile(value, chile)).toEqual(readProfile(value));
      }),
      { numRuns: 1000 },
    );
  });

  it('makes a profile or none of anything', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(chile, peru), (value, edition) => {
        for (const part of [
          value,
          { cotizante: value },
          { titular: value, cargas: value },
          { mascota: value },
          { viaje: value },
        ]) {
          const read = readOlderProfile(part, edition);
          if (read !== null) expect(profileSchema.parse(read)).toEqual(read);
        }
      }),
      { numRuns: 500 },
    );
  });
});
