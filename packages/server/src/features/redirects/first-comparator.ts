import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import { rowsOf } from '@cotejo/core/comparison';
import type { Edition } from '@cotejo/core/editions';
import { firstComparator, type OfferedComparator } from '@cotejo/core/main-comparator';
import { questionsOf } from '@cotejo/core/profile-questions';

/** The path where comparing begins in a catalogue; the edition's own where nothing is published. */
export function firstComparatorUrl(edition: Edition, snapshot: CatalogueSnapshot): string {
  const offered = snapshot.comparators.map((comparator): OfferedComparator => ({
    url: comparator.url,
    productCount: rowsOf(comparator, snapshot).length,
    questions: questionsOf({ ...comparator, regions: comparator.regions ?? edition.regions }),
    regionIsRequired: comparator.regions !== null,
  }));
  return firstComparator(offered, edition)?.url ?? edition.mainComparatorUrl;
}
