import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../column-types.ts';
import { executives, leads } from './requests.ts';

/** What is to be told to somebody, written in the transaction of what causes it, and what became of it. Nothing in it names a person. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    /** Event, whom and what it is about, and the occasion: one message of each. */
    key: text().notNull().unique(),
    /** Name of a notification event (C9-76). */
    event: text().notNull(),
    edition: text().notNull(),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    executiveId: integer('executive_id').references(() => executives.id),
    /** What else it is about, such as a meeting. */
    subjectId: uuid('subject_id'),
    /** Which of several about the same, such as a reminder of a meeting as it was arranged; null: there is one alone. */
    occasion: text(),
    /** 'waiting', or how it ended (platform/messages/message-store.ts). */
    state: text().notNull().default('waiting'),
    /** When it is to go, or be tried again. */
    dueAt: moment('due_at').notNull(),
    /** After this it is of no use; null: it always is. */
    expiresAt: moment('expires_at'),
    /** It goes in contact hours though its event goes at once, unless they begin after this moment; null: as its event does. */
    inHoursBefore: moment('in_hours_before'),
    /** Until when a process is at it. */
    claimedUntil: moment('claimed_until'),
    failures: smallint().notNull().default(0),
    firstTriedAt: moment('first_tried_at'),
    /** What went wrong last, in words of ours: never what a server said. */
    fault: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('messages_waiting')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    index('messages_lead').on(table.leadId),
  ],
);

/** That people wanted no more, or again, messages that they may stop: triggers refuse to change or delete anything here but the sealed address. */
export const contactChoices = pgTable(
  'contact_choices',
  {
    id: uuid().primaryKey(),
    /** The order in which they were made. */
    place: bigserial({ mode: 'number' }).notNull(),
    /** Sealed. */
    email: bytea().notNull(),
    emailIndex: bytea('email_index').notNull(),
    choice: text().notNull(),
    edition: text().notNull(),
    /** The message whose link was used. */
    messageId: uuid('message_id'),
    /** 'one-click' of a mail program, or 'page'. */
    way: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('contact_choices_choice', sql`${table.choice} in ('stop', 'resume')`),
    index('contact_choices_email').on(table.emailIndex, table.place),
  ],
);
