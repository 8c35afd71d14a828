import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../column-types.ts';
import { executives, leads } from './requests.ts';

/** When an executive meets people, and how their meetings are cut. Minutes. */
export const executiveCalendars = pgTable(
  'executive_calendars',
  {
    executiveId: integer('executive_id')
      .primaryKey()
      .references(() => executives.id, { onDelete: 'cascade' }),
    /** IANA zone of the hours: the edition's, where it has one. */
    timeZone: text('time_zone').notNull(),
    /** List of {day: 1 Monday to 7 Sunday, from: '09:00', to: '13:00'}. */
    hours: jsonb().notNull(),
    slotMinutes: smallint('slot_minutes').notNull(),
    stepMinutes: smallint('step_minutes').notNull(),
    beforeMinutes: smallint('before_minutes').notNull(),
    afterMinutes: smallint('after_minutes').notNull(),
    noticeMinutes: integer('notice_minutes').notNull(),
    horizonDays: smallint('horizon_days').notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [check('executive_calendars_cut', sql`${table.slotMinutes} > 0 and ${table.stepMinutes} > 0`)],
);

/** When an executive meets nobody, beside their recess. */
export const executiveTimeOff = pgTable(
  'executive_time_off',
  {
    id: serial().primaryKey(),
    executiveId: integer('executive_id')
      .notNull()
      .references(() => executives.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    check('executive_time_off_order', sql`${table.startsAt} < ${table.endsAt}`),
    index('executive_time_off_executive').on(table.executiveId, table.endsAt),
  ],
);

/**
 * A meeting of the person of a request, which says who they are, with an executive. What two of one executive take up never
 * overlaps while they stand: an exclusion constraint of the migration says so (meetings_apart).
 */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid().primaryKey(),
    edition: text().notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    executiveId: integer('executive_id')
      .notNull()
      .references(() => executives.id),
    /** 'booked', 'confirmed', 'cancelled', or 'over', which makes room for another of the same request. */
    status: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** With the time kept free before and after it. */
    blockedFrom: moment('blocked_from').notNull(),
    blockedTo: moment('blocked_to').notNull(),
    /** Of the calendar at the time. */
    timeZone: text('time_zone').notNull(),
    /** The visitor's, where it is another one. */
    visitorTimeZone: text('visitor_time_zone'),
    /** That the visitor reads. */
    language: text().notNull(),
    /** How often it was changed: the SEQUENCE of its calendar entry (RFC 5545). */
    sequence: integer().notNull().default(0),
    /** When it got its present time. */
    arrangedAt: moment('arranged_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('meetings_order', sql`${table.startsAt} < ${table.endsAt}`),
    uniqueIndex('meetings_standing')
      .on(table.leadId)
      .where(sql`${table.status} in ('booked', 'confirmed')`),
    index('meetings_lead').on(table.leadId, table.createdAt),
    index('meetings_executive').on(table.executiveId, table.blockedTo),
  ],
);

/** What became of a meeting, step by step: nothing is ever changed or deleted here. */
export const meetingEvents = pgTable(
  'meeting_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** 'book', 'confirm', 'move', 'cancel', 'hand-over', 'over'. */
    step: text().notNull(),
    /** 'visitor', 'executive', or 'product'. */
    by: text().notNull(),
    status: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Of the call that took the step, with its request's number before it. */
    key: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('meeting_events_meeting').on(table.meetingId), uniqueIndex('meeting_events_key').on(table.key)],
);
