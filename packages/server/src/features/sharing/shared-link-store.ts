import type { EditionId } from '@cotejo/core/editions';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { sharedLinks } from '../../platform/database/schema/visits.ts';

export interface SharedPage {
  readonly path: string;
  /** To be parsed by whoever reads it; null: the page alone. */
  readonly profile: unknown;
}

/** Stores a page under a link, or answers the link that it has already. */
export async function keepPageLink(
  database: Database,
  row: { readonly edition: EditionId; readonly path: string; readonly link: string },
): Promise<string> {
  const [stored] = await database.insert(sharedLinks).values(row).onConflictDoNothing().returning({ link: sharedLinks.link });
  if (stored) return stored.link;
  const [known] = await database
    .select({ link: sharedLinks.link })
    .from(sharedLinks)
    .where(and(eq(sharedLinks.edition, row.edition), eq(sharedLinks.path, row.path), isNull(sharedLinks.profile)));
  if (!known) throw new Error('a new link is taken by another page');
  return known.link;
}

/** Stores a page with a family under a link of its own, until it ends. */
export async function keepFamilyLink(
  database: Database,
  row: { readonly edition: EditionId; readonly path: string; readonly link: string; profile: object; expiresAt: Date },
): Promise<void> {
  await database.insert(sharedLinks).values(row);
}

/** The page of a link that holds at a moment; null where there is none. */
export async function findSharedPage(
  database: Database,
  { edition, link, at }: { readonly edition: EditionId; readonly link: string; readonly at: Date },
): Promise<SharedPage | null> {
  const holds = or(isNull(sharedLinks.expiresAt), gt(sharedLinks.expiresAt, at));
  const [row] = await database
    .select({ path: sharedLinks.path, profile: sharedLinks.profile })
    .from(sharedLinks)
    .where(and(eq(sharedLinks.edition, edition), eq(sharedLinks.link, link), holds));
  return row ?? null;
}

/** Deletes the links that ended by a moment and says how many. */
export async function deleteEndedLinks(database: Database, at: Date): Promise<number> {
  const deleted = await database.delete(sharedLinks).where(lte(sharedLinks.expiresAt, at)).returning({ link: sharedLinks.link });
  return deleted.length;
}
