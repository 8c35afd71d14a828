import type { Amount } from '@cotejo/contract/compare';
import type { Edition } from '@cotejo/core/editions';
import { amountText } from '../price/amount-text.ts';
import type { PriceSetting } from '../price/price-view.ts';
import type { TranslatePrice } from '../price/texts.ts';
import type { CoverageWords } from '../product-data/coverage-text.ts';
import { amountFigure, type Figure } from './compared-figure.ts';
import type { TranslateComparison } from './comparison-texts.ts';

/** What the rows are written with. */
export interface ComparisonWords {
  readonly edition: Edition;
  /** In which unit prices are written; a file has them in the edition's currency, whatever the page showed. */
  readonly setting: PriceSetting;
  readonly t: TranslateComparison;
  readonly tPrice: TranslatePrice;
  readonly tCoverage: CoverageWords['t'];
}

/** One cell of the comparison. What is best is said in words beside the value, never by colour alone. */
export interface ComparisonCell {
  readonly text: string;
  readonly isBest: boolean;
  /** The same of the first two columns alone, which are all that a narrow screen shows. */
  readonly isBestOfTwo: boolean;
  /** 'No cubre' and 'No informado' are written quieter. */
  readonly isQuiet: boolean;
  /** Whether a product has the feature of the row; absent: the row is of no feature. */
  readonly has?: boolean;
  /** The number that the text says; absent: it says more than one, or none. */
  readonly figure?: Figure;
}

/** Who says the same: every product, or the first two alone, which are all that a narrow screen shows. Null: neither. */
export type Same = 'all' | 'two';

/** A word of the label with what it means; `word` as it stands in 'Qué es …'. */
export interface RowTerm {
  readonly word: string;
  readonly meaning: string;
}

export interface ComparisonRow {
  /** Unique among the rows of its group. */
  readonly id: string;
  readonly label: string;
  readonly term: RowTerm | null;
  /** Name of the feature that it is of; null: of none. */
  readonly feature: string | null;
  readonly cells: readonly ComparisonCell[];
  readonly same: Same | null;
}

/** What a row compares: its text and, where more or less of it is better, its number. */
export interface Compared {
  readonly text: string;
  /** The higher the better; null: it takes no part. */
  readonly rank: number | null;
  readonly isQuiet?: boolean;
  readonly has?: boolean;
  readonly figure?: Figure;
}

export const textOnly = (text: string): Compared => ({ text, rank: null });
export const quiet = (text: string): Compared => ({ text, rank: null, isQuiet: true });

export function higherIsBetter(text: string, value: number | null): Compared {
  return { text, rank: value };
}
export function lowerIsBetter(text: string, value: number | null): Compared {
  return { text, rank: value === null ? null : -value };
}

interface RowHead {
  readonly id: string;
  readonly label: string;
  readonly term?: RowTerm | null;
  readonly feature?: string | null;
}

/** Who says the same in all of some rows, or groups of rows. */
export function sameInAll(parts: readonly Pick<ComparisonRow, 'same'>[]): Same | null {
  if (parts.every(({ same }) => same === 'all')) return 'all';
  return parts.every(({ same }) => same !== null) ? 'two' : null;
}

function sameOf([first, ...others]: readonly ComparisonCell[]): Same | null {
  if (first === undefined || others[0]?.text !== first.text) return null;
  return others.every(({ text }) => text === first.text) ? 'all' : 'two';
}

/**
 * Ranks of values of which a greater number does not tell the better one: 1 of what is as good as any other, 0 of what is not, null of
 * what is not known.
 */
export function ranksBy<Value>(
  values: readonly (Value | null)[],
  isAsGood: (one: Value, other: Value) => boolean,
): readonly (number | null)[] {
  return values.map((value, place) => {
    if (value === null) return null;
    return values.every((other, otherPlace) => place === otherPlace || other === null || isAsGood(value, other)) ? 1 : 0;
  });
}

/** Marks the best of the values known, also where two share it; none where all do, or a single one is known (decision 0408). */
export function rowOf({ id, label, term = null, feature = null }: RowHead, values: readonly Compared[]): ComparisonRow {
  const ranks = values.flatMap(({ rank }) => (rank === null ? [] : [rank]));
  const best = Math.max(...ranks);
  const isContest = ranks.some((rank) => rank < best);
  const cells = values.map(({ text, rank, isQuiet = false, has, figure }) => ({
    text,
    isBest: isContest && rank === best,
    isBestOfTwo: false,
    isQuiet,
    ...(has === undefined ? {} : { has }),
    ...(figure === undefined ? {} : { figure }),
  }));
  return { id, label, term, feature, cells, same: sameOf(cells) };
}

/** An amount as it is compared; one that is not known is 'No informado'. */
export function amountCompared(
  amount: Amount | null,
  { edition, tPrice }: ComparisonWords,
  compare: typeof higherIsBetter,
): Compared {
  if (amount === null) return quiet(tPrice('notStated'));
  return { ...compare(amountText(amount, edition), amount.value), figure: amountFigure(amount, edition) };
}

/** True when every amount known is in one unit, so that they can be ranked. */
export function shareUnit(amounts: readonly (Amount | null)[]): boolean {
  return new Set(amounts.flatMap((amount) => (amount ? [amount.unit.code] : []))).size <= 1;
}

/** A row of amounts, ranked where they are all in one unit. */
export function amountRow(
  head: RowHead,
  amounts: readonly (Amount | null)[],
  rule: { readonly words: ComparisonWords; readonly compare: typeof higherIsBetter },
): ComparisonRow {
  const compare = shareUnit(amounts) ? rule.compare : textOnly;
  return rowOf(
    head,
    amounts.map((amount) => amountCompared(amount, rule.words, compare)),
  );
}
