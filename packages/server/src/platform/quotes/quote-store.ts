import type { AnsweredQuote } from '@cotejo/contract/answer-price';
import { quotedPriceSchema, type QuotedPrice } from '@cotejo/contract/quote';
import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import type { EditionId } from '@cotejo/core/editions';
import type { Money } from '@cotejo/core/money';
import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { leads, quotes } from '../database/schema/requests.ts';
import { isAmong } from '../database/is-among.ts';
import { insertRows } from '../database/insert-rows-store.ts';
import { quoteRow, storedTotal, type QuoteRow } from './quote-row.ts';

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

/** Keeps quotes; those kept before stay as they are. */
export async function storeQuotes(transaction: Transaction, rows: readonly QuoteRow[]): Promise<void> {
  // Everybody in the same order, so that nobody waits for who waits for them.
  const sorted = rows.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  await insertRows(transaction, quotes, { rows: sorted, onConflict: sql`on conflict do nothing` });
}

/** Keeps a quote; the same one kept before stays as it is. */
export async function storeQuote(database: Database | Transaction, quote: AnsweredQuote, edition: EditionId): Promise<void> {
  await database.insert(quotes).values(quoteRow(quote, edition)).onConflictDoNothing();
}

function dayOrNull(text: string | null): PlainDate | null {
  return text !== null && isPlainDate(text) ? text : null;
}

/** Which quote: its number, and the edition that it has to be of. */
interface QuoteNumber {
  readonly edition: EditionId;
  readonly id: string;
}

/** The quotes of their editions by number; those that are not kept, or were kept by a version that did not keep its answer, are not among them. */
export async function findQuotes(
  database: Database | Transaction,
  wanted: readonly QuoteNumber[],
): Promise<ReadonlyMap<string, StoredQuote>> {
  if (wanted.length === 0) return new Map();
  const rows = await database
    .select()
    .from(quotes)
    .where(
      isAmong(
        quotes.id,
        wanted.map(({ id }) => id),
      ),
    );
  const found = new Map<string, StoredQuote>();
  for (const row of rows) {
    const answer = quotedPriceSchema.safeParse(row.breakdown);
    if (!answer.success || !wanted.some(({ edition, id }) => id === row.id && edition === row.edition)) continue;
    found.set(row.id, {
      id: row.id,
      productId: row.productId,
      total: storedTotal(row),
      currency: row.currency,
      expires: dayOrNull(row.expires),
      ufDate: dayOrNull(row.ufDate),
      answer: answer.data,
    });
  }
  return found;
}

/** A quote of an edition by its number; null when it is none that `findQuotes` finds. */
export async function findQuote(database: Database | Transaction, wanted: QuoteNumber): Promise<StoredQuote | null> {
  return (await findQuotes(database, [wanted])).get(wanted.id) ?? null;
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
