import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profiledTypes } from '../catalogue/profile-questions.ts';
import { addDays, plainDate } from '../dates/plain-date.ts';
import { editionOf, editions } from '../editions/editions.ts';
import {
  faultsBy,
  profileFaults,
  rulesByName,
  sayRuleFault,
  validationNameIn,
  validationNameOf,
  validationNames,
  type ValidationName,
} from './validation.ts';

const [chile, peru, colombia] = [editionOf('chile'), editionOf('peru'), editionOf('colombia')];

const today = plainDate('2026-11-20');
const few = 'cantidadempleados: En Colombia, los planes para empresas son desde 10 empleados.';
const missing = 'cotizante.0.epsActual: Elige tu EPS.';
const none = 'cotizante.0.epsActual: Este plan se suma a tu EPS y no la reemplaza: para contratarlo necesitas tener una.';

const messages = (name: ValidationName, profile: unknown, day = today): string[] =>
  faultsBy(rulesByName[name], profile, day).map((fault) => `${fault.field}: ${sayRuleFault(fault)}`);

describe('the rules by name', () => {
  it('B5-28 colombian-company asks for ten employees, in a profile and in a form for companies', () => {
    const asked = (profile: unknown) => messages('colombian-company', profile);
    expect([9, 10, 1500, null, undefined].map((count) => asked({ cantidadempleados: count }))).toEqual([
      [few],
      [],
      [],
      [few],
      [few],
    ]);
    expect(['9', '10', '1.500', '', 'diez'].map((text) => asked({ cantidadEmpleados: text }))).toEqual([
      [few],
      [],
      [],
      [few],
      [few],
    ]);
  });

  it("B5-29 colombian-health asks for an EPS that is not 'notengo', of whom it was asked", () => {
    const asked = (insurer?: string | null) =>
      messages('colombian-health', { cotizante: [{ edad: 34, ...(insurer === undefined ? {} : { epsActual: insurer }) }] });
    expect(['notengo', 'EPS005', '', null, undefined].map(asked)).toEqual([[none], [], [missing], [missing], []]);
  });

  it('colombian-health asks it of the partner too', () => {
    const cotizante = [
      { edad: 34, epsActual: 'EPS005' },
      { edad: 33, epsActual: 'notengo' },
    ];
    expect(messages('colombian-health', { cotizante })).toEqual([none.replace('.0.', '.1.')]);
  });

  it('C5-06, C5-07 valid-ages names each age that cannot be by its answer', () => {
    const profile = {
      cotizante: [{ edad: 17 }],
      cargas: [
        { edad: 3, parentesco: 'Hijo/Hija' },
        { edad: 16, parentesco: 'Cónyuge' },
      ],
    };
    expect(messages('valid-ages', profile)).toEqual([
      'cotizante.0.edad: Para contratar, quien paga debe tener 18 años o más.',
      'cargas.1.edad: Tu cónyuge debe tener 18 años o más: revisa su edad o su parentesco.',
    ]);
  });

  it('company asks for the number of employees where it is asked, and leaves the minimum to the plan', () => {
    const asked = (count: unknown) => messages('company', { cantidadEmpleados: count });
    const fault = 'cantidadempleados: Escribe cuántos empleados son.';
    expect(['', 'diez', null, 0, 1, '1.000', undefined].map(asked)).toEqual([[fault], [fault], [fault], [fault], [], [], []]);
  });

  it('B4-29 valid-ages takes one spouse in all: each other one is named by its kinship', () => {
    const [you, partner] = [{ edad: 40 }, { edad: 41 }];
    const spouse = { edad: 39, parentesco: 'Cónyuge' };
    const child = { edad: 5, parentesco: 'Hijo/Hija' };
    const beside = (index: number) =>
      `cargas.${index}.parentesco: Ya dijiste que tienes pareja: elige otro parentesco para esta carga.`;
    const second = 'cargas.2.parentesco: Sólo una de tus cargas puede ser tu cónyuge: elige otro parentesco para esta.';
    const asked = (profile: unknown) => messages('valid-ages', profile);
    expect(asked({ cotizante: [you], cargas: [spouse, child] })).toEqual([]);
    expect(asked({ cotizante: [you, partner], cargas: [child] })).toEqual([]);
    expect(asked({ cotizante: [you, partner], cargas: [child, spouse] })).toEqual([beside(1)]);
    expect(asked({ cotizante: [you], cargas: [spouse, child, spouse] })).toEqual([second]);
    const cargas = [{ cargas_edad: 39, cargas_parentesco: 'Cónyuge' }];
    expect(asked({ titular_edad: 40, enPareja: true, pareja_edad: 41, cargas })).toEqual([beside(0)]);
    expect(asked({ titular_edad: 40, enPareja: true, cargas })).toEqual([beside(0)]);
    expect(asked({ titular_edad: 40, enPareja: false, cargas })).toEqual([]);
    expect(messages('colombian-health', { cotizante: [you, partner], cargas: [spouse] })).toEqual([beside(0)]);
  });

  it('journey takes no day before today, no return before the departure and no longer journey than is insured', () => {
    const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
    const asked = (salida?: string | null, regreso?: string | null) =>
      messages('journey', { viaje: { dias: 2, salida, regreso } });
    const passed = 'viaje.salida: El día de salida ya pasó: elige hoy o un día posterior.';
    expect([asked(today, today), asked(today, tomorrow), asked(), asked(null, null), asked(tomorrow)]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(asked(yesterday, tomorrow)).toEqual([passed]);
    expect(asked(yesterday)).toEqual([passed]);
    expect(asked(yesterday, yesterday)).toEqual([
      passed,
      'viaje.regreso: El día de regreso ya pasó: elige hoy o un día posterior.',
    ]);
    expect(asked(tomorrow, today)).toEqual(['viaje.regreso: El regreso no puede ser antes de la salida.']);
    expect(asked(today, addDays(today, 364))).toEqual([]);
    expect(asked(today, addDays(today, 365))).toEqual(['viaje.regreso: El viaje puede durar hasta 365 días: acerca el regreso.']);
    expect([asked('2026-02-29', 'mañana'), asked('', '')]).toEqual([[], []]);
  });

  it('journey judges the answers of a form by their own names, and then not the days that the profile had', () => {
    const viaje = { dias: 3, salida: '2020-01-01', regreso: '2020-01-03' };
    const passed = 'fld_fecha_inicio: El día de salida ya pasó: elige hoy o un día posterior.';
    expect(messages('journey', { viaje, fld_fecha_inicio: '19/11/2026', fld_fecha_termino: '2026-11-22' })).toEqual([passed]);
    expect(messages('journey', { viaje, viaje_dias: 3 })).toEqual([]);
    expect(messages('journey', { viaje })).toHaveLength(2);
  });

  it('the server takes the day before for today where the edition has no zone: it still is for some visitors', () => {
    const faultsOn = (id: 'chile' | 'international', salida: string) =>
      profileFaults({ edition: editionOf(id), productType: 'SEGURO VIAJE', profile: { viaje: { salida } }, today }).length;
    const days = [addDays(today, -2), addDays(today, -1), today];
    expect(days.map((day) => faultsOn('chile', day))).toEqual([1, 1, 0]);
    expect(days.map((day) => faultsOn('international', day))).toEqual([1, 0, 0]);
  });

  it('take anything for a profile, without a throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...validationNames), (value, name) => {
        for (const profile of [
          value,
          { cotizante: value, cargas: value, viaje: value },
          { cotizante: [value], cargas: [value, null] },
        ]) {
          expect(Array.isArray(faultsBy(rulesByName[name], profile, today))).toBe(true);
        }
      }),
    );
  });
});

