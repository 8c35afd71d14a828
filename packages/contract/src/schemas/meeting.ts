import { languages } from '@cotejo/core/editions';
import { meetingParties, meetingStatuses } from '@cotejo/core/meeting-steps';
import { isTimeZone } from '@cotejo/core/zoned-time';
import { z } from 'zod';

/** Hours of a weekday: day 1 is Monday, 7 Sunday; '09:00', from the first minute until before the last, at most '24:00'. */
export const workingHoursSchema = z.array(
  z.object({
    day: z.number().int().min(1).max(7),
    from: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
    to: z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/),
  }),
);

/** A meeting as either of its two people sees it; moments in ISO 8601. */
export const meetingSchema = z
  .object({
    startsAt: z.string(),
    endsAt: z.string(),
    /** True from its first moment on: nothing is changed of it any more. */
    hasBegun: z.boolean(),
    status: z.enum(meetingStatuses),
    /** IANA zone of who answers, that the meeting's hours are told in. */
    timeZone: z.string(),
    /** The visitor's, where it is another one. */
    visitorTimeZone: z.string().nullable(),
  })
  .meta({ id: 'Meeting' });
export type Meeting = z.infer<typeof meetingSchema>;

/** What the link of a request's meeting leads to: nothing of the person who asked. */
export const meetingPlaceSchema = z
  .object({
    /** Whose link it is. */
    party: z.enum(meetingParties),
    productDisplayName: z.string(),
    organizationDisplayName: z.string(),
    executive: z.object({
      nombres: z.string(),
      apellidos: z.string(),
      telefono_1: z.string(),
      email_corporativo: z.string(),
    }),
    /** Calendar elsewhere that takes the place of ours; null: ours is the one. */
    externalUrl: z.string().nullable(),
    /** The request was taken back, and nobody meets about it; null: it stands. */
    takenBack: z
      .object({
        /** Own path of the form that asks for the same product anew; null: it is about none that is sold now, or it is an executive's link. */
        requestUrl: z.string().nullable(),
      })
      .nullable(),
    /** The last meeting of the request; null: none was booked yet. */
    meeting: meetingSchema.nullable(),
  })
  .meta({ id: 'MeetingPlace' });
export type MeetingPlace = z.infer<typeof meetingPlaceSchema>;

/** Beginnings that can be booked, by day, in the executive's zone. */
export const meetingSlotsSchema = z
  .object({
    timeZone: z.string(),
    durationMinutes: z.number().int(),
    /** Days that have any, in order. */
    days: z.array(
      z.object({
        /** YYYY-MM-DD. */
        day: z.string(),
        slots: z.array(
          z.object({
            /** ISO 8601, as it is booked. */
            startsAt: z.string(),
            /** What clocks say there: '09:30'. */
            time: z.string(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'MeetingSlots' });
export type MeetingSlots = z.infer<typeof meetingSlotsSchema>;

const momentSchema = z.iso.datetime({ offset: true, error: 'debe ser un momento como 2026-11-23T13:00:00Z' });
const visitorTimeZoneSchema = z.string().max(60).refine(isTimeZone, { error: 'no es una zona horaria' }).nullable().default(null);

/** What is booked: one of the beginnings that the calendar offers. */
export const newMeetingSchema = z
  .object({
    startsAt: momentSchema,
    /** That the visitor is told the time in too. */
    visitorTimeZone: visitorTimeZoneSchema,
    /** That the visitor is written to in. */
    language: z.enum(languages).default('es'),
  })
  .meta({ id: 'NewMeeting' });

/** What becomes of a meeting that was booked. */
export const meetingChangeSchema = z
  .discriminatedUnion('change', [
    z.object({ change: z.literal('confirm') }),
    z.object({ change: z.literal('move'), startsAt: momentSchema }),
    z.object({ change: z.literal('cancel') }),
  ])
  .meta({ id: 'MeetingChange' });

/** The same key takes one step once. */
export const meetingKeySchema = z.object({
  'idempotency-key': z
    .string({ error: 'falta la cabecera Idempotency-Key' })
    .min(8, { error: 'debe tener entre 8 y 100 caracteres' })
    .max(100, { error: 'debe tener entre 8 y 100 caracteres' }),
});
