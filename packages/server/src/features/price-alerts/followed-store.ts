import { withdrawalStep } from '@cotejo/core/lead-withdrawal';
import { leadStatus, openStatuses } from '@cotejo/core/leads';
import { and, asc, eq, gt, gte, inArray, not, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { allowsPurpose } from '../../platform/consents/consent-store.ts';
import type { Questionable } from '../../platform/database/connect.ts';
import { messages } from '../../platform/database/schema/messages.ts';
import { leads, quotes } from '../../platform/database/schema/requests.ts';
import type { PageWish } from '../../platform/messages/message-round.ts';
import { isSameIndex } from '../../platform/personal-data/index-pairs-store.ts';
import { quotedColumns, type QuotedRequest } from '../../platform/quotes/quoted-request-store.ts';

const day = 86_400_000;
/** One alert of a request in so long at most. Milliseconds. */
export const alertPause = 7 * day;
/** A price is followed for so long after the request: after that its family is another one. Milliseconds. */
const followedFor = 365 * day;

/** Requests whose price is followed: who gave up wants it all the more; who bought has another price. */
const followedStatuses: readonly number[] = [...openStatuses, leadStatus.failed, leadStatus.duplicate];

/**
 * Reasons after which nobody is written to: they asked for that, what they left reaches somebody else or nobody ('Teléfono equivocado',
 * 'Correo rebotado'), or they do not remember asking (core/leads/failure-reasons.ts, C5-32).
 */
const silencing: readonly number[] = [2, 5, withdrawalStep.reason, 15];

/** The request that stands for a 'Duplicado', which keeps its own status for ever. */
const first = alias(leads, 'first');

/** Whether the person of a request bought its product by a later one, or is buying it: that one need not allow alerts. */
const isBoughtLater = sql`exists (
  select from ${leads} later
  where ${isSameIndex(sql`later.email_index`, leads.emailIndex)} and later.edition = ${leads.edition} and later.product_id = ${leads.productId}
    and later.created_at > ${leads.createdAt} and later.status <> all(${sql.param([...followedStatuses])}::int[]))`;

/** Whether the price of a request is followed, judged by the first one where there is one. Needs `first` joined. */
const isFollowed = and(
  inArray(sql`coalesce(${first.status}, ${leads.status})`, [...followedStatuses]),
  sql`(coalesce(${first.status}, ${leads.status}) <> ${leadStatus.failed}
    or coalesce(case when ${first.id} is null then ${leads.failureReason} else ${first.failureReason} end, 0)
      <> all(${sql.param([...silencing])}::int[]))`,
  not(isBoughtLater),
);

/** A request whose price is followed, with what alerts told before. */
export interface FollowedRequest extends QuotedRequest {
  /** Occasion of the last alert that was sent; null: none was. */
  readonly lastTold: string | null;
  /** The same of the last one that told a price. */
  readonly lastPrice: string | null;
  readonly lastToldAt: Date | null;
}

const event = 'price-alert';

const lastSent = (column: 'occasion' | 'ended_at', occasions: string) => sql`
  (select told.${sql.identifier(column)} from ${messages} told
   where told.lead_id = ${leads.id} and told.event = ${event} and told.state = 'sent' and told.occasion like ${occasions}
   order by told.ended_at desc limit 1)`;

const columns = {
  ...quotedColumns,
  lastTold: sql<string | null>`${lastSent('occasion', '%')}`,
  lastPrice: sql<string | null>`${lastSent('occasion', '% price %')}`,
  lastToldAt: sql<Date | null>`${lastSent('ended_at', '%')}`.mapWith(messages.endedAt),
};

/**
 * Requests with a price that their people allowed to be told of, ordered by number: of those of a person for one product the last
 * one, and none with an alert that waits or ended within the pause.
 */
export async function readFollowed(database: Questionable, { after, count, now }: PageWish): Promise<readonly FollowedRequest[]> {
  const later = alias(leads, 'later');
  const askedAgain = database
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        isSameIndex(later.emailIndex, leads.emailIndex),
        eq(later.edition, leads.edition),
        eq(later.productId, leads.productId),
        gt(later.createdAt, leads.createdAt),
        allowsPurpose(later.id, 'price-alerts'),
      ),
    );
  const told = database
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.leadId, leads.id),
        eq(messages.event, event),
        or(
          eq(messages.state, 'waiting'),
          and(sql`${messages.state} <> 'needless'`, gt(messages.endedAt, new Date(now - alertPause))),
        ),
      ),
    );
  return database
    .select(columns)
    .from(leads)
    .innerJoin(quotes, eq(quotes.id, leads.quoteId))
    .leftJoin(first, eq(first.id, leads.firstLeadId))
    .where(
      and(
        after === null ? undefined : gt(leads.id, after),
        isFollowed,
        gte(leads.createdAt, new Date(now - followedFor)),
        allowsPurpose(leads.id, 'price-alerts'),
        notExists(told),
        notExists(askedAgain),
      ),
    )
    .orderBy(asc(leads.id))
    .limit(count);
}

/** One such request, whoever allowed it; null: its price is not followed any more. */
export async function findFollowed(database: Questionable, leadId: string): Promise<FollowedRequest | null> {
  const [row] = await database
    .select(columns)
    .from(leads)
    .innerJoin(quotes, eq(quotes.id, leads.quoteId))
    .leftJoin(first, eq(first.id, leads.firstLeadId))
    .where(and(eq(leads.id, leadId), isFollowed));
  return row ?? null;
}
