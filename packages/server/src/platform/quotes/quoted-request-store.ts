import { eq, sql } from 'drizzle-orm';
import type { Questionable } from '../database/connect.ts';
import { leads, quotes } from '../database/schema/requests.ts';
import type { DataKeys } from '../personal-data/data-keys.ts';
import { openPerson } from '../personal-data/sealed-person.ts';

/** What is read of a request with its quote to look at prices again; nothing in it names the person. Needs both tables joined. */
export const quotedColumns = {
  leadId: leads.id,
  edition: leads.edition,
  status: leads.status,
  productId: quotes.productId,
  productCode: quotes.productCode,
  productDisplayName: quotes.productDisplayName,
  organizationDisplayName: quotes.organizationDisplayName,
  profile: quotes.profile,
  total: quotes.total,
  currency: quotes.currency,
  period: quotes.period,
  totalInUnit: quotes.totalInUnit,
  unit: quotes.unit,
  /** How many of the family the price is for; null: the quote does not say. */
  insured: sql<number | null>`(${quotes.breakdown} -> 'total' ->> 'profilesWithPrice')::int`,
};

/** A request with the quote that it carries. */
export interface QuotedRequest {
  readonly leadId: string;
  readonly edition: string;
  readonly status: number;
  readonly productId: number;
  readonly productCode: string;
  readonly productDisplayName: string;
  readonly organizationDisplayName: string;
  readonly profile: unknown;
  readonly total: string | null;
  readonly currency: string;
  readonly period: string;
  readonly totalInUnit: string | null;
  readonly unit: string | null;
  readonly insured: number | null;
}

/** Who asked for a request; null: there is no such request. */
export async function findAsker(
  database: Questionable,
  leadId: string,
  keys: DataKeys,
): Promise<{ readonly firstName: string; readonly email: string } | null> {
  const [lead] = await database.select().from(leads).where(eq(leads.id, leadId));
  if (lead === undefined) return null;
  const { firstName, email } = openPerson(keys, lead);
  return { firstName, email };
}
