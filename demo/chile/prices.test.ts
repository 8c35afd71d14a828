import { productsOf } from '@cotejo/core/comparison';
import { plainDate } from '@cotejo/core/dates';
import { moneyOf, toNumber } from '@cotejo/core/money';
import type { Pet } from '@cotejo/core/people';
import { legalContribution } from '@cotejo/core/simulation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparatorAt, contextOn, exampleOf, householdOf, pesos, priceOf, productOf, snapshot } from './testing/price-demo.ts';

const adult = { age: 38, sex: 'Femenino' } as const;
const child = (age: number) => ({ age, sex: 'Femenino', relationship: 'Hijo/Hija' }) as const;
const family = (...ages: readonly number[]) =>
  householdOf({ contributors: [adult], dependants: ages.map(child), regionCode: '13' });
const owner = (...pets: readonly Pet[]) => householdOf({ contributors: [adult], dependants: [], pets });
const employer = (employees: number) =>
  householdOf({ contributors: [adult], dependants: [], company: { employees, monthlyPayroll: null, riskClass: null } });
const traveller = (age: number, tripDays: number, zone: string) =>
  householdOf({ contributors: [{ age, sex: 'Masculino' }], dependants: [], tripDays, zone });

describe('prices of the demonstration', () => {
  /** Pesos of the example person, pet, company or journey that somebody in Chile would believe. */
  const believable: readonly (readonly [url: string, from: number, to: number])[] = [
    ['/Comparar/Isapres', 60_000, 500_000],
    ['/Comparar/Seguros-de-Salud/Complementario', 12_000, 45_000],
    ['/Comparar/Seguros-de-Salud/Catastrofico', 5_000, 25_000],
    ['/Comparar/Seguros-de-Salud/Complementario-Catastrofico', 20_000, 80_000],
    ['/Comparar/Seguros-de-Salud/Dental', 6_000, 25_000],
    ['/Comparar/Seguros-de-Salud/Oncologico', 4_000, 20_000],
    ['/Comparar/Seguros-de-Salud/Cardiologico', 3_000, 20_000],
    ['/Comparar/Seguros-de-Salud/Escolar-Universitario', 2_000, 10_000],
    ['/Comparar/Seguros-de-Salud/Farmacia', 5_000, 15_000],
    ['/Comparar/Seguros-de-Salud/Primario', 6_000, 20_000],
    ['/Comparar/Seguros-de-Salud/Indemnizacion', 4_000, 25_000],
    ['/Comparar/Seguros-de-Salud/Internacional', 60_000, 250_000],
    ['/Comparar/Seguros-de-Salud/Asistencia', 4_000, 25_000],
    ['/Comparar/Accidentes-Personales', 3_000, 15_000],
    ['/Comparar/Seguros-de-Vida', 5_000, 130_000],
    ['/Comparar/Seguros-de-Vida/Guardias', 30_000, 90_000],
    ['/Comparar/Seguro-Complementario-Empresa', 50_000, 1_300_000],
    ['/Comparar/Seguro-Covid', 140_000, 230_000],
    ['/Comparar/Seguros-Mascotas', 7_000, 25_000],
    ['/Comparar/Seguros-de-Viaje', 20_000, 100_000],
  ];
  it.each(believable)('%s: the example pays between %i and %i pesos', (url, from, to) => {
    const comparator = comparatorAt(url);
    const prices = productsOf(comparator, snapshot).map((product) => pesos(product, exampleOf(comparator)) ?? 0);
    expect([Math.min(...prices) >= from, Math.max(...prices) <= to]).toEqual([true, true]);
  });

  it('let the first dependant in for nothing, or the third', () => {
    const [firstFree, thirdFree] = [productOf('ARR-COMPLEMENTARIO-1'), productOf('CDM-COMPLEMENTARIO-1')];
    expect(pesos(firstFree, family(8))).toBe(pesos(firstFree, family()));
    expect(pesos(firstFree, family(8, 5))).toBeGreaterThan(pesos(firstFree, family(8)) ?? 0);
    expect(pesos(thirdFree, family(8, 5))).toBeGreaterThan(pesos(thirdFree, family(8)) ?? 0);
    expect(pesos(thirdFree, family(8, 5, 3))).toBe(pesos(thirdFree, family(8, 5)));
  });

  it('stop at the most people of a policy', () => {
    const product = productOf('CDM-COMPLEMENTARIO-1');
    expect(priceOf(product, family(1, 2, 3, 4, 5, 6)).profilesWithPrice).toBe(7);
    expect(priceOf(product, family(1, 2, 3, 4, 5, 6, 7)).profilesWithPrice).toBe(0);
  });

  it('ask for an age of entry that is narrower than the ages insured', () => {
    const price = priceOf(productOf('RAU-ONCOLOGICO-1'), householdOf({ contributors: [{ age: 67 }], dependants: [] }));
    expect(price.people[0]?.outcome).toEqual({
      kind: 'uninsurable',
      reasons: [{ kind: 'entry-age', age: 67, ages: { from: 18, to: 64 } }],
    });
  });

  it('charge at least the least of a policy', () => {
    const [cheap, minimum] = [productOf('CHI-FARMACIA-1'), productOf('CAN-FARMACIA-1')];
    const young = householdOf({ contributors: [{ age: 19 }], dependants: [] });
    expect(priceOf(minimum, young).totalInUnit).toEqual(moneyOf('0.2', 'UF', 'month'));
    expect(pesos(cheap, young)).toBeLessThan(pesos(minimum, young) ?? 0);
  });

  it('change with the tariff of 2027', () => {
    const product = productOf('RAU-COMPLEMENTARIO-1');
    const [before, after] = [plainDate('2026-12-31'), plainDate('2027-01-01')].map((day) => pesos(product, family(), day) ?? 0);
    expect((after ?? 0) / (before ?? 1)).toBeCloseTo(1.04, 2);
  });

  it('depend on species, breed, age and rank of a pet', () => {
    const product = productOf('CHI-MASCOTAS-1');
    const dog: Pet = { species: 'Perro', breed: 'Mestizo', age: 3 };
    const price = (...pets: readonly Pet[]) => pesos(product, owner(...pets)) ?? 0;
    expect(price({ ...dog, breed: 'Bulldog Francés' })).toBeGreaterThan(price(dog));
    expect(price({ ...dog, breed: null })).toBe(price(dog));
    expect(price({ ...dog, species: 'Gato' })).toBeLessThan(price(dog));
    expect(price({ ...dog, age: 7 })).toBeGreaterThan(price(dog));
    expect(price(dog, dog)).toBeLessThan(2 * price(dog));
    expect(priceOf(product, owner({ ...dog, age: 9 })).people[0]?.outcome).toMatchObject({
      reasons: [{ kind: 'entry-age', ages: { from: 0, to: 8 } }],
    });
  });

  it('fall per employee with the size of the company', () => {
    const product = productOf('PUE-COLECTIVO-SALUD-1');
    const perHead = (employees: number) => (pesos(product, employer(employees)) ?? 0) / employees;
    expect(perHead(150)).toBeLessThan(perHead(60));
    expect(perHead(600)).toBeLessThan(perHead(150));
    expect(pesos(product, employer(2))).toBeNull();
  });

  it('A5-03 A5-05 A5-06 A9-08 of SEGURO COLECTIVO begin at the least employees of the plan, at 5 where it names none', () => {
    const plans = snapshot.products.filter(({ upperType }) => upperType === 'SEGURO COLECTIVO');
    expect(plans.some(({ minimumEmployees }) => minimumEmployees === null)).toBe(true);
    expect(plans.some(({ minimumEmployees }) => (minimumEmployees ?? 5) > 5)).toBe(true);
    for (const plan of plans) {
      const minimum = plan.minimumEmployees ?? 5;
      expect([plan.code, pesos(plan, employer(minimum)) !== null]).toEqual([plan.code, true]);
      expect(priceOf(plan, employer(minimum - 1)).people[0]?.outcome).toEqual({
        kind: 'uninsurable',
        reasons: [{ kind: 'employees-below-minimum', minimum, employees: minimum - 1 }],
      });
    }
  });

  it('A9-22 are twelve monthly ones in the mandatory Covid insurance', () => {
    const { total } = priceOf(productOf('BSE-COVID-1'), employer(1));
    expect([total?.period, total?.units]).toEqual(['year', Math.round(0.032 * 12 * 40_844.79)]);
  });

  it('depend on days, zone and age of a journey, once', () => {
    const product = productOf('TAS-VIAJE-2');
    const price = (...journey: Parameters<typeof traveller>) => pesos(product, traveller(...journey)) ?? 0;
    expect(priceOf(product, traveller(30, 10, 'europa')).total?.period).toBe('once');
    expect(price(30, 11, 'europa')).toBeGreaterThan(price(30, 10, 'europa'));
    expect(price(30, 10, 'mundo')).toBeGreaterThan(price(30, 10, 'europa'));
    expect(price(30, 10, 'sudamerica')).toBeLessThan(price(30, 10, 'europa'));
    expect(price(70, 10, 'europa')).toBeGreaterThan(price(30, 10, 'europa'));
    expect(pesos(product, traveller(30, 91, 'europa'))).toBeNull();
    expect(pesos(product, traveller(30, 10, 'luna'))).toBeNull();
  });

  it('are of a home, and only where the service arrives', () => {
    const product = productOf('TAS-AMBULANCIA-1');
    const home = (regionCode: string) => householdOf({ contributors: [adult], dependants: [child(4)], regionCode });
    expect(priceOf(product, home('13')).profilesWithPrice).toBe(2);
    expect(pesos(product, home('5'))).toBeGreaterThan(pesos(product, home('13')) ?? 0);
    expect(pesos(product, home('12'))).toBeNull();
    expect(product.regionCodes?.toSorted()).toEqual(['13', '4', '5', '8']);
    const video = productOf('TAS-TELEMEDICINA-1');
    expect(pesos(video, family(4))).toBeGreaterThan(pesos(video, family()) ?? 0);
    expect(pesos(video, family(4, 3))).toBe(pesos(video, family(4)));
  });
});

