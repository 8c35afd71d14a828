import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../column-types.ts';
import { executives, leads } from './requests.ts';

/**
 * What people allowed with a request and took back, with the proof of it: triggers refuse to change or delete a row or to empty
 * the table, and the last one of a request and purpose holds. Nothing in it names the person.
 */
export const leadConsents = pgTable(
  'lead_consents',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    /** Of core/consent; 'request' is the answer to the request itself. */
    purpose: text().notNull(),
    recipient: text().notNull(),
    /** Why it is allowed: the person asked for it by their 'request', or gave 'consent'. */
    ground: text().notNull(),
    isGiven: boolean('is_given').notNull(),
    textVersion: text('text_version').notNull(),
    language: text().notNull(),
    /** The sentence as it was shown. */
    sentence: text().notNull(),
    /** 'form' of the request, or 'link' of its mail. */
    way: text().notNull(),
    /** Number of the call by which it came. */
    callId: text('call_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('lead_consents_ground', sql`${table.ground} in ('request', 'consent')`),
    check('lead_consents_way', sql`${table.way} in ('form', 'link')`),
    index('lead_consents_lead').on(table.leadId, table.purpose, table.id),
  ],
);

/** Who sent the visitor of a request and how their visits began, both sealed JSON; a request without either has no row. */
export const leadOrigins = pgTable('lead_origins', {
  leadId: uuid('lead_id')
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' }),
  referral: bytea().notNull(),
  attribution: bytea().notNull(),
  /** Whom the referral asks for; null: it names none of ours, or there is none. */
  wishedExecutiveId: integer('wished_executive_id').references(() => executives.id),
  /** Whether they got the request when it came in, 'given', or why not (platform/assignment/wished-executive.ts); null: no referral. */
  wishOutcome: text('wish_outcome'),
});
