import { askedForNoContact, withdrawalStep } from '@cotejo/core/lead-withdrawal';
import { requestPurpose, type ConsentPurpose } from '@cotejo/core/consent';
import { defaultLanguage, editionOf, type Edition, type EditionId, type Language } from '@cotejo/core/editions';
import { and, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Questionable, Transaction } from '../database/connect.ts';
import { writeTogether, rowsOf, type Writing } from '../database/insert-rows-store.ts';
import { leadConsents } from '../database/schema/consents.ts';
import { messages } from '../database/schema/messages.ts';
import { leads, quotes } from '../database/schema/requests.ts';
import { isSameIndex } from '../personal-data/index-pairs-store.ts';

export type NewConsent = Omit<typeof leadConsents.$inferSelect, 'id'>;
export type StoredConsent = typeof leadConsents.$inferSelect;

/** Consents as rows that go in beside the requests they are of. */
export function consentRowsOf(rows: readonly NewConsent[]): Writing {
  return rowsOf(leadConsents, { rows });
}

/** Adds consents to what was said before. */
export async function insertConsents(transaction: Transaction, rows: readonly NewConsent[]): Promise<void> {
  await writeTogether(transaction, [consentRowsOf(rows)]);
}

/** What a request is about: of one without a product, what its person asked about and the house. Null where the edition has no such request. */
export async function findConsentedLead(
  database: Database | Transaction,
  { edition, leadId }: { readonly edition: EditionId; readonly leadId: string },
) {
  const first = alias(leads, 'first');
  const [row] = await database
    .select({
      status: sql<number>`coalesce(${first.status}, ${leads.status})`,
      failureReason: sql<
        number | null
      >`case when ${first.id} is null then ${leads.failureReason} else ${first.failureReason} end`,
      productName: quotes.productDisplayName,
      organizationDisplayName: quotes.organizationDisplayName,
      subject: leads.subject,
    })
    .from(leads)
    .leftJoin(first, eq(first.id, leads.firstLeadId))
    .leftJoin(quotes, eq(quotes.id, leads.quoteId))
    .where(and(eq(leads.id, leadId), eq(leads.edition, edition)));
  if (row === undefined) return null;
  const { productName, subject, organizationDisplayName: insurer } = row;
  return {
    isTakenBack: askedForNoContact(row),
    productDisplayName: productName ?? subject ?? '',
    organizationDisplayName: insurer ?? editionOf(edition).brand.name,
    /** Whom its person may have their data handed to; null: there is no product. */
    insurer,
  };
}

/** The requests of the same matter: the first one of a request, or itself, with all that repeats it (docs/decisions/0303). */
const matterOf = (leadId: string) => sql`
  select same.id
  from ${leads} own
  join ${leads} same
    on same.id = coalesce(own.first_lead_id, own.id) or same.first_lead_id = coalesce(own.first_lead_id, own.id)
  where own.id = ${leadId}`;

/** All that was said of the consents of a request and of the others of the same matter, the last first, each with the product or subject of the request that it was said with. */
export async function findConsents(
  database: Database | Transaction,
  leadId: string,
): Promise<readonly (StoredConsent & { readonly about: string })[]> {
  const rows = await database
    .select({ said: leadConsents, about: sql<string>`coalesce(${quotes.productDisplayName}, ${leads.subject}, '')` })
    .from(leadConsents)
    .innerJoin(leads, eq(leads.id, leadConsents.leadId))
    .leftJoin(quotes, eq(quotes.id, leads.quoteId))
    .where(sql`${leadConsents.leadId} in (${matterOf(leadId)})`)
    .orderBy(desc(leadConsents.id));
  return rows.map(({ said, about }) => ({ ...said, about }));
}

