import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import type { PlainDate } from '@cotejo/core/dates';
import type { EditionId } from '@cotejo/core/editions';
import type { UfValue } from '@cotejo/core/pricing';

/** The published catalogues of this process, immutable and replaced whole when a version is published. */
export interface CatalogueMemory {
  /** The newest snapshot. An edition without a published version has an empty one, so readers need no special case. */
  snapshot(edition: EditionId): CatalogueSnapshot;
  /** The UF of a day after decision 8: the day's, else the newest stored before it; null when none is stored. */
  uf(today: PlainDate): UfValue | null;
  /** True once every edition was read from the database; before that the process must not say it is ready. */
  isReady(): boolean;
  /** Stops listening and gives its connection back. */
  close(): Promise<void>;
}
