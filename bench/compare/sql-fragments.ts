import { facetNames, type FilterName } from '@cotejo/core/comparison';
import { unitsOfUf, type SqlOrder, type SqlQuestion } from './sql-question.ts';

/** Pieces of SQL that all three engines read alike, over columns of `plans` and of what comes of it. */

/** What tells the rows of an answer apart: each row is (kind, key, n). */
const kindNames = ['side', 'lowest', 'highest', 'bin', 'compared', 'best', 'page', ...facetNames] as const;
export type RowKind = (typeof kindNames)[number];

/** The number of a kind. */
export function kindOf(name: RowKind): number {
  return kindNames.indexOf(name);
}

/** True where at most one of some conditions is missed. Halves are tried first, so that most plans are given up early. */
export function atMostOneMiss(conditions: readonly string[]): string {
  if (conditions.length <= 1) return 'true';
  const half = conditions.length >> 1;
  const [left, right] = [conditions.slice(0, half), conditions.slice(half)];
  const both = (all: readonly string[], few: readonly string[]): string => `(${[...all, atMostOneMiss(few)].join(' and ')})`;
  return `(${both(left, right)} or ${both(right, left)})`;
}

/** The bits of the filters that a plan misses, the price apart. */
export function missesOf({ wanted }: SqlQuestion): string {
  return wanted.map(({ condition, bit }) => `case when ${condition} then 0 else ${bit} end`).join(' + ') || '0';
}

/** 0 inside the price limits, 1 below, 2 above, 3 without a price. */
export function sideOf({ priceBit, priceFrom, priceTo }: SqlQuestion): string {
  if (priceBit === 0) return '0';
  const below = priceFrom === null ? '' : ` when monthly < ${priceFrom} then 1`;
  const above = priceTo === null ? '' : ` when monthly > ${priceTo} then 2`;
  return `case when monthly is null then 3${below}${above} else 0 end`;
}

/** The bit of a filter, 0 where it is not used: its facet counts what misses nothing, or that alone. */
export function bitOfFilter({ wanted }: SqlQuestion, filter: FilterName): number {
  return wanted.find((candidate) => candidate.filter === filter)?.bit ?? 0;
}

/** Plans that a facet counts. */
export function countedBy(question: SqlQuestion, filter: FilterName): string {
  const bit = bitOfFilter(question, filter);
  return bit === 0 ? 'm = 0' : `m in (0, ${bit})`;
}

/** How many steps a plan reaches, in a case that asks for the step that fewest reach first. */
export function stepsReached(reaches: '>=' | '<=', column: string, steps: readonly number[]): string {
  const cases = steps.map((step, place) => `when ${column} ${reaches} ${step * unitsOfUf} then ${steps.length - place}`);
  return `case ${cases.join(' ')} else 0 end`;
}

/** How many counters share one sum, and how many bits each has: enough for a million plans. */
export const lanes = 3;
export const laneBits = 20;

/**
 * Sums that count every bit of a column of sets, three bits in each: bit k, k + 20 and k + 40 in the sum number k.
 * Than one sum for each bit they take a third of the time in SQLite; the whole answer, a tenth less in PostgreSQL.
 */
export function bitSums(column: string): readonly string[] {
  const laneMask = (1n << BigInt(2 * laneBits)) | (1n << BigInt(laneBits)) | 1n;
  return Array.from({ length: laneBits }, (_, shift) => `sum((${column} >> ${shift}) & ${laneMask})`);
}

const orders: Readonly<Record<SqlOrder, string>> = {
  score: 'score desc, coalesce(monthly, 0)',
  cheapest: 'coalesce(monthly, 0)',
  dearest: 'coalesce(monthly, 0) desc',
};

/** Order of the list over the columns of a candidate. */
export function orderOf({ order }: SqlQuestion): string {
  return `tier, ${orders[order]}, id`;
}

/** UF of a family to pesos: exact, rounded once, half away from zero; `divide` is whole division. */
export function pesosOf(uf: string, rate: number, divide: '/' | '//'): string {
  return `(${uf} * ${2 * rate} + 1000000000) ${divide} 2000000000`;
}