describe('which script checks what', () => {
  it('B5-30 in Colombia employees are for companies and the EPS for health plans on top of it', () => {
    const typesWith = (name: ValidationName) => profiledTypes.filter((type) => validationNameOf(type, colombia) === name);
    expect(typesWith('colombian-health')).toEqual(['SEGURO', 'PLAN COMPLEMENTARIO', 'MEDICINA PREPAGADA']);
    expect(typesWith('colombian-company')).toEqual(['SEGURO COLECTIVO', 'SEGURO COVID', 'EPS EMPRESA', 'SCTR']);
    expect(['EPS', 'SEGURO_MASCOTAS', 'x', 'constructor'].map((type) => validationNameOf(type, colombia))).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });

  it('elsewhere ages are checked where somebody contracts for people, and employees where a company does', () => {
    expect(
      ['ISAPRE', 'SEGURO', 'SEGURO COLECTIVO', 'FONASA', 'SEGURO VIAJE'].map((type) => validationNameOf(type, chile)),
    ).toEqual(['valid-ages', 'valid-ages', 'company', null, 'journey']);
    expect(['EPS', 'SCTR'].map((type) => validationNameOf(type, peru))).toEqual(['valid-ages', 'company']);
  });

  it('a product type has one script at most, and its form exists', () => {
    for (const { validates } of editions) {
      const types = Object.values(validates).flat();
      expect(new Set(types).size).toBe(types.length);
      expect(profiledTypes).toEqual(expect.arrayContaining(types));
    }
  });

  it('of a product type without a script nothing is refused', () => {
    const child = { cotizante: [{ edad: 3, epsActual: 'notengo' }], cantidadempleados: 1 };
    const faultsIn = (productType: string) => profileFaults({ edition: colombia, productType, profile: child, today }).length;
    expect(['SEGURO VIAJE', 'EPS', 'SEGURO_MASCOTAS', 'SEGURO', 'SCTR'].map(faultsIn)).toEqual([0, 0, 0, 2, 1]);
  });

  it('every edition takes its own example person', () => {
    for (const edition of editions) {
      const profile = { cotizante: [{ edad: edition.exampleProfile.age }], cantidadempleados: 20 };
      for (const productType of profiledTypes) expect(profileFaults({ edition, productType, profile, today })).toEqual([]);
    }
  });
});

it('the address of a script is /validation/{name}.js of our own and nothing else', () => {
  expect(validationNames.map((name) => validationNameIn(`/validation/${name}.js`))).toEqual([...validationNames]);
  const others = ['/validation/other.js', '/validation/company', 'https://a.cl/validation/company.js', '//validation/company.js'];
  expect([...others, '/validation/../company.js', '', 'company'].map(validationNameIn)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});
