import type { AnsweredQuote } from '@cotejo/contract/answer-price';
import type { LeadQuote, ReplacedQuoteReason } from '@cotejo/contract/lead';
import type { Profile } from '@cotejo/contract/profile';
import { dateInSpanish, type PlainDate } from '@cotejo/core/dates';
import { toNumber, type Money } from '@cotejo/core/money';
import { chargeOf } from '@cotejo/core/quote';
import { canonicalJson } from '../../platform/canonical-json.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { quoteRow } from '../../platform/quotes/quote-row.ts';
import { findQuotes, storeQuotes, type StoredQuote } from '../../platform/quotes/quote-store.ts';

/** What a request says of the quote it is about. */
export interface QuoteWish {
  /** The quote that the visitor saw; null: none was named. */
  readonly quoteId: string | null;
  readonly profile: Profile;
  /** Product and profile of the request at the prices of now. */
  readonly current: AnsweredQuote;
  readonly call: RequestContext;
}

/** The quote that a request carries. */
export interface CarriedQuote {
  readonly id: string;
  /** The figure that the visitor was shown for it; null: there was none. */
  readonly shown: Money | null;
  readonly answer: Pick<LeadQuote, 'id' | 'price' | 'currency' | 'expires' | 'ufDate' | 'replaced'>;
}

/** The same answers, whatever was added for showing them: names of regions, and whether the couple was ticked. */
function asked({ region, enPareja: _enPareja, ...profile }: Profile): string {
  return canonicalJson({ ...profile, region: region?.stateCode ?? null });
}

/** Why a stored quote cannot be carried by a request; null: it can. */
function refusalOf(stored: StoredQuote | null, wish: QuoteWish, today: PlainDate): ReplacedQuoteReason | null {
  if (stored === null) return 'unknown';
  if (stored.productId !== wish.current.product.id) return 'other-product';
  if (asked(stored.answer.quote.inputs.profile) !== asked(wish.profile)) return 'other-profile';
  const charge = chargeOf(stored, today);
  return charge.ok ? null : charge.error.kind;
}

function textOf(reason: ReplacedQuoteReason, stored: StoredQuote | null): string {
  switch (reason) {
    case 'unknown':
      return 'No encontramos la cotización que viste. Hicimos otra con los valores de hoy.';
    case 'expired': {
      const until = stored?.expires ? ` el ${dateInSpanish(stored.expires)}` : '';
      return `La cotización que viste venció${until}. Hicimos otra con los valores de hoy.`;
    }
    case 'promises-nothing':
      return 'La cotización que viste no comprometía un precio. Hicimos otra con los valores de hoy.';
    case 'other-product':
      return 'La cotización que viste es de otro producto. Hicimos una de este con los valores de hoy.';
    case 'other-profile':
      return 'La cotización que viste es de otro perfil. Hicimos una del tuyo con los valores de hoy.';
  }
}

function namedBy({ quoteId }: QuoteWish, kept: ReadonlyMap<string, StoredQuote>): StoredQuote | null {
  return quoteId === null ? null : (kept.get(quoteId) ?? null);
}

/** Why the quote that a request names is not carried; null: it is, or none was named. */
function refusedBecause(wish: QuoteWish, kept: ReadonlyMap<string, StoredQuote>): ReplacedQuoteReason | null {
  return wish.quoteId === null ? null : refusalOf(namedBy(wish, kept), wish, wish.call.today);
}

function carry(stored: StoredQuote, shown: Money | null, replaced: CarriedQuote['answer']['replaced']): CarriedQuote {
  const { id, total, currency, expires, ufDate } = stored;
  return { id, shown, answer: { id, price: total === null ? null : toNumber(total), currency, expires, ufDate, replaced } };
}

function carriedBy(wish: QuoteWish, kept: ReadonlyMap<string, StoredQuote>): CarriedQuote {
  const { quoteId, current, call } = wish;
  const named = namedBy(wish, kept);
  const refusal = refusedBecause(wish, kept);
  if (named !== null && refusal === null) return carry(named, named.total, null);
  const stored = kept.get(current.id);
  if (!stored) throw new Error(`quote ${current.id} of ${call.edition.id} was stored and is not there`);
  // What was named and what is made now may be one quote: then nothing was replaced.
  const isReplaced = refusal !== null && quoteId !== current.id;
  const expired = refusal === 'expired' ? (named?.expires ?? null) : null;
  const replaced = isReplaced ? { kind: refusal, text: textOf(refusal, named), expired } : null;
  return carry(stored, current.quote.price.total, replaced);
}

/**
 * The quotes that requests carry, one for each: the one it names, with the figure it promised, whatever the catalogue says by
 * now; or else one of now, stored with the request. A request is never refused for its quote: the answer says why it was
 * replaced.
 */
export async function carriedQuotes(transaction: Transaction, wishes: readonly QuoteWish[]): Promise<readonly CarriedQuote[]> {
  const wanted = wishes.flatMap(({ quoteId, current, call: { edition } }) =>
    [quoteId, current.id].flatMap((id) => (id === null ? [] : [{ edition: edition.id, id }])),
  );
  const known = await findQuotes(transaction, wanted);
  const lacking = new Map(
    wishes.flatMap((wish) => {
      const { current, call } = wish;
      if (known.has(current.id) || (namedBy(wish, known) !== null && refusedBecause(wish, known) === null)) return [];
      return [[current.id, { row: quoteRow(current, call.edition.id), edition: call.edition.id, id: current.id }] as const];
    }),
  );
  if (lacking.size === 0) return wishes.map((wish) => carriedBy(wish, known));
  const made = [...lacking.values()];
  await storeQuotes(
    transaction,
    made.map(({ row }) => row),
  );
  const kept = new Map([...known, ...(await findQuotes(transaction, made))]);
  return wishes.map((wish) => carriedBy(wish, kept));
}
