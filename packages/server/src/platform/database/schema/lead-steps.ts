import { bigserial, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../column-types.ts';
import { executives, leads } from './requests.ts';

/**
 * What became of a request after it came in, step by step: a trigger refuses to change or delete a row. How it came in is not among
 * them: the first step tells what was before it, and a request without steps tells it itself (docs/decisions/0324).
 */
export const leadSteps = pgTable(
  'lead_steps',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    /** 'system', 'visitor', or a role of the house. */
    mover: text().notNull(),
    /** Who of the house asked for it; null: nobody of it did. */
    byName: text('by_name'),
    /** Lead status ids of C §4. */
    fromStatus: integer('from_status').notNull(),
    toStatus: integer('to_status').notNull(),
    /** What was said with it. */
    subStatus: integer('sub_status'),
    failureReason: smallint('failure_reason'),
    executiveBefore: integer('executive_before').references(() => executives.id),
    executiveAfter: integer('executive_after').references(() => executives.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('lead_steps_lead').on(table.leadId, table.id)],
);
