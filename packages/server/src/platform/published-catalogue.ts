import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import { rowsOf } from '@cotejo/core/comparison';
import type { PlainDate } from '@cotejo/core/dates';
import type { EditionId } from '@cotejo/core/editions';
import type { UtmValue } from '@cotejo/core/indicators';
import { partialSnapshot } from '@cotejo/core/partial-snapshot';
import type { UfValue } from '@cotejo/core/pricing';
import type { CallPlace, MomentOfCall } from './http/handlers.ts';

/** What features read of the catalogue in memory, whoever keeps it. */
export interface PublishedCatalogue {
  /** The newest snapshot of an edition; empty while nothing is published. */
  snapshot(edition: EditionId): CatalogueSnapshot;
  /** The UF to calculate with on a day (decision 8). */
  uf(today: PlainDate): UfValue;
  /** Last day whose UF is stored; null when none is. */
  ufPublishedUntil(): PlainDate | null;
  /** Pesos per dollar: the newest stored up to the day; null when none is. It has no value of last resort. */
  usd(today: PlainDate): UfValue | null;
  /** The UTM of the day's month, else the newest stored before; null when none is. */
  utm(today: PlainDate): UtmValue | null;
}

/** The UF of a call's day, or null in an edition without an indexed unit. */
export function ufOfCall(catalogue: PublishedCatalogue, { edition, today }: MomentOfCall): UfValue | null {
  return edition.indexedUnit === null ? null : catalogue.uf(today);
}

const partsOf = new WeakMap<CatalogueSnapshot, Map<string, CatalogueSnapshot>>();

/** A catalogue without the comparators that compare nothing in it. */
function withOwnComparators(part: CatalogueSnapshot): CatalogueSnapshot {
  return { ...part, comparators: part.comparators.filter((comparator) => rowsOf(comparator, part).length > 0) };
}

/**
 * The catalogue that a call is answered from: the newest of its edition, or what the view shows of it (C6-06, C6-07). A view
 * is worked out once per published catalogue, by the first call that comes through it.
 */
export function catalogueOfCall(
  catalogue: Pick<PublishedCatalogue, 'snapshot'>,
  { edition, view }: CallPlace,
): CatalogueSnapshot {
  const whole = catalogue.snapshot(edition.id);
  if (view === null) return whole;
  const parts = partsOf.get(whole) ?? new Map<string, CatalogueSnapshot>();
  partsOf.set(whole, parts);
  const part = parts.get(view.name) ?? withOwnComparators(partialSnapshot(whole, view));
  parts.set(view.name, part);
  return part;
}
