import type { AnsweredQuote } from '@cotejo/contract/answer-price';
import { quotedPriceSchema, type QuotedPrice } from '@cotejo/contract/quote';
import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import type { EditionId } from '@cotejo/core/editions';
import type { Money } from '@cotejo/core/money';
import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { leads, quotes } from '../database/schema/requests.ts';
import { quoteRow, storedTotal } from './quote-row.ts';

/** A quote as it was stored: what a request carries and a purchase charges. */
export interface StoredQuote {
  readonly id: string;
  readonly productId: number;
  /** As quoted; null where there was no price, or none that could be charged. */
  readonly total: Money | null;
  readonly currency: string;
  /** Last day it holds; null: it promises nothing. */
  readonly expires: PlainDate | null;
  readonly ufDate: PlainDate | null;
  readonly answer: QuotedPrice;
}

/** Keeps a quote; the same one kept before stays as it is. */
export async function storeQuote(database: Database | Transaction, quote: AnsweredQuote, edition: EditionId): Promise<void> {
  await database.insert(quotes).values(quoteRow(quote, edition)).onConflictDoNothing();
}

function dayOrNull(text: string | null): PlainDate | null {
  return text !== null && isPlainDate(text) ? text : null;
}

/** A quote of an edition by its number; null when none is kept, or it was kept by a version that did not keep its answer. */
export async function findQuote(
  database: Database | Transaction,
  { edition, id }: { readonly edition: EditionId; readonly id: string },
): Promise<StoredQuote | null> {
  const [row] = await database
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.edition, edition)));
  const answer = quotedPriceSchema.safeParse(row?.breakdown);
  if (!row || !answer.success) return null;
  return {
    id: row.id,
    productId: row.productId,
    total: storedTotal(row),
    currency: row.currency,
    expires: dayOrNull(row.expires),
    ufDate: dayOrNull(row.ufDate),
    answer: answer.data,
  };
}

/** Deletes the quotes that no request carries and that ended before a day; those that promised nothing ended when made. */
export async function deleteQuotesEndedBefore(database: Database, day: PlainDate): Promise<number> {
  const carriers = database.select({ id: leads.id }).from(leads).where(eq(leads.quoteId, quotes.id));
  const ended = sql<string>`coalesce(${quotes.expires}, ${quotes.quotedOn})`;
  const deleted = await database
    .delete(quotes)
    .where(and(lt(ended, day), notExists(carriers)))
    .returning({ id: quotes.id });
  return deleted.length;
}