/** The language in which the person of a request read its form, of those of the edition; Spanish where nothing says it. */
export async function findReadLanguage(database: Database, leadId: string, { languages }: Edition): Promise<Language> {
  const [row] = await database
    .select({ language: leadConsents.language })
    .from(leadConsents)
    .where(and(eq(leadConsents.leadId, leadId), eq(leadConsents.purpose, requestPurpose)))
    .limit(1);
  return languages.find((language) => language === row?.language) ?? defaultLanguage;
}

/** Has whoever else changes the consents of a request wait until the transaction ends. */
export async function holdConsents(transaction: Transaction, leadId: string): Promise<void> {
  await transaction.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for('no key update');
}

/** What a withdrawal says, wherever it holds. */
export interface Withdrawal {
  readonly leadId: string;
  readonly purpose: string;
  readonly recipient: string;
  readonly callId: string;
  readonly at: Date;
}

/**
 * Takes back what the person of a request allowed a recipient for a purpose, in all their requests of its edition and in all of its
 * matter: who wants no offers is not asked by which request they come.
 */
export async function withdrawConsent(
  transaction: Transaction,
  { leadId, purpose, recipient, callId, at }: Withdrawal,
): Promise<void> {
  await transaction.execute(sql`
    insert into ${leadConsents}
      (lead_id, purpose, recipient, ground, is_given, text_version, language, sentence, way, call_id, created_at)
    select lead_id, purpose, recipient, ground, false, text_version, language, sentence, 'link', ${callId}, ${at.toISOString()}
    from (
      select distinct on (said.lead_id) said.*
      from (
        select same.id
        from ${leads} own
        join ${leads} same on same.edition = own.edition and ${isSameIndex(sql`same.email_index`, sql`own.email_index`)}
        where own.id = ${leadId}
        union ${matterOf(leadId)}
      ) same
      join ${leadConsents} said on said.lead_id = same.id
      where said.purpose = ${purpose} and said.recipient = ${recipient}
      order by said.lead_id, said.id desc
    ) last
    where is_given`);
}

/** What the house may be allowed to write about, apart from what somebody asks for. */
const wishes: readonly ConsentPurpose[] = ['price-alerts', 'offers'];
const wishList = sql`${sql.param([...wishes])}::text[]`;

/** The last that the person of a message said of each such purpose in each of their requests, in all editions. */
const lastWishesOf = (messageId: string) => sql`
  select distinct on (said.lead_id, said.purpose) said.*
  from ${messages} told
  join ${leads} own on own.id = told.lead_id
  join ${leads} same on ${isSameIndex(sql`same.email_index`, sql`own.email_index`)}
  join ${leadConsents} said on said.lead_id = same.id
  where told.id = ${messageId} and said.purpose = any(${wishList})
  order by said.lead_id, said.purpose, said.id desc`;

/** Whether somebody asked for no contact about a request, or about the first one of a 'Duplicado' (core/leads/lead-withdrawal.ts). */
const isTakenBack = (leadId: SQL) => sql`exists (
  select from ${leads} own left join ${leads} first on first.id = own.first_lead_id
  where own.id = ${leadId} and coalesce(first.status, own.status) = ${withdrawalStep.to}
    and case when first.id is null then own.failure_reason else first.failure_reason end = ${withdrawalStep.reason})`;

const addedColumns = sql`lead_id, purpose, recipient, ground, is_given, text_version, language, sentence, way, call_id, created_at`;

/** What a choice by the link of a message says of consents. */
export interface WishChange {
  readonly messageId: string;
  readonly callId: string;
  readonly at: Date;
}

/**
 * Takes back what the person of a message allowed the house to write to them about, in all their requests: who stops its messages
 * has not allowed them any more.
 */
export async function withdrawWishes(transaction: Transaction, { messageId, callId, at }: WishChange): Promise<void> {
  await transaction.execute(sql`
    insert into ${leadConsents} (${addedColumns})
    select lead_id, purpose, recipient, ground, false, text_version, language, sentence, 'link', ${callId}, ${at.toISOString()}
    from (${lastWishesOf(messageId)}) last where is_given`);
}

