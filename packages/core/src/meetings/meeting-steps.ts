import { fail, ok, type Result } from '../result.ts';

/** Where a meeting stands; who looks at it later than its end sees that it is over. */
export const meetingStatuses = ['booked', 'confirmed', 'cancelled', 'over'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

export const meetingParties = ['visitor', 'executive'] as const;
export type MeetingParty = (typeof meetingParties)[number];

/** What either of the two may do with one that stands. */
export type MeetingStep = 'confirm' | 'move' | 'cancel';

/** Why a step is not taken: it has begun already, it was cancelled, or the step is the other's. */
export type MeetingStepFault = 'begun' | 'cancelled' | 'not-yours';

export interface Meeting {
  readonly status: MeetingStatus;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
}

interface StepRule {
  readonly to: MeetingStatus;
  readonly by: readonly MeetingParty[];
}

/** A meeting that is moved has to be confirmed anew. */
const rules: Readonly<Record<MeetingStep, StepRule>> = {
  confirm: { to: 'confirmed', by: ['visitor'] },
  move: { to: 'booked', by: meetingParties },
  cancel: { to: 'cancelled', by: meetingParties },
};

/** The status at an instant (milliseconds since 1970). */
export function statusAt({ status, endsAt }: Meeting, now: number): MeetingStatus {
  return status !== 'cancelled' && endsAt <= now ? 'over' : status;
}

/** True while a meeting stands between its two people: it is neither cancelled nor over. */
export function stands(meeting: Meeting, now: number): boolean {
  const status = statusAt(meeting, now);
  return status === 'booked' || status === 'confirmed';
}

/** The status after a step that somebody takes at an instant (milliseconds since 1970), or why they may not. */
export function takeStep(
  meeting: Meeting,
  { step, by, now }: { readonly step: MeetingStep; readonly by: MeetingParty; readonly now: number },
): Result<MeetingStatus, MeetingStepFault> {
  const rule = rules[step];
  if (!rule.by.includes(by)) return fail('not-yours');
  if (meeting.status === 'cancelled') return fail('cancelled');
  return meeting.startsAt <= now ? fail('begun') : ok(rule.to);
}
