import type { EditionId } from '@cotejo/core/editions';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { advisors } from '../../platform/database/schema/partners.ts';
import { insertRows } from '../../platform/database/insert-rows-store.ts';

export interface Advisor {
  readonly publicId: string;
  readonly name: string;
  readonly email: string;
  /** Who takes the requests of the visitors that this one sends. */
  readonly executive: string | null;
}

async function findOne(database: Database, edition: EditionId, condition: SQL): Promise<Advisor | null> {
  const [row] = await database
    .select({ publicId: advisors.publicId, name: advisors.name, email: advisors.email, executive: advisors.executive })
    .from(advisors)
    .where(and(eq(advisors.edition, edition), eq(advisors.active, true), condition));
  return row ?? null;
}

/** The active advisor with that word in the links given to visitors. */
export function findAdvisorById(database: Database, edition: EditionId, publicId: string): Promise<Advisor | null> {
  return findOne(database, edition, eq(advisors.publicId, publicId));
}

/** The active advisor with that address, in any letter case. */
export function findAdvisorByEmail(database: Database, edition: EditionId, email: string): Promise<Advisor | null> {
  return findOne(database, edition, sql`lower(${advisors.email}) = ${email.toLowerCase()}`);
}

/** Stores advisors where there is none of that word or address. */
export async function insertMissingAdvisors(
  transaction: Transaction,
  rows: readonly (Advisor & { readonly edition: EditionId; readonly active: boolean })[],
): Promise<void> {
  await insertRows(transaction, advisors, { rows, onConflict: sql`on conflict do nothing` });
}
