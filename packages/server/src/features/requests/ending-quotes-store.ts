import { addDays, dayAt } from '@cotejo/core/dates';
import { leadStatus, openStatuses } from '@cotejo/core/leads';
import { quoteReminderDays } from '@cotejo/core/quote-reminder';
import { and, asc, between, eq, gt, inArray, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Questionable } from '../../platform/database/connect.ts';
import { leads, quotes } from '../../platform/database/schema/requests.ts';
import type { PageWish } from '../../platform/messages/message-round.ts';

/**
 * Open requests whose quote ends within days, in any zone, ordered by number: none that is a 'Duplicado', and none whose person
 * asked for the same product again later, as a later request has its own quote.
 */
export async function readEndingQuotes(database: Questionable, { after, count, now }: PageWish) {
  const today = dayAt(now, 'UTC');
  const later = alias(leads, 'later');
  const askedAgain = database
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.emailIndex, leads.emailIndex),
        eq(later.edition, leads.edition),
        eq(later.productId, leads.productId),
        ne(later.status, leadStatus.duplicate),
        gt(later.createdAt, leads.createdAt),
      ),
    );
  return database
    .select({ leadId: leads.id, edition: leads.edition, askedOn: leads.createdOn, expires: quotes.expires })
    .from(leads)
    .innerJoin(quotes, eq(quotes.id, leads.quoteId))
    .where(
      and(
        after === null ? undefined : gt(leads.id, after),
        inArray(leads.status, [...openStatuses]),
        between(quotes.expires, addDays(today, -1), addDays(today, quoteReminderDays + 1)),
        notExists(askedAgain),
      ),
    )
    .orderBy(asc(leads.id))
    .limit(count);
}
