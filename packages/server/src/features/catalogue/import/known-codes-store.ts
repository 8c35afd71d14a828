import type { EditionId } from '@cotejo/core/editions';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect.ts';
import { clinics, comparators, features, organizations } from '../../../platform/database/schema.ts';

/** What the catalogue already knows of an edition: an import uses it as it is and adds only what is missing. */
export interface KnownCodes {
  readonly organizationCodes: ReadonlySet<string>;
  readonly featureNames: ReadonlySet<string>;
  readonly clinics: readonly { readonly code: string; readonly displayName: string; readonly url: string }[];
  readonly hasIsapreComparator: boolean;
}

export async function readKnownCodes(transaction: Transaction, edition: EditionId): Promise<KnownCodes> {
  const own = await transaction
    .select({ code: organizations.code })
    .from(organizations)
    .where(eq(organizations.edition, edition));
  const traits = await transaction.select({ name: features.name }).from(features).where(eq(features.edition, edition));
  const places = await transaction
    .select({ code: clinics.code, displayName: clinics.displayName, url: clinics.url })
    .from(clinics)
    .where(eq(clinics.edition, edition));
  const comparing = await transaction.$count(
    comparators,
    and(eq(comparators.edition, edition), eq(comparators.productKind, 'isapre-plan')),
  );
  return {
    organizationCodes: new Set(own.map(({ code }) => code)),
    featureNames: new Set(traits.map(({ name }) => name)),
    clinics: places,
    hasIsapreComparator: comparing > 0,
  };
}
