import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database/connect.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import { sealPerson, type Person } from '../../platform/personal-data/sealed-person.ts';
import { carriedQuotes, type CarriedQuote } from './carried-quotes.ts';
import type { KeyedCall, LeadDraft } from './draft-lead.ts';
import { findFirstRequests, findAskedBefore, type FirstRequest, type Wish } from './first-request-store.ts';

/** A request that can be taken. */
export interface DraftedCall extends KeyedCall {
  readonly draft: LeadDraft;
}

/** A request with what it asks for and what its person asked before. */
export interface WishedCall extends DraftedCall {
  readonly leadId: string;
  /** The person, as the row of the request holds them. */
  readonly sealed: ReturnType<typeof sealPerson>;
  /** The person's first one of the day, of which this one is a 'Duplicado'. */
  readonly first: FirstRequest | null;
  /** Null: it is about no product. */
  readonly quote: CarriedQuote | null;
  readonly wish: Wish;
  /** When its person asked for the very same before; null: it says something that they did not say. */
  readonly askedBefore: Date | null;
}

function personOf({ input: { body } }: DraftedCall): Person {
  return {
    firstName: body.first_name,
    phone: body.telefono,
    email: body.email,
    message: body.mensaje,
    additionalData: body.unrecognizedAdditionalData ?? {},
  };
}

function wishOf({ input: { body } }: DraftedCall, quote: CarriedQuote | null): Wish {
  return {
    quoteId: quote?.id ?? null,
    message: body.mensaje,
    contactChannel: body.contactChannel,
    contactTime: body.contactTime,
    employees: body.cantidadEmpleados ?? null,
    additionalData: body.unrecognizedAdditionalData ?? {},
  };
}

/**
 * Finds out who asked before and which quotes the requests carry, and seals who asks: all that can be done before anybody is given
 * a request, and others have to wait. Quotes that are not kept yet are.
 */
export async function wishedRequests(
  transaction: Transaction,
  drafted: readonly DraftedCall[],
  keys: DataKeys,
): Promise<readonly WishedCall[]> {
  const firsts = await findFirstRequests(
    transaction,
    drafted.map(({ call, person, draft: { businessLine } }) => {
      const line = { edition: call.edition.id, businessLine, now: call.now, today: call.today };
      return { ...line, person };
    }),
  );
  const priced = drafted.flatMap(({ key, input, draft: { asked }, call }) => {
    if (asked === null) return [];
    const { profile, current } = asked;
    return [{ key, wish: { quoteId: input.body.quoteId ?? null, profile, current, call } }];
  });
  const carried = await carriedQuotes(
    transaction,
    priced.map(({ wish }) => wish),
  );
  const quotes = new Map(priced.map(({ key }, place) => [key, carried[place]]));
  const wished: WishedCall[] = [];
  for (const [place, each] of drafted.entries()) {
    const [leadId, first, quote] = [randomUUID(), firsts[place] ?? null, quotes.get(each.key) ?? null];
    if (each.draft.asked !== null && quote === null) throw new Error(`request ${each.key} has no quote`);
    const wish = wishOf(each, quote);
    const askedBefore = first === null ? null : await findAskedBefore(transaction, { firstLeadId: first.id, wish }, keys);
    wished.push({ ...each, leadId, sealed: sealPerson(keys, leadId, personOf(each)), first, quote, wish, askedBefore });
  }
  return wished;
}
