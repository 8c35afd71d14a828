import type { EditionId } from '@cotejo/core/editions';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../../platform/database/connect.ts';
import { comparators } from '../../../../platform/database/schema/master-data.ts';
import { readKnownCodes, type KnownCodes } from '../known-codes-store.ts';

export interface CatalogueReferences extends KnownCodes {
  /** Codes of the regions that comparators of the edition have of their own. */
  readonly regionCodes: readonly string[];
}

const regions = z.array(z.object({ code: z.string() })).nullable();

/** What the catalogue of an edition holds that an import may name without bringing it. */
export async function readCatalogueReferences(transaction: Transaction, edition: EditionId): Promise<CatalogueReferences> {
  const own = await transaction
    .select({ regions: comparators.regions })
    .from(comparators)
    .where(eq(comparators.edition, edition));
  const codes = own.flatMap((row) => regions.parse(row.regions)?.map(({ code }) => code) ?? []);
  return { ...(await readKnownCodes(transaction, edition)), regionCodes: codes };
}
