import { modalities, organizationKinds } from '@cotejo/core/catalogue';
import {
  annualCapSteps,
  deductibleSteps,
  previsions,
  sorts,
  type CompareQuery,
  type FilterName,
  type Filters,
  type Sort,
} from '@cotejo/core/comparison';
import { clinics, features, organizations } from './generate-surroundings.ts';
import { bitIn, personKeys, regionCodes, typeNames, upperTypes } from './plan-rows.ts';
import { benchDay } from './queries.ts';

/** A filter that the query uses: its bit among what a plan misses, and the condition a plan meets, on columns of `plans`. */
export interface Wanted {
  readonly filter: FilterName;
  readonly bit: number;
  readonly condition: string;
}

/** A query in the terms of the tables that the other engines hold. */
export interface SqlQuestion {
  /** Everybody of the family as numbers; the same number twice for two who are alike. */
  readonly persons: readonly number[];
  /** On sale, and where the family lives. */
  readonly available: string;
  readonly wanted: readonly Wanted[];
  /** The price's bit, 0 where no price is asked for. */
  readonly priceBit: number;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Steps of the annual cap and of the deductible in whole UF, the ones that fewest plans reach first. */
  readonly capSteps: readonly number[];
  readonly deductibleSteps: readonly number[];
  readonly order: SqlOrder;
  readonly limit: number;
  readonly offset: number;
}

const organizationCodes = organizations.map(({ code }) => code);
const clinicCodes = clinics.map(({ code }) => code);
const featureNames = features.map(({ name }) => name);
const channels = ['online', 'executive'] as const;
/** Smallest units of a UF: what the tables hold. */
export const unitsOfUf = 100_000;

function bits<Thing>(things: readonly Thing[], chosen: readonly Thing[]): bigint {
  return chosen.reduce((all, thing) => all | bitIn(things, thing), 0n);
}

function one<Thing>(thing: Thing | null): readonly Thing[] {
  return thing === null ? [] : [thing];
}

function conditionsOf(filters: Filters): readonly Omit<Wanted, 'bit'>[] {
  const any = (column: string, mask: bigint): string | null => (mask === 0n ? null : `(${column} & ${mask}) <> 0`);
  const every = (column: string, mask: bigint): string | null => (mask === 0n ? null : `(${column} & ${mask}) = ${mask}`);
  const { annualCapFrom, deductibleTo } = filters;
  const all: readonly (readonly [FilterName, string | null])[] = [
    ['insuranceTypes', any('type_bit', bits(typeNames, filters.insuranceTypes))],
    ['categoryTypes', any('upper_bit', bits(upperTypes, filters.categoryTypes))],
    ['organizations', any('organization_bit', bits(organizationCodes, filters.organizations))],
    ['organizationType', any('kind_bit', bits<string>(organizationKinds, one(filters.organizationType)))],
    [
      'coverageOrganizations',
      filters.clinicMatch === 'optional' ? null : every('clinics', bits(clinicCodes, filters.coverageOrganizations)),
    ],
    ['features', every('features', bits(featureNames, filters.features))],
    ['previsiones', any('previsions', bits(previsions, filters.previsiones))],
    ['modalities', any('modality_bit', bits<string>(modalities, filters.modalities))],
    ['salesChannel', any('channels', bits<string>(channels, one(filters.salesChannel)))],
    ['annualCapFrom', annualCapFrom === null ? null : `cap >= ${annualCapFrom * unitsOfUf}`],
    ['deductibleTo', deductibleTo === null ? null : `deductible <= ${deductibleTo * unitsOfUf}`],
  ];
  return all.flatMap(([filter, condition]) => (condition === null ? [] : [{ filter, condition }]));
}

/** The order of each sort. Null: the tables hold neither whom plans are sold to nor what care costs with them. */
const sqlOrders = {
  recomendados: 'score',
  puntaje: 'score',
  'precio-asc': 'cheapest',
  'precio-desc': 'dearest',
  afinidad: null,
  'costo-anual': null,
} as const satisfies Record<Sort, string | null>;
export type SqlOrder = NonNullable<(typeof sqlOrders)[Sort]>;

/** The sorts that the other engines can be asked for. */
export const sqlSorts = sorts.filter((sort) => sqlOrders[sort] !== null);

function orderOf({ sort, ponderation }: CompareQuery): SqlOrder {
  const order = sqlOrders[sort];
  if (order === null || ponderation !== 0) throw new RangeError(`the bench does not order by ${sort}`);
  return order;
}

function stepsWith(steps: readonly number[], chosen: number | null): readonly number[] {
  return [...new Set([...steps, ...one(chosen)])].toSorted((left, right) => left - right);
}

/** What a query asks, as masks, conditions and numbers. Throws when it asks for something the tables do not hold. */
export function sqlQuestionOf(query: CompareQuery): SqlQuestion {
  const { filters, household, page, pageSize } = query;
  const wanted = conditionsOf(filters).map((condition, index) => ({ ...condition, bit: 1 << index }));
  const hasPrice = filters.priceFrom !== null || filters.priceTo !== null;
  const day = benchDay.today.replaceAll('-', '');
  const region = household.regionCode === null ? null : bitIn<string>(regionCodes, household.regionCode);
  return {
    persons: personKeys(household),
    available: `sale_from <= ${day} and sale_to >= ${day}${region === null ? '' : ` and (regions & ${region}) <> 0`}`,
    wanted,
    priceBit: hasPrice ? 1 << wanted.length : 0,
    priceFrom: filters.priceFrom,
    priceTo: filters.priceTo,
    capSteps: stepsWith(annualCapSteps, filters.annualCapFrom).toReversed(),
    deductibleSteps: stepsWith(deductibleSteps.UF, filters.deductibleTo),
    order: orderOf(query),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
}