/** Gives again what a stop at that moment took back and nothing else, in the words by which it was given before; nothing of requests that were taken back. */
export async function restoreWishes(
  transaction: Transaction,
  { messageId, callId, at, stoppedAt }: WishChange & { readonly stoppedAt: Date },
): Promise<void> {
  await transaction.execute(sql`
    insert into ${leadConsents} (${addedColumns})
    select lead_id, purpose, recipient, ground, true, text_version, language, sentence, 'link', ${callId}, ${at.toISOString()}
    from (${lastWishesOf(messageId)}) last
    where not is_given and way = 'link' and created_at = ${stoppedAt.toISOString()} and not ${isTakenBack(sql`last.lead_id`)}`);
}

/** What the person of a message allows now, and what a stop at that moment took back from them and can be given again; each purpose once. */
export async function findWishes(
  database: Questionable,
  { messageId, stoppedAt }: { readonly messageId: string; readonly stoppedAt: Date | null },
): Promise<{ readonly given: readonly ConsentPurpose[]; readonly takenBack: readonly ConsentPurpose[] }> {
  const { rows } = await database.execute<{ purpose: string; is_given: boolean; by_stop: boolean }>(sql`
    select distinct purpose, is_given, way = 'link' and created_at = ${stoppedAt?.toISOString() ?? null}::timestamptz
      and not ${isTakenBack(sql`last.lead_id`)} as by_stop
    from (${lastWishesOf(messageId)}) last`);
  const of = (holds: (row: (typeof rows)[number]) => boolean) =>
    wishes.filter((purpose) => rows.some((row) => row.purpose === purpose && holds(row)));
  return { given: of(({ is_given: isGiven }) => isGiven), takenBack: of((row) => !row.is_given && row.by_stop) };
}

/** Whether a purpose is allowed with a request as it stands now: the last that was said of it. */
export async function isAllowed(
  database: Questionable,
  { leadId, purpose }: { readonly leadId: string; readonly purpose: ConsentPurpose },
): Promise<boolean> {
  const [last] = await database
    .select({ isGiven: leadConsents.isGiven })
    .from(leadConsents)
    .where(and(eq(leadConsents.leadId, leadId), eq(leadConsents.purpose, purpose)))
    .orderBy(desc(leadConsents.id))
    .limit(1);
  return last?.isGiven === true;
}

/** The same for each request of a statement, by the column of its number. */
export function allowsPurpose(leadId: SQLWrapper, purpose: ConsentPurpose): SQL {
  return sql`
    (select said.is_given from ${leadConsents} said
     where said.lead_id = ${leadId} and said.purpose = ${purpose} order by said.id desc limit 1)`;
}

/** Whether the last that was said of any purpose but the answer to the request, in any of these requests, allows it. */
export async function hasWishes(database: Questionable, leadIds: readonly string[]): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from (
      select distinct on (lead_id, purpose) is_given from ${leadConsents}
      where lead_id = any(${sql.param([...leadIds])}::uuid[]) and purpose <> ${requestPurpose}
      order by lead_id, purpose, id desc
    ) last
    where is_given limit 1`);
  return rows.length > 0;
}

/** Takes back all that was allowed with these requests beside their answer. */
export async function withdrawAllConsents(
  transaction: Transaction,
  { leadIds, callId, at }: { readonly leadIds: readonly string[]; readonly callId: string; readonly at: Date },
): Promise<void> {
  await transaction.execute(sql`
    insert into ${leadConsents}
      (lead_id, purpose, recipient, ground, is_given, text_version, language, sentence, way, call_id, created_at)
    select lead_id, purpose, recipient, ground, false, text_version, language, sentence, 'link', ${callId}, ${at.toISOString()}
    from (
      select distinct on (lead_id, purpose) * from ${leadConsents}
      where lead_id = any(${sql.param([...leadIds])}::uuid[]) and purpose <> ${requestPurpose}
      order by lead_id, purpose, id desc
    ) last
    where is_given`);
}
