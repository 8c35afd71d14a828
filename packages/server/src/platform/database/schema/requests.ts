import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, moment } from '../column-types.ts';
import { productIdentities } from './versions.ts';

export const executives = pgTable(
  'executives',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    firstNames: text('first_names').notNull(),
    lastNames: text('last_names').notNull(),
    phone: text().notNull(),
    email: text().notNull().unique(),
    calendlyUrl: text('calendly_url'),
    calendlyActive: boolean('calendly_active').notNull().default(false),
    businessLines: text('business_lines').array().notNull(),
    weight: integer().notNull().default(1),
    dailyLimit: integer('daily_limit').notNull(),
    /** What a charge per request is taken from: the sum of its account in the ledger, in the smallest step of the edition's currency. */
    balance: bigint({ mode: 'number' }).notNull(),
    chargePerLead: bigint('charge_per_lead', { mode: 'number' }).notNull(),
    active: boolean().notNull().default(true),
    /**
     * Why they get no requests for a while (C9-67), with its first and last day in the edition's zone: without a first one it has begun,
     * without a last one it ends when somebody, or a deposit, ends it.
     */
    recessReason: smallint('recess_reason'),
    recessFrom: date('recess_from'),
    recessUntil: date('recess_until'),
    lastAssignedAt: moment('last_assigned_at'),
    /** The day in the edition's zone that they last got a request on, and how many on it, whatever became of those; null: none yet. */
    givenOn: date('given_on'),
    givenCount: integer('given_count').notNull().default(0),
  },
  (table) => [check('executives_recess', sql`${table.recessFrom} <= ${table.recessUntil}`)],
);

/** A price shown to a visitor with everything that fixes it, and what it promises (decision 24). */
export const quotes = pgTable(
  'quotes',
  {
    /** Made of what fixes the figure: the same question on the same day is the same row. */
    id: uuid().primaryKey(),
    edition: text().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => productIdentities.id),
    productCode: text('product_code').notNull(),
    productDisplayName: text('product_display_name').notNull(),
    organizationDisplayName: text('organization_display_name').notNull(),
    /** As it was given; `inputs` as it was calculated with. */
    profile: jsonb().notNull(),
    inputs: jsonb().notNull(),
    quotedOn: date('quoted_on').notNull(),
    /** The whole answer that was shown, person by person, with its assumptions. */
    breakdown: jsonb().notNull(),
    /** Of one `period`; null where there is no price that could be charged. */
    total: numeric({ precision: 18, scale: 5 }),
    currency: text().notNull(),
    period: text().notNull(),
    /** The same in the product's own unit; null where there is none. */
    totalInUnit: numeric('total_in_unit', { precision: 18, scale: 5 }),
    unit: text(),
    tariffVersion: text('tariff_version').notNull(),
    ufDate: date('uf_date'),
    ufValue: numeric('uf_value', { precision: 18, scale: 4 }),
    /** Last day it holds; null: it promises nothing. */
    expires: date(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  // Of 100,000 the daily round reads the few that end within days, page by page: 31 ms at worst, and 517 without it.
  (table) => [index('quotes_expires').on(table.expires)],
);

export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    edition: text().notNull(),
    /** Lead status id of C §4: 1 'Sin Estado', 2 'Asignado', 6 'Duplicado'. */
    status: integer().notNull(),
    leadType: text('lead_type').notNull(),
    businessLine: text('business_line').notNull(),
    /** Null, as the product is: it is about a business line alone. */
    quoteId: uuid('quote_id').references(() => quotes.id),
    productId: integer('product_id').references(() => productIdentities.id),
    /** What a request without a product is about, in the language that its form was read in. */
    subject: text(),
    /** Sealed, like the four below: envelopes of personal-data/envelope.ts. */
    firstName: bytea('first_name').notNull(),
    phone: bytea().notNull(),
    email: bytea().notNull(),
    message: bytea().notNull(),
    /** What a person is known again by without being named (personal-data/blind-index.ts). */
    emailIndex: bytea('email_index').notNull(),
    phoneIndex: bytea('phone_index').notNull(),
    contactChannel: text('contact_channel').notNull(),
    /** Part of the day in which they want to be contacted (core/messages/contact-times.ts). */
    contactTime: text('contact_time').notNull().default('any'),
    employees: integer(),
    displayedPrice: numeric('displayed_price', { precision: 18, scale: 5 }),
    priceMatched: boolean('price_matched').notNull(),
    /** Sealed JSON: answers to questions of a form's own, by name. */
    additionalData: bytea('additional_data').notNull(),
    executiveId: integer('executive_id').references(() => executives.id),
    /** Of a 'Duplicado': the person's first request, whose executive answers both. */
    firstLeadId: uuid('first_lead_id').references((): AnyPgColumn => leads.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Day in the edition's zone. */
    createdOn: date('created_on').notNull(),
    /** The day that its executive got it on, for their daily limit; null: nobody has it. */
    assignedOn: date('assigned_on'),
    /** How far it is within its status, by C §4; null: nobody said. */
    subStatus: integer('sub_status'),
    /** Why it failed (core/leads/failure-reasons.ts). */
    failureReason: smallint('failure_reason'),
  },
  (table) => [
    check(
      'leads_about',
      sql`num_nonnulls(${table.quoteId}, ${table.subject}) = 1 and (${table.quoteId} is null) = (${table.productId} is null)`,
    ),
    index('leads_executive_day').on(table.executiveId, table.assignedOn),
    index('leads_waiting')
      .on(table.edition, table.businessLine, table.createdAt)
      .where(sql`${table.status} in (1, 7)`),
    index('leads_quote').on(table.quoteId),
    index('leads_email').on(table.emailIndex, table.createdAt),
    index('leads_phone').on(table.phoneIndex, table.createdAt),
    index('leads_first').on(table.firstLeadId),
  ],
);

