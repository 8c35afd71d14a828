import type { EditionId } from '@cotejo/core/editions';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect.ts';
import { clinics, comparators, features, organizations } from '../../../platform/database/schema/master-data.ts';

/** What the catalogue already knows of an edition: an import uses it as it is and adds only what is missing. */
export interface KnownCodes {
  readonly organizations: readonly { readonly code: string; readonly kind: string; readonly url: string }[];
  readonly featureNames: ReadonlySet<string>;
  readonly clinics: readonly { readonly code: string; readonly displayName: string; readonly url: string }[];
  readonly comparators: readonly { readonly name: string; readonly url: string; readonly productKind: string }[];
}

export async function readKnownCodes(transaction: Transaction, edition: EditionId): Promise<KnownCodes> {
  const traits = await transaction.select({ name: features.name }).from(features).where(eq(features.edition, edition));
  return {
    organizations: await transaction
      .select({ code: organizations.code, kind: organizations.kind, url: organizations.url })
      .from(organizations)
      .where(eq(organizations.edition, edition)),
    featureNames: new Set(traits.map(({ name }) => name)),
    clinics: await transaction
      .select({ code: clinics.code, displayName: clinics.displayName, url: clinics.url })
      .from(clinics)
      .where(eq(clinics.edition, edition)),
    comparators: await transaction
      .select({ name: comparators.name, url: comparators.url, productKind: comparators.productKind })
      .from(comparators)
      .where(eq(comparators.edition, edition)),
  };
}
