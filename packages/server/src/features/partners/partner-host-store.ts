import { editionIds, type EditionId } from '@cotejo/core/editions';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Questionable } from '../../platform/database/connect.ts';
import { partners } from '../../platform/database/schema/partners.ts';

/** An active partner with the names its pages are served under. */
export interface NamedPartner {
  readonly id: number;
  readonly name: string;
  readonly edition: EditionId;
  /** Origins of its own pages. */
  readonly origins: readonly string[];
  /** First label before a host of the edition; null: it has none. */
  readonly subdomain: string | null;
  /** Its own host, in lower case; null: it has none. */
  readonly hostname: string | null;
  /** Codes of the organisations it shows; empty: all of them. */
  readonly organizations: readonly string[];
  readonly clinicsEnabled: boolean;
}

const editionSchema = z.enum(editionIds);

/** Every active partner, in the order they were stored. */
export async function listNamedPartners(database: Questionable): Promise<NamedPartner[]> {
  const { id, name, edition, urls, subdomain, hostname, organizations, clinicsEnabled } = partners;
  const rows = await database
    .select({ id, name, edition, origins: urls, subdomain, hostname, organizations, clinicsEnabled })
    .from(partners)
    .where(eq(partners.active, true))
    .orderBy(id);
  return rows.map((row) => ({
    ...row,
    edition: editionSchema.parse(row.edition),
    subdomain: row.subdomain?.toLowerCase() ?? null,
    hostname: row.hostname?.toLowerCase() ?? null,
  }));
}