/** What moved between an executive's account and the house's, in double entry. Triggers refuse to change, delete or empty them. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    executiveId: integer('executive_id')
      .notNull()
      .references(() => executives.id),
    /** Movement type of C §9. */
    type: smallint().notNull(),
    fromAccount: text('from_account').notNull(),
    toAccount: text('to_account').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The request that was charged for. */
    leadId: uuid('lead_id').references(() => leads.id),
    /** The step of the request (lead_steps) that it follows from; null: it came with the request, or somebody booked it. */
    stepId: bigint('step_id', { mode: 'number' }),
    note: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('ledger_transfers_amount', sql`${table.amount} > 0`),
    check('ledger_transfers_accounts', sql`${table.fromAccount} <> ${table.toAccount}`),
    // One side is the account of its executive, the other one of the house: nothing moves between two people, nor past who it is of.
    check(
      'ledger_transfers_sides',
      sql`(${table.fromAccount} = 'executive:' || ${table.executiveId} and ${table.toAccount} like 'house:%')
        or (${table.toAccount} = 'executive:' || ${table.executiveId} and ${table.fromAccount} like 'house:%')`,
    ),
    index('ledger_transfers_executive').on(table.executiveId),
    uniqueIndex('ledger_transfers_send')
      .on(table.leadId, table.executiveId, sql`coalesce(${table.stepId}, 0)`)
      .where(sql`${table.type} = 103`),
    uniqueIndex('ledger_transfers_reversal')
      .on(table.leadId, table.executiveId, sql`coalesce(${table.stepId}, 0)`)
      .where(sql`${table.type} = 13`),
  ],
);

/** The same key and body gives the same answer; another body is refused (decision 30). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().primaryKey(),
    /** Sealed: what somebody typed can be guessed and tried against a digest. */
    bodyHash: bytea('body_hash').notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    /** Nothing in it is of the visitor: the executive, the link to meet them, when they call, product and price. */
    answer: jsonb().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
);

export const feedbacks = pgTable(
  'feedbacks',
  {
    id: uuid().primaryKey(),
    edition: text().notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .unique()
      .references(() => leads.id, { onDelete: 'cascade' }),
    score: smallint().notNull(),
    comment: text().notNull(),
    /** Whom and what it is about, as it was then: a request may change hands later. */
    executiveId: integer('executive_id').references(() => executives.id),
    productId: integer('product_id')
      .notNull()
      .references(() => productIdentities.id),
    organization: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('feedbacks_score', sql`${table.score} between 1 and 10`)],
);

/** Opinions added up for whom and what they are about. A trigger of `feedbacks` keeps it, so that no opinion comes, changes or goes without it. */
export const feedbackScores = pgTable(
  'feedback_scores',
  {
    edition: text().notNull(),
    /** 'executive', 'organization' or 'product'. */
    kind: text().notNull(),
    /** Number of the executive or product, name of the organization. */
    subject: text().notNull(),
    count: integer().notNull(),
    /** Sum of the scores. */
    total: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.edition, table.kind, table.subject] }),
    check('feedback_scores_kind', sql`${table.kind} in ('executive', 'organization', 'product')`),
    check('feedback_scores_total', sql`${table.total} between ${table.count} and 10 * ${table.count}`),
  ],
);
