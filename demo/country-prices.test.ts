import { moneyOf } from '@cotejo/core/money';
import type { PriceForHousehold } from '@cotejo/core/pricing';
import { describe, expect, it } from 'vitest';
import { colombiaCatalogue } from './colombia/colombia.ts';
import { internationalCatalogue } from './international/international.ts';
import { peruCatalogue } from './peru/peru.ts';
import { comparatorAt, exampleOf, priced } from './testing/price-example.ts';

describe('prices by hand', () => {
  const peru = peruCatalogue();
  const colombia = colombiaCatalogue();
  const international = internationalCatalogue();

  it('SCTR health of EsSalud: 1.83 % of S/ 72,000 of builders, 0.63 % of weavers, and less with a level that is known', () => {
    const sctr = comparatorAt(peru, '/Comparar/SCTR');
    const soles = (riskClass: string): number | undefined => {
      const company = { employees: 30, riskClass, monthlyPayroll: moneyOf(72_000, 'PEN', 'month') };
      const household = exampleOf(peru, sctr, { contributors: [{ age: 25 }], dependants: [], company });
      return priced(peru, 'ESS-SCTR-SALUD-PUBLICO-1', household).total?.units;
    };
    expect([soles('500'), soles('321'), soles('IV'), soles('I')]).toEqual([131_760, 45_360, 131_760, 45_360]);
  });

  it('SCTR asks at least the minimum of a policy, and less of a large company', () => {
    const sctr = comparatorAt(peru, '/Comparar/SCTR');
    const total = (employees: number, payroll: number): number => {
      const company = { employees, riskClass: '500', monthlyPayroll: moneyOf(payroll, 'PEN', 'month') };
      const household = exampleOf(peru, sctr, { contributors: [{ age: 25 }], dependants: [], company });
      return priced(peru, 'RIM-SCTR-SALUD-1', household).total?.units ?? 0;
    };
    expect(total(1, 1_130)).toBe(7_500);
    expect(total(200, 500_000)).toBeLessThan(total(49, 500_000));
  });

  it('A5-04 EPS of companies begin at the least employees of the plan', () => {
    const eps = comparatorAt(peru, '/Comparar/EPS/Empresa');
    const plans = peru.products.filter(({ upperType, typeName }) => upperType === 'EPS' && typeName === 'EPS_EMPRESA');
    expect(plans.length).toBeGreaterThan(0);
    for (const { code, minimumEmployees } of plans) {
      const minimum = minimumEmployees ?? 5;
      const priceFor = (employees: number): PriceForHousehold => {
        const company = { employees, riskClass: null, monthlyPayroll: null };
        return priced(peru, code, exampleOf(peru, eps, { contributors: [{ age: 25 }], dependants: [], company }));
      };
      expect([code, priceFor(minimum).total !== null]).toEqual([code, true]);
      expect(priceFor(minimum - 1).people[0]?.outcome).toMatchObject({ reasons: [{ kind: 'employees-below-minimum', minimum }] });
    }
  });

  it('EPS of Colombia: 4 % of an employee’s income, 12.5 % alone, from one to 25 minimum wages, dependants free', () => {
    const eps = comparatorAt(colombia, '/Comparar/EPS');
    const pesos = (code: string, income: number): number | undefined => {
      const contributor = { age: 40, income: moneyOf(income, 'COP', 'month') };
      const household = exampleOf(colombia, eps, { contributors: [contributor], dependants: [{ age: 8 }, { age: 3 }] });
      return priced(colombia, code, household).total?.units;
    };
    expect(pesos('EPS005-EPS-1', 2_600_000)).toBe(104_000);
    expect(pesos('EPS005-EPS-2', 2_600_000)).toBe(325_000);
    expect(pesos('EPS010-EPS-1', 500_000)).toBe(56_940);
    expect(pesos('EPS010-EPS-1', 90_000_000)).toBe(1_423_500);
    expect(
      colombia.products.filter(({ upperType }) => upperType === 'EPS').every(({ salesChannels }) => salesChannels.length === 0),
    ).toBe(true);
  });

  it('an international price follows the zone; a travel price is paid once and follows days and destination', () => {
    const health = comparatorAt(international, '/Comparar/Seguros-de-Salud');
    const trip = comparatorAt(international, '/Comparar/Seguros-de-Viaje');
    const person = { contributors: [{ age: 30 }], dependants: [] };
    const units = (zone: string): number =>
      priced(international, 'ALI-SALUD-2', exampleOf(international, health, { ...person, zone })).total?.units ?? 0;
    expect(units('mundial')).toBeGreaterThan(units('mundial-sin-eeuu'));
    expect(units('mundial-sin-eeuu')).toBeGreaterThan(units('america-latina'));
    const journey = (tripDays: number, zone = 'europa'): PriceForHousehold =>
      priced(international, 'GAV-VIAJE-1', exampleOf(international, trip, { ...person, tripDays, zone }));
    expect(journey(10).total?.period).toBe('once');
    expect(journey(30).total?.units).toBeGreaterThan(journey(10).total?.units ?? 0);
    expect(journey(10, 'norteamerica').total?.units).toBeGreaterThan(journey(10).total?.units ?? 0);
    expect(journey(91).total).toBeNull();
  });
});
