import type { ContactTime } from '@cotejo/core/contact-times';
import type { PlainDate } from '@cotejo/core/dates';
import { leadStatus } from '@cotejo/core/leads';
import type { ChosenChannel } from '@cotejo/core/notification-events';
import { isInRecess } from '@cotejo/core/recess';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { askedAgainHours, lockPeople, personName } from '../../platform/assignment/people-store.ts';
import { canonicalJson } from '../../platform/canonical-json.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import { executives, leads } from '../../platform/database/schema/requests.ts';
import type { PersonIndexes } from '../../platform/personal-data/blind-index.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import { openWritten } from '../../platform/personal-data/sealed-person.ts';

const hourMilliseconds = 3_600_000;
const columns = {
  id: leads.id,
  edition: leads.edition,
  businessLine: leads.businessLine,
  email: leads.emailIndex,
  phone: leads.phoneIndex,
  createdAt: leads.createdAt,
};

/** Who asks, where, and when (milliseconds since 1970, and that day in the edition's zone). */
export interface Asking {
  readonly edition: string;
  readonly businessLine: string;
  readonly person: PersonIndexes;
  readonly now: number;
  readonly today: PlainDate;
}

/** What a request asks for, apart from who asks. */
export interface Wish {
  /** What was priced, for whom and when: product and profile; null: it is about no product. */
  readonly quoteId: string | null;
  readonly message: string;
  readonly contactChannel: ChosenChannel;
  readonly contactTime: ContactTime;
  readonly employees: number | null;
  /** Answers to questions of a form's own, by name. */
  readonly additionalData: Readonly<Record<string, string>>;
}

/** A person's first request of a day, with who answers it. */
export interface FirstRequest {
  readonly id: string;
  readonly executive: typeof executives.$inferSelect;
}

/** What one person's requests are told by: with each key, as others may know the person. */
function namesOf({ emails, phones }: PersonIndexes): readonly string[] {
  return emails.map((index, place) => personName(index, phones[place] ?? index));
}

/**
 * The request by which each of these people, with the same e-mail and the same telephone, asked already for the business line
 * of the edition within the last 24 hours, and which somebody who is at work has; null: a request like any other (decision
 * 0303). Who is out for their balance alone still answers what they have. Until the transaction ends nobody else is answered
 * about these people.
 */
export async function findFirstRequests(
  transaction: Transaction,
  askings: readonly Asking[],
): Promise<readonly (FirstRequest | null)[]> {
  const names = askings.map(({ person }) => namesOf(person));
  await lockPeople(transaction, names.flat());
  const since = Math.min(...askings.map(({ now }) => now)) - askedAgainHours * hourMilliseconds;
  const rows = await transaction
    .select({ lead: columns, executive: executives })
    .from(leads)
    .innerJoin(executives, eq(executives.id, leads.executiveId))
    .where(
      and(
        isAmong(
          leads.emailIndex,
          askings.flatMap(({ person }) => person.emails),
        ),
        isAmong(
          leads.phoneIndex,
          askings.flatMap(({ person }) => person.phones),
        ),
        eq(leads.status, leadStatus.assigned),
        isNull(leads.firstLeadId),
        gt(leads.createdAt, new Date(since)),
        eq(executives.active, true),
      ),
    )
    .orderBy(asc(leads.createdAt), asc(leads.id));
  return askings.map(({ edition, businessLine, now, today }, place) => {
    const row = rows.find(
      ({ lead, executive }) =>
        lead.edition === edition &&
        lead.businessLine === businessLine &&
        names[place]?.includes(personName(lead.email, lead.phone)) === true &&
        lead.createdAt.getTime() > now - askedAgainHours * hourMilliseconds &&
        !isInRecess(executive, today),
    );
    return row ? { id: row.lead.id, executive: row.executive } : null;
  });
}

/** When the first request or one of its repetitions asked for this very thing first: then nobody has to be told again; null: none did. */
export async function findAskedBefore(
  transaction: Transaction,
  { firstLeadId, wish }: { readonly firstLeadId: string; readonly wish: Wish },
  keys: DataKeys,
): Promise<Date | null> {
  const alike = await transaction
    .select({ id: leads.id, message: leads.message, additionalData: leads.additionalData, createdAt: leads.createdAt })
    .from(leads)
    .where(
      and(
        or(eq(leads.id, firstLeadId), eq(leads.firstLeadId, firstLeadId)),
        wish.quoteId === null ? isNull(leads.quoteId) : eq(leads.quoteId, wish.quoteId),
        wish.employees === null ? isNull(leads.employees) : eq(leads.employees, wish.employees),
        eq(leads.contactChannel, wish.contactChannel),
        eq(leads.contactTime, wish.contactTime),
      ),
    )
    .orderBy(asc(leads.createdAt));
  const asked = canonicalJson([wish.message, wish.additionalData]);
  const same = alike.find((lead) => {
    const written = openWritten(keys, lead);
    return written !== null && canonicalJson([written.message, written.additionalData]) === asked;
  });
  return same?.createdAt ?? null;
}
