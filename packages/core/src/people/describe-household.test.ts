import { describe, expect, it } from 'vitest';
import { editionOf } from '../editions/editions.ts';
import { moneyOf } from '../money/money.ts';
import { describeHousehold, sentenceText, summariseHousehold } from './describe-household.ts';
import { peopleOnly, type Company, type Household } from './household.ts';
import { isSpouse, normaliseRelationship } from './relationship.ts';

const chile = editionOf('chile');
function companyOf(employees: number): Company {
  return { employees, monthlyPayroll: null, riskClass: null };
}

const alone: Household = {
  contributors: [{ age: 34, sex: 'Femenino', income: moneyOf(1_650_000, 'CLP', 'month') }],
  dependants: [],
  regionCode: '13',
  ...peopleOnly,
};
const family: Household = {
  ...alone,
  contributors: [alone.contributors[0], { age: 33, sex: 'Masculino', income: null }],
  dependants: [
    { age: 5, sex: 'Femenino', relationship: 'Hijo/Hija' },
    { age: 1, sex: 'Masculino', relationship: 'Hijo/Hija' },
  ],
};

function sentence(household: Household): string {
  return sentenceText(describeHousehold(household, chile));
}

describe('the family as a sentence', () => {
  it('names everybody, the region and the income', () => {
    expect(sentence(family)).toBe(
      'Precios para ti, 34, tu pareja, 33, hija, 5 e hijo, 1, en la Región Metropolitana, con renta de $1.650.000.',
    );
    expect(sentence(alone)).toBe('Precios para ti, 34, en la Región Metropolitana, con renta de $1.650.000.');
  });

  it('says y before other sounds and leaves out what is not known', () => {
    const couple: Household = { ...family, dependants: [], regionCode: null };
    expect(sentence(couple)).toBe('Precios para ti, 34 y tu pareja, 33, con renta de $1.650.000.');
    const withMother: Household = {
      ...alone,
      contributors: [{ ...alone.contributors[0], income: null }],
      dependants: [{ age: 70, sex: 'Femenino', relationship: 'Padre/Madre' }],
      regionCode: '8',
    };
    expect(sentence(withMother)).toBe('Precios para ti, 34 y madre, 70, en la Región del Biobío.');
  });

  it('names both incomes of a couple, and a company by its employees', () => {
    const both: Household = {
      ...family,
      contributors: [alone.contributors[0], { age: 33, sex: 'Masculino', income: moneyOf(900_000, 'CLP', 'month') }],
    };
    expect(sentence(both)).toContain(', con rentas de $1.650.000 y $900.000.');
    expect(sentence({ ...alone, company: companyOf(20) })).toBe('Precios para una empresa de 20 trabajadores.');
    expect(sentence({ ...alone, company: companyOf(1) })).toBe('Precios para una empresa de 1 trabajador.');
  });

  it('marks each answer with its field, so that the page can underline and open it', () => {
    const answers = describeHousehold(family, chile).flatMap((part) => (part.kind === 'answer' ? [[part.field, part.text]] : []));
    expect(answers).toEqual([
      ['contributors.0', 'ti, 34'],
      ['contributors.1', 'pareja, 33'],
      ['dependants.0', 'hija, 5'],
      ['dependants.1', 'hijo, 1'],
      ['regionCode', 'la Región Metropolitana'],
      ['contributors.0.income', '$1.650.000'],
    ]);
  });

  it('has a short form', () => {
    expect(sentenceText(summariseHousehold(family, chile))).toBe(
      'Tú, 34 · pareja, 33 · hija, 5 · hijo, 1 · Metropolitana · $1.650.000',
    );
    expect(sentenceText(summariseHousehold({ ...alone, company: companyOf(20) }, chile))).toBe('Empresa, 20');
  });
});

describe('relationships', () => {
  it('C9-53, C9-54 reads foreign spellings', () => {
    expect(
      ['Spouse', 'cónyuge', 'ESPOSA', 'Child', 'hija', 'Hijo/Hija', 'Padre/Madre', 'vecino'].map(normaliseRelationship),
    ).toEqual(['Cónyuge', 'Cónyuge', 'Cónyuge', 'Hijo/Hija', 'Hijo/Hija', 'Hijo/Hija', 'Padre/Madre', 'Otro']);
  });

  it('B3-38 knows a spouse by either name', () => {
    expect(['Cónyuge', 'Spouse', 'Hijo/Hija'].map(isSpouse)).toEqual([true, true, false]);
  });
});
