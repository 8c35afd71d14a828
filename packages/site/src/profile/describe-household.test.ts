import { editionIds, editionOf, type Language } from '@cotejo/core/editions';
import { moneyOf } from '@cotejo/core/money';
import { peopleOnly, type Company, type Household } from '@cotejo/core/people';
import { describe, expect, it } from 'vitest';
import { testTexts } from '../testing/test-texts.ts';
import { en } from '../texts/languages/en.ts';
import { pt } from '../texts/languages/pt.ts';
import { createTexts, type Catalogue } from '../texts/texts.ts';
import { describeHousehold, sentenceText, summariseHousehold, type Speech } from './describe-household.ts';
import { householdTexts } from './household-texts.ts';

const chile = editionOf('chile');
const speech: Speech = { language: 'es', t: testTexts.of(householdTexts) };
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

function speechIn(language: Language, catalogues: Readonly<Record<string, Catalogue>>): Speech {
  return { language, t: createTexts({ language, catalogues, onMissing: () => undefined }).of(householdTexts) };
}

function sentence(household: Household): string {
  return sentenceText(describeHousehold(household, chile, speech));
}

describe('the family as a sentence', () => {
  it.each(editionIds.filter((id) => editionOf(id).regions.length > 0))('ends in one full stop in every region of %s', (id) => {
    const place = editionOf(id);
    for (const { code } of place.regions) {
      const household: Household = { ...alone, contributors: [{ ...alone.contributors[0], income: null }], regionCode: code };
      const said = sentenceText(describeHousehold(household, place, speech));
      expect(said).toMatch(/[^.]\.$/);
    }
  });

  it('names everybody, the region and the income', () => {
    expect(sentence(family)).toBe(
      'Precios para ti, 34, tu pareja, 33, tu hija, 5, y tu hijo, 1, en la Región Metropolitana, con renta de $1.650.000.',
    );
    expect(sentence(alone)).toBe('Precios para ti, 34, en la Región Metropolitana, con renta de $1.650.000.');
  });

  it('closes each age by a comma and leaves out what is not known', () => {
    const couple: Household = { ...family, dependants: [], regionCode: null };
    expect(sentence(couple)).toBe('Precios para ti, 34, y tu pareja, 33, con renta de $1.650.000.');
    const withMother: Household = {
      ...alone,
      contributors: [{ ...alone.contributors[0], income: null }],
      dependants: [{ age: 70, sex: 'Femenino', relationship: 'Padre/Madre' }],
      regionCode: '8',
    };
    expect(sentence(withMother)).toBe('Precios para ti, 34, y tu madre, 70, en la Región del Biobío.');
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

  describe('beyond people', () => {
    const place = {
      ...chile,
      choices: {
        zones: [{ code: 'europa', name: 'Europa', group: null }],
        riskClasses: [{ code: 'obra', name: 'Construcción', group: null }],
        breeds: [{ code: 'labrador', name: 'Labrador', group: 'Perro' }],
      },
    };
    const said = (household: Household): string => sentenceText(describeHousehold(household, place, speech));
    const short = (household: Household): string => sentenceText(summariseHousehold(household, place, speech));

    it('names pets by kind, breed and age; a breed that the place does not know is left out', () => {
      const pets = [
        { species: 'Perro', breed: 'labrador', age: 3 },
        { species: 'Gato', breed: 'otra', age: 0 },
      ] as const;
      expect(said({ ...alone, pets })).toBe('Precios para tu perro labrador de 3 años y tu gato de menos de un año.');
      expect(short({ ...alone, pets })).toBe('tu perro labrador de 3 años · tu gato de menos de un año');
    });

    it('names a journey by its days and zone', () => {
      const journey: Household = { ...alone, regionCode: null, tripDays: 10, zone: 'europa' };
      expect(said({ ...journey, contributors: [{ ...alone.contributors[0], income: null }] })).toBe(
        'Precios para ti, 34, por 10 días, zona de cobertura: Europa.',
      );
      expect(short(journey)).toBe('Tú, 34 · 10 días · Europa · $1.650.000');
    });

    it('names a company by its employees, payroll and kind of work', () => {
      const company = { employees: 1_500, monthlyPayroll: moneyOf(90_000_000, 'CLP', 'month'), riskClass: 'obra' };
      expect(said({ ...alone, company })).toBe(
        'Precios para una empresa de 1.500 trabajadores, con planilla mensual de $90.000.000, trabajo: Construcción.',
      );
      expect(short({ ...alone, company })).toBe('Empresa, 1.500 · $90.000.000 · Construcción');
    });
  });

  it('marks each answer with its field, so that the page can underline and open it', () => {
    const answers = describeHousehold(family, chile, speech).flatMap((part) =>
      part.kind === 'answer' ? [[part.field, part.text]] : [],
    );
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
    expect(sentenceText(summariseHousehold(family, chile, speech))).toBe(
      'Tú, 34 · pareja, 33 · hija, 5 · hijo, 1 · Metropolitana · $1.650.000',
    );
    expect(sentenceText(summariseHousehold({ ...alone, company: companyOf(20) }, chile, speech))).toBe('Empresa, 20');
  });

  it('of a large family names the first, and tells the others by their number where there is little room', () => {
    const named = { first: 2, most: 3 };
    const child = { age: 5, sex: 'Femenino', relationship: 'Hijo/Hija' } as const;
    const large: Household = { ...family, dependants: [...family.dependants, child, child, child, child, child, child] };
    const said = (household: Household): string => sentenceText(describeHousehold(household, chile, { ...speech, named }));
    expect(said(large)).toBe(
      'Precios para ti, 34, tu pareja, 33, tu hija, 5, tu hijo, 1, y 6 cargas más, en la Región Metropolitana, con renta de $1.650.000.',
    );
    expect(sentenceText(summariseHousehold(large, chile, { ...speech, named }))).toBe(
      'Tú, 34 · pareja, 33 · hija, 5 · hijo, 1 · 6 cargas más · Metropolitana · $1.650.000',
    );
    expect(said({ ...family, dependants: [child, child, child] })).toContain('tu hija, 5, tu hija, 5, y tu hija, 5,');
    expect(sentence(large)).not.toContain('cargas más');
    const pet = { species: 'Gato', breed: null, age: 2 } as const;
    const pets = [pet, pet, pet, pet, pet];
    expect(said({ ...alone, pets })).toBe('Precios para tu gato de 2 años, tu gato de 2 años y 3 mascotas más.');
    const inOther = (catalogues: Readonly<Record<string, Catalogue>>, language: Language): string =>
      sentenceText(describeHousehold(large, chile, { ...speechIn(language, catalogues), named }));
    expect(inOther(en, 'en')).toContain('your daughter (5), your son (1), and 6 more dependents, ');
    expect(inOther(pt, 'pt')).toContain('filha, 5, filho, 1, e mais 6 dependentes, ');
  });

  it('is said in the words and the order of other languages', () => {
    const place = { ...editionOf('international'), regions: [] };
    expect(sentenceText(describeHousehold(family, place, speechIn('en', en)))).toMatch(
      /^Prices for you \(34\), your partner \(33\), your daughter \(5\), and your son \(1\), with take-home pay of /,
    );
    expect(sentenceText(describeHousehold(family, place, speechIn('pt', pt)))).toMatch(
      /^Preços para você, 34, seu cônjuge, 33, filha, 5, e filho, 1, com renda de /,
    );
  });
});
