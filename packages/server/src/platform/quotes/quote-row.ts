import type { AnsweredQuote } from '@cotejo/contract/answer-price';
import type { EditionId } from '@cotejo/core/editions';
import { currencies, moneyOf, periods, rateToNumber, toNumber, type Money } from '@cotejo/core/money';
import type { quotes } from '../database/schema/requests.ts';

/** A row of the table of quotes, as it is written. */
export type QuoteRow = typeof quotes.$inferInsert;

/** A quote as it is stored. */
export function quoteRow({ id, quote, product, currency, answer }: AnsweredQuote, edition: EditionId): QuoteRow {
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

/** The figure of a stored quote, exactly as it was quoted; null where there is none that could be charged. */
export function storedTotal({ total, currency, period }: Pick<QuoteRow, 'total' | 'currency' | 'period'>): Money | null {
  const known = currencies.find((candidate) => candidate === currency);
  const every = periods.find((candidate) => candidate === period);
  return total == null || known === undefined || every === undefined ? null : moneyOf(total, known, every);
}
