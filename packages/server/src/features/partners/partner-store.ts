import type { EditionId } from '@cotejo/core/editions';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { tellContentChanged } from '../../platform/content/content-store.ts';
import type { Questionable, Transaction } from '../../platform/database/connect.ts';
import { partners, partnerTokens, productSubscriptions } from '../../platform/database/schema/partners.ts';

type PartnerRow = typeof partners.$inferSelect;
export type NewPartner = Omit<typeof partners.$inferInsert, 'id' | 'subdomain'> & { readonly subdomain: string };

/** The active partner that a token belongs to, with when the token ends; null: none of the edition has it. */
export async function findPartnerOfToken(
  database: Questionable,
  edition: EditionId,
  tokenDigest: string,
): Promise<{ readonly partner: PartnerRow; readonly expiresAt: Date | null } | null> {
  const [row] = await database
    .select({ partner: partners, expiresAt: partnerTokens.expiresAt })
    .from(partnerTokens)
    .innerJoin(partners, eq(partners.id, partnerTokens.partnerId))
    .where(and(eq(partnerTokens.tokenDigest, tokenDigest), eq(partners.edition, edition), eq(partners.active, true)));
  return row ?? null;
}

/** The active partner of a host or, where none has that name, of a subdomain. */
export async function findPartnerOfHost(
  database: Questionable,
  edition: EditionId,
  { subdomain, hostname }: { readonly subdomain: string; readonly hostname: string | null },
): Promise<PartnerRow | null> {
  const isOfHost = hostname === null ? sql`false` : eq(partners.hostname, hostname);
  const [row] = await database
    .select()
    .from(partners)
    .where(and(eq(partners.edition, edition), eq(partners.active, true), or(eq(partners.subdomain, subdomain), isOfHost)))
    .orderBy(desc(sql`${isOfHost} is true`))
    .limit(1);
  return row ?? null;
}

/** Stores a partner with its tokens' digests and the products it sells, unless its subdomain is taken already. */
export async function insertMissingPartner(
  transaction: Transaction,
  partner: NewPartner,
  { tokenDigests, productCodes }: { readonly tokenDigests: readonly string[]; readonly productCodes: readonly string[] },
): Promise<void> {
  const [stored] = await transaction.insert(partners).values(partner).onConflictDoNothing().returning({ id: partners.id });
  if (stored === undefined) return;
  const partnerId = stored.id;
  if (tokenDigests.length > 0) {
    await transaction.insert(partnerTokens).values(tokenDigests.map((tokenDigest) => ({ tokenDigest, partnerId })));
  }
  if (productCodes.length > 0) {
    await transaction.insert(productSubscriptions).values(productCodes.map((productCode) => ({ partnerId, productCode })));
  }
  await tellContentChanged(transaction);
}