describe('Fonasa', () => {
  const withIncome = (income: number, cargas = 0) =>
    householdOf({
      contributors: [{ age: 40, sex: 'Masculino', income: moneyOf(income, 'CLP', 'month') }],
      dependants: Array.from({ length: cargas }, (_unused, index) => child(index)),
    });
  const tramosOf = (income: number, cargas = 0) =>
    ['A', 'B', 'C', 'D'].filter((tramo) => pesos(productOf(`FONASA-${tramo}-MAI`), withIncome(income, cargas)) !== null);

  // 431.200 net are 539.000 taxable, 629.552 are 786.940 (decision 22).
  it.each([
    [0, 0, ['A']],
    [1, 0, ['B']],
    [431_200, 0, ['B']],
    [431_201, 2, ['C']],
    [431_201, 3, ['B']],
    [629_552, 0, ['C']],
    [629_553, 2, ['D']],
    [629_553, 3, ['C']],
    [9_000_000, 8, ['C']],
  ] as const)('a net income of %i with %i dependants is in tramo %j alone', (income, cargas, tramos) => {
    expect(tramosOf(income, cargas)).toEqual(tramos);
  });

  it('C9-11 costs 7 % of the taxable income that a net one stands for, of 90 UF at most, and nothing more for dependants', () => {
    const d = productOf('FONASA-D-MLE-1');
    expect(pesos(d, withIncome(1_650_000))).toBe(144_375);
    expect(pesos(d, withIncome(1_650_000, 2))).toBe(144_375);
    // 'El 7 % de $2.062.500', where the price is explained.
    expect(priceOf(d, withIncome(1_650_000)).people[0]?.outcome).toMatchObject({ salary: moneyOf(2_062_500, 'CLP', 'month') });
    expect(pesos(d, withIncome(9_000_000))).toBe(Math.round(90 * 40_844.79 * 0.07));
    expect(pesos(productOf('FONASA-A-MAI'), withIncome(0))).toBe(0);
  });

  it('costs what pages call the 7 % of the same person, whatever they earn', () => {
    fc.assert(
      // Half of them about the limits and the cap, which few of so many incomes meet.
      fc.property(fc.oneof(fc.integer({ min: 1, max: 12_000_000 }), fc.integer({ min: 2_800_000, max: 3_800_000 })), (income) => {
        const household = withIncome(income);
        const costs = ['A', 'B', 'C', 'D'].flatMap((tramo) => pesos(productOf(`FONASA-${tramo}-MAI`), household) ?? []);
        const legal = legalContribution(household, contextOn(plainDate('2026-11-20')));
        expect(costs).toEqual([legal.ok ? toNumber(legal.value.total) : null]);
      }),
    );
  });

  it('ends with the cap of the year, whose next one is not known', () => {
    const d = productOf('FONASA-D-MAI');
    expect(pesos(d, withIncome(1_650_000), plainDate('2027-01-31'))).toBe(144_375);
    expect(pesos(d, withIncome(1_650_000), plainDate('2027-02-01'))).toBeNull();
  });

  it('is sold by nobody, scored by nobody, and in free choice not had by tramo A', () => {
    const products = snapshot.products.filter(({ upperType }) => upperType === 'FONASA');
    expect(products.filter(({ salesChannels, score }) => salesChannels.length > 0 || score !== null)).toEqual([]);
    expect(products.filter(({ code }) => code.startsWith('FONASA-A')).map(({ code }) => code)).toEqual(['FONASA-A-MAI']);
    const [kind] = [...snapshot.organizations.values()]
      .filter(({ code }) => code === 'FONASA')
      .map((organization) => organization.kind);
    expect(kind).toBe('public');
  });
});
