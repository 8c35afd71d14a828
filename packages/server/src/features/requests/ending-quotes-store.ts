import { addDays, dayAt } from '@cotejo/core/dates';
import { openStatuses } from '@cotejo/core/leads';
import { quoteReminderDays } from '@cotejo/core/quote-reminder';
import { and, asc, between, eq, gt, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Questionable } from '../../platform/database/connect.ts';
import { leads, quotes } from '../../platform/database/schema/requests.ts';
import type { PageWish } from '../../platform/messages/message-round.ts';
import { isSameIndex } from '../../platform/personal-data/index-pairs-store.ts';

/** The request that stands for another: of a 'Duplicado', which keeps its own status for ever, the first one. */
const standing = alias(leads, 'standing');
const isOpenStill = inArray(standing.status, [...openStatuses]);

/**
 * Later requests by which the person of a request has a newer offer: for the same product, or within the same request, as what
 * repeats it is one with it (docs/decisions/0358). One without a last day takes the place of none but its own product's.
 */
function newerOffers(database: Questionable) {
  const later = alias(leads, 'later');
  const laterQuote = alias(quotes, 'later_quote');
  const isOfSame = eq(sql`coalesce(${later.firstLeadId}, ${later.id})`, sql`coalesce(${leads.firstLeadId}, ${leads.id})`);
  return database
    .select({ id: later.id })
    .from(later)
    .leftJoin(laterQuote, eq(laterQuote.id, later.quoteId))
    .where(
      and(
        isSameIndex(later.emailIndex, leads.emailIndex),
        eq(later.edition, leads.edition),
        sql`(${later.createdAt}, ${later.id}) > (${leads.createdAt}, ${leads.id})`,
        or(eq(later.productId, leads.productId), and(isOfSame, isNotNull(laterQuote.expires))),
      ),
    );
}

/** Requests, open by what stands for them, whose quote ends within days, in any zone, ordered by number: none with a newer offer. */
export async function readEndingQuotes(database: Questionable, { after, count, now }: PageWish) {
  const today = dayAt(now, 'UTC');
  return database
    .select({ leadId: leads.id, edition: leads.edition, askedOn: leads.createdOn, expires: quotes.expires })
    .from(leads)
    .innerJoin(quotes, eq(quotes.id, leads.quoteId))
    .innerJoin(standing, eq(standing.id, sql`coalesce(${leads.firstLeadId}, ${leads.id})`))
    .where(
      and(
        after === null ? undefined : gt(leads.id, after),
        isOpenStill,
        between(quotes.expires, addDays(today, -1), addDays(today, quoteReminderDays + 1)),
        notExists(newerOffers(database)),
      ),
    )
    .orderBy(asc(leads.id))
    .limit(count);
}

/** Whether the end of a request's quote is still to be told: it is open, and its person has no newer offer. */
export async function isStillEnding(database: Questionable, leadId: string): Promise<boolean> {
  const rows = await database
    .select({ id: leads.id })
    .from(leads)
    .innerJoin(standing, eq(standing.id, sql`coalesce(${leads.firstLeadId}, ${leads.id})`))
    .where(and(eq(leads.id, leadId), isOpenStill, notExists(newerOffers(database))));
  return rows.length > 0;
}
