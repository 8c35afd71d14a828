import { leadStatus, openStatuses } from '@cotejo/core/leads';
import { and, asc, eq, exists, gt, gte, inArray, not, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { allowsPurpose } from '../../platform/consents/consent-store.ts';
import type { Questionable } from '../../platform/database/connect.ts';
import { messages } from '../../platform/database/schema/messages.ts';
import { leads, quotes } from '../../platform/database/schema/requests.ts';
import type { PageWish } from '../../platform/messages/message-round.ts';
import { isSameIndex } from '../../platform/personal-data/index-pairs-store.ts';
import { quotedColumns, type QuotedRequest } from '../../platform/quotes/quoted-request-store.ts';

const day = 86_400_000;
/** A person is offered something once in so long at most. Milliseconds. */
export const offerPause = 30 * day;
/** So long after a request its person still looks for something. Milliseconds. */
const lookingFor = 60 * day;

const event = 'best-plan';

/** A request that something may be offered for. */
export interface OfferableRequest extends QuotedRequest {
  /** Occasions of offers for it that its person got, or that were stopped: the same is not offered again. */
  readonly offeredBefore: readonly string[];
  /** Numbers of products of the edition that its person bought by later requests, or is buying. */
  readonly boughtLater: readonly number[];
}

/** Statuses of requests by which nothing is bought: undecided, given up, or repeated. */
const withoutPurchase: readonly number[] = [...openStatuses, leadStatus.failed, leadStatus.duplicate];

const columns = {
  ...quotedColumns,
  offeredBefore: sql<string[]>`
    array(select told.occasion from ${messages} told where told.lead_id = ${leads.id} and told.event = ${event}
      and told.state in ('sent', 'stopped') and told.occasion is not null)`,
  boughtLater: sql<number[]>`
    array(select later.product_id from ${leads} later
      where ${isSameIndex(sql`later.email_index`, leads.emailIndex)} and later.edition = ${leads.edition} and later.product_id is not null
        and later.created_at > ${leads.createdAt} and later.status <> all(${sql.param([...withoutPurchase])}::int[]))`,
};

/**
 * Open requests of late whose people allowed offers, ordered by number: of each person the last one, and none of who has an offer that
 * waits or went within the pause, by whichever request: what was not tried to the end ('expired', 'needless') is no offer yet.
 */
export async function readOfferable(
  database: Questionable,
  { after, count, now }: PageWish,
): Promise<readonly OfferableRequest[]> {
  const [later, theirs] = [alias(leads, 'later'), alias(leads, 'theirs')];
  const askedAgain = database
    .select({ id: later.id })
    .from(later)
    .innerJoin(quotes, eq(quotes.id, later.quoteId))
    .where(
      and(
        isSameIndex(later.emailIndex, leads.emailIndex),
        gt(later.createdAt, leads.createdAt),
        inArray(later.status, [...openStatuses]),
        allowsPurpose(later.id, 'offers'),
      ),
    );
  const offered = database
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(theirs, eq(theirs.id, messages.leadId))
    .where(
      and(
        isSameIndex(theirs.emailIndex, leads.emailIndex),
        eq(messages.event, event),
        or(
          eq(messages.state, 'waiting'),
          and(notInArray(messages.state, ['needless', 'expired']), gt(messages.endedAt, new Date(now - offerPause))),
        ),
      ),
    );
  return database
    .select(columns)
    .from(leads)
    .innerJoin(quotes, eq(quotes.id, leads.quoteId))
    .where(
      and(
        after === null ? undefined : gt(leads.id, after),
        inArray(leads.status, [...openStatuses]),
        gte(leads.createdAt, new Date(now - lookingFor)),
        allowsPurpose(leads.id, 'offers'),
        not(exists(offered)),
        not(exists(askedAgain)),
      ),
    )
    .orderBy(asc(leads.id))
    .limit(count);
}

/** A request that something is offered for, and when its person was offered something last; null: it is not open any more. */
export async function findOfferable(
  database: Questionable,
  leadId: string,
): Promise<(OfferableRequest & { readonly lastOfferedAt: Date | null }) | null> {
  const lastOfferedAt = sql<Date | null>`
    (select max(told.ended_at) from ${messages} told join ${leads} theirs on theirs.id = told.lead_id
     where ${isSameIndex(sql`theirs.email_index`, leads.emailIndex)} and told.event = ${event} and told.state = 'sent')`;
  const [row] = await database
    .select({ ...columns, lastOfferedAt: lastOfferedAt.mapWith(messages.endedAt) })
    .from(leads)
    .innerJoin(quotes, eq(quotes.id, leads.quoteId))
    .where(and(eq(leads.id, leadId), inArray(leads.status, [...openStatuses])));
  return row ?? null;
}
