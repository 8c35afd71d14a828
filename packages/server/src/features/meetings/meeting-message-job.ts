import { meetingParties } from '@cotejo/core/meeting-steps';
import { z } from 'zod';
import type { Queue } from '../../platform/jobs.ts';

/** What is written about a meeting. */
export const meetingMessageKinds = ['booked', 'confirmed', 'moved', 'cancelled', 'day-before', 'hour-before'] as const;
export type MeetingMessageKind = (typeof meetingMessageKinds)[number];

const jobSchema = z.object({
  meetingId: z.uuid(),
  /** Of the meeting when it was queued: of a meeting that was changed since, other messages tell. */
  sequence: z.number().int(),
  kind: z.enum(meetingMessageKinds),
  recipient: z.enum(meetingParties),
  /** The call that caused it; absent: a clock did. */
  requestId: z.uuid().optional(),
});
export type MeetingMessageJob = z.infer<typeof jobSchema>;

/** Mails about meetings, each a job of its own. */
export const meetingMessages: Queue<MeetingMessageJob> = { name: 'meeting-message', schema: jobSchema };
