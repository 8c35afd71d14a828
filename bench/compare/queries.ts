import { noFilters, type CompareContext, type CompareQuery, type Filters } from '@cotejo/core/comparison';
import { plainDate } from '@cotejo/core/dates';
import { rateOf } from '@cotejo/core/money';
import { peopleOnly, type Household, type Sex } from '@cotejo/core/people';
import { clinics, comparator, features, organizations, typesOfPlans } from './generate-surroundings.ts';
import { seededRandom } from './seeded-random.ts';

/** The day of the bench and its UF. */
export const benchDay: Omit<CompareContext, 'snapshot'> = {
  today: plainDate('2026-11-20'),
  uf: { rate: rateOf('40844.79', 'UF', 'CLP'), date: plainDate('2026-11-20'), status: 'of-the-day' },
  currency: 'CLP',
};

export const queryNames = ['filtered', 'none', 'price', 'twelve', 'deep'] as const;
export type QueryName = (typeof queryNames)[number];

/** A couple with two children. */
export const family: Household = {
  ...peopleOnly,
  contributors: [
    { age: 34, sex: 'Femenino', income: null },
    { age: 33, sex: 'Masculino', income: null },
  ],
  dependants: [
    { age: 5, sex: 'Femenino', relationship: 'Hijo/Hija' },
    { age: 2, sex: 'Masculino', relationship: 'Hijo/Hija' },
  ],
  regionCode: '13',
};

const upperTypes = [...new Set(typesOfPlans.map(({ upperType }) => upperType))];
const clinicCodes = clinics.map(({ code }) => code);
const featureNames = features.map(({ name }) => name);

/** One value of each filter there is, the commonest ones, so that a large catalogue still has results. */
const twelve: Partial<Filters> = {
  insuranceTypes: typesOfPlans.slice(0, 1).map(({ typeName }) => typeName),
  organizations: organizations.slice(0, 1).map(({ code }) => code),
  organizationType: organizations[0]?.kind ?? null,
  coverageOrganizations: clinicCodes.slice(0, 1),
  categoryTypes: upperTypes.slice(0, 1),
  previsiones: ['isapre'],
  modalities: ['Preferente'],
  features: featureNames.slice(0, 1),
  salesChannel: 'executive',
  priceTo: 150_000,
  annualCapFrom: 1_000,
  deductibleTo: 100,
};

const filters: Readonly<Record<QueryName, Partial<Filters>>> = {
  filtered: {
    categoryTypes: upperTypes.slice(0, 3),
    coverageOrganizations: [clinicCodes[1] ?? '', clinicCodes[4] ?? ''],
    features: featureNames.slice(2, 3),
    previsiones: ['isapre'],
    priceFrom: 40_000,
    priceTo: 120_000,
  },
  none: {},
  price: { priceFrom: 40_000, priceTo: 120_000 },
  twelve,
  deep: { categoryTypes: upperTypes.slice(0, 5), previsiones: ['isapre'] },
};

/** Families of as many people, each of other ages and sexes than the one before. */
export function* familiesLike({ dependants, ...rest }: Household): Generator<Household, never> {
  const random = seededRandom(20_261_122);
  const sex = (): Sex => (random.below(2) === 0 ? 'Femenino' : 'Masculino');
  for (;;) {
    const [first, second] = [18 + random.below(60), 18 + random.below(60)];
    yield {
      ...rest,
      contributors: [
        { age: first, sex: sex(), income: null },
        { age: second, sex: sex(), income: null },
      ],
      dependants: dependants.map((dependant) => ({ ...dependant, age: random.below(18) })),
    };
  }
}

/** A query by its name; `page` is asked for by the deep one. */
export function queryOf(name: QueryName, page = 1): CompareQuery {
  return {
    comparatorUrl: comparator.url,
    household: family,
    filters: { ...noFilters, ...filters[name] },
    sort: name === 'none' ? 'recomendados' : 'precio-asc',
    page,
    pageSize: 20,
    ponderation: 0,
  };
}

/** The page three quarters down a list of so many results. */
export function deepPage(total: number): number {
  return Math.max(1, Math.floor((total * 0.75) / 20));
}
