import { describe, expect, it } from 'vitest';
import { profiledTypes, questionsOf } from '../catalogue/profile-questions.ts';
import { noChoices } from '../catalogue/catalogue.ts';
import { moneyOf } from '../money/money.ts';
import type { HouseholdDraft } from './household.ts';
import { completeProfile, type ProfiledLine } from './line-profile.ts';
import { productLineOf } from './product-line.ts';

const france = { code: 'FR', name: 'Francia', nationality: 'Francesa' };
const spain = { code: 'ES', name: 'España', nationality: null };
const payroll = moneyOf(30_000, 'PEN', 'month');

/** Somebody who said everything that any line may know. */
const everything: HouseholdDraft = {
  contributors: [
    {
      age: 34,
      sex: 'Femenino',
      income: moneyOf(1_650_000, 'CLP', 'month'),
      insurer: 'EPS010',
      maternity: true,
      nationality: france,
      coverCountry: spain,
    },
    { age: 36 },
  ],
  dependants: [{ age: 4 }],
  pets: [
    { species: 'Gato', breed: null, age: 2 },
    { species: 'Perro', breed: 'Beagle', age: 8 },
  ],
  company: {
    employees: 20,
    monthlyPayroll: payroll,
    riskClass: 'F-45',
    workLabel: 'Obras',
    sectorId: 3,
    sectorLabel: 'Construcción',
    pensionSystem: 'AFP',
  },
  tripDays: 6,
  journey: { departure: '2027-02-28', homecoming: '2027-03-05', origin: spain, destination: france },
  zone: 'europa',
  regionCode: '13',
};

function lineOf(productType: string): ProfiledLine {
  const regions = ['13'];
  const questions = questionsOf({ productType, asksIncome: false, choices: noChoices, regions });
  return { line: productLineOf(productType), questions, regionIsRequired: false, regionCodes: regions, choices: noChoices };
}

const profileOf = (productType: string, said = everything) => completeProfile(lineOf(productType), said);
const dependants = [{ age: 4, sex: 'Masculino', relationship: 'Hijo/Hija' }];

describe('the complete profile of a product line', () => {
  it('of isapres has incomes, cargas and region', () => {
    const { income } = everything.contributors[0] ?? {};
    expect(profileOf('ISAPRE')).toEqual({
      ok: true,
      value: {
        line: 'isapre',
        contributors: [
          { age: 34, sex: 'Femenino', income },
          { age: 36, sex: 'Masculino', income: null },
        ],
        dependants,
        regionCode: '13',
        zone: null,
      },
    });
  });

  it.each(['SEGURO', 'EPS', 'PLAN COMPLEMENTARIO', 'MEDICINA PREPAGADA'])(
    'of health (%s) has no income, and the EPS and maternity that were said',
    (productType) => {
      expect(profileOf(productType)).toEqual({
        ok: true,
        value: {
          line: 'health',
          contributors: [
            { age: 34, sex: 'Femenino', insurer: 'EPS010', maternity: true },
            { age: 36, sex: 'Masculino', insurer: null, maternity: null },
          ],
          dependants,
          regionCode: '13',
          zone: null,
        },
      });
    },
  );

  it('of international cover has nationality and country of cover', () => {
    const complete = profileOf('INTERNACIONAL');
    expect(complete).toMatchObject({ ok: true, value: { line: 'international' } });
    expect(complete.ok && complete.value.line === 'international' && complete.value.contributors).toEqual([
      { age: 34, sex: 'Femenino', nationality: france, coverCountry: spain },
      { age: 36, sex: 'Masculino', nationality: null, coverCountry: null },
    ]);
  });

  it('of a journey has passengers, days, dates and places', () => {
    expect(profileOf('SEGURO VIAJE')).toEqual({
      ok: true,
      value: {
        line: 'travel',
        passengers: [
          { age: 34, sex: 'Femenino' },
          { age: 36, sex: 'Masculino' },
          { age: 4, sex: 'Masculino' },
        ],
        days: 6,
        departure: '2027-02-28',
        homecoming: '2027-03-05',
        origin: spain,
        destination: france,
        zone: null,
      },
    });
  });

  it('C3-25 of pets has them alone, the main one first', () => {
    expect(profileOf('SEGURO_MASCOTAS')).toEqual({ ok: true, value: { line: 'pets', pets: everything.pets } });
  });

  it.each(['SEGURO COLECTIVO', 'SEGURO COVID', 'EPS EMPRESA'])('of a company (%s) has its employees', (productType) => {
    expect(profileOf(productType)).toEqual({ ok: true, value: { line: 'collective', employees: 20, pensionSystem: 'AFP' } });
  });

  it('of accidents at work has payroll, sector and kind of work', () => {
    expect(profileOf('SCTR')).toEqual({
      ok: true,
      value: {
        line: 'work-accidents',
        employees: 20,
        monthlyPayroll: payroll,
        riskClass: 'F-45',
        workLabel: 'Obras',
        sectorId: 3,
        sectorLabel: 'Construcción',
      },
    });
  });

  it('is none of any line while nothing was said, and names what is missing', () => {
    for (const productType of profiledTypes) {
      const empty = profileOf(productType, { contributors: [], dependants: [] });
      expect({ productType, ok: empty.ok, kinds: empty.ok ? [] : [...new Set(empty.error.map(({ kind }) => kind))] }).toEqual({
        productType,
        ok: false,
        kinds: ['missing'],
      });
    }
  });

  it('needs what every profile of its line has, though a form forgets to ask', () => {
    const forgetful = { ...lineOf('SEGURO VIAJE'), questions: [] };
    expect(completeProfile(forgetful, { contributors: [], dependants: [] })).toEqual({
      ok: false,
      error: [
        { kind: 'missing', path: 'contributors' },
        { kind: 'missing', path: 'tripDays' },
      ],
    });
  });

  it('minds what is impossible among what the line asks, and nothing else', () => {
    const old = { ...everything, pets: [{ species: 'Gato', breed: null, age: 99 } as const] };
    expect(profileOf('SEGURO', old).ok).toBe(true);
    expect(profileOf('SEGURO_MASCOTAS', old)).toEqual({
      ok: false,
      error: [{ kind: 'out-of-range', path: 'pets.0.age', value: 99, from: 0, to: 30 }],
    });
  });
});
