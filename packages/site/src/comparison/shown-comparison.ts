import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { Profile } from '@cotejo/contract/profile';
import { identityOf } from './compare-slots.ts';
import type { NamedComparison } from './compare-url.ts';
import type { ComparedColumn, MissingProduct } from './load-comparison.ts';

/** What is shown of products side by side, on a page, in a dialog or in a file. */
export interface ShownComparison {
  readonly comparator: ComparatorAnswer;
  /** Whose prices they are: the visitor's family, or the comparator's example (ingresodatos false). */
  readonly profile: Profile;
  readonly columns: readonly ComparedColumn[];
  readonly missing: readonly MissingProduct[];
  /** Identities that its address names after those that have room. */
  readonly beyond?: readonly string[];
  /** Day of the prices in the edition's zone, YYYY-MM-DD. */
  readonly today: string;
}

/** What an address says of a comparison: its columns in the order they are shown, and what has no room, which no way may lose. */
export function namedComparison({
  comparator,
  columns,
  beyond = [],
}: Pick<ShownComparison, 'comparator' | 'columns' | 'beyond'>): NamedComparison {
  return {
    comparator,
    identities: [...columns.map(({ item }) => identityOf(item)), ...beyond],
    clinics: (columns[0]?.clinics ?? []).map(({ code }) => code),
  };
}
