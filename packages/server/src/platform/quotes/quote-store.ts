import { quotedPriceSchema, type QuotedPrice } from '@cotejo/contract/quote';
import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import type { EditionId } from '@cotejo/core/editions';
import { currencies, moneyOf, periods, rateToNumber, toNumber, type Money } from '@cotejo/core/money';
import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { leads, quotes } from '../database/schema.ts';
import type { QuoteOfCall } from './quote-of-call.ts';

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

function rowOf({ id, quote, product, currency, answer }: QuoteOfCall, edition: EditionId): typeof quotes.$inferInsert {
  const { price, promise, rates, inputs } = quote;
  // What was made with the fallback UF is shown and never charged (decision 8).
  const isChargeable = promise.kind === 'until' || promise.because !== 'uf-fallback';
  const total = isChargeable ? price.total : null;
  const uf = isChargeable ? rates.find(({ rate }) => rate.from === 'UF') : undefined;
  return {
    id,
    edition,
    productId: product.id,
    productCode: product.code,
    productDisplayName: product.displayName,
    organizationDisplayName: answer.quote.product.organizationDisplayName,
    profile: answer.quote.inputs.profile,
    inputs,
    quotedOn: inputs.quotedOn,
    breakdown: answer,
    total: total === null ? null : String(toNumber(total)),
    currency,
    period: price.total?.period ?? 'month',
    totalInUnit: price.totalInUnit === null ? null : String(toNumber(price.totalInUnit)),
    unit: price.totalInUnit?.currency ?? null,
    tariffVersion: price.tariffVersion,
    ufDate: uf?.date ?? null,
    ufValue: uf ? String(rateToNumber(uf.rate)) : null,
    expires: promise.kind === 'until' ? promise.day : null,
  };
}

/** Keeps a quote; the same one kept before stays as it is. */
export async function storeQuote(database: Database | Transaction, quote: QuoteOfCall, edition: EditionId): Promise<void> {
  await database.insert(quotes).values(rowOf(quote, edition)).onConflictDoNothing();
}

function dayOrNull(text: string | null): PlainDate | null {
  return text !== null && isPlainDate(text) ? text : null;
}

function totalOf({ total, currency, period }: typeof quotes.$inferSelect): Money | null {
  const known = currencies.find((candidate) => candidate === currency);
  const every = periods.find((candidate) => candidate === period);
  return total === null || known === undefined || every === undefined ? null : moneyOf(total, known, every);
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
    total: totalOf(row),
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
