import type { MessageIntent } from '../../platform/messages/enqueue-message.ts';
import { aboutMeeting, remindOfMeeting, type MeetingMessageKind, type TellingOfMeeting, type Ways } from './tell-of-meeting.ts';

/**
 * What became of the meeting of a request that changed hands: 'handed-over', the next executive keeps it; 'unkept', they cannot,
 * and it is cancelled; 'unassigned', nobody had the request when it was about to begin; 'closed', nobody will.
 */
export type HandOverOutcome = Extract<MeetingMessageKind, 'handed-over' | 'unkept' | 'unassigned' | 'closed'>;

/** Who had a meeting, and who has its request now. */
export interface Hands {
  readonly former: number;
  /** Null: nobody. */
  readonly next: number | null;
}

/** Tells whoever had a meeting that they have it no more. As it was then: said again of the same meeting, it is no second message. */
export function tellFormer(meeting: TellingOfMeeting, { former }: Hands): MessageIntent {
  return { event: 'meeting-notice', executiveId: former, ...aboutMeeting(meeting, 'taken') };
}

/** Who is told what became of a meeting, as it is now: its visitor and the next executive, and both are reminded of one that is kept. */
export function tellOfHandOver(
  meeting: TellingOfMeeting,
  { outcome, next }: Pick<Hands, 'next'> & { readonly outcome: HandOverOutcome },
  ways: Ways,
): readonly MessageIntent[] {
  const about = aboutMeeting(meeting, outcome);
  // Rounds go at night too. That nobody will come is told at once: it is an hour until then.
  const inHours = outcome === 'unassigned' ? {} : { inHoursBefore: meeting.startsAt };
  const toVisitor: MessageIntent = { event: 'meeting-change', ...about, ...inHours };
  const toNext: readonly MessageIntent[] = next === null ? [] : [{ event: 'meeting-notice', executiveId: next, ...about }];
  return [toVisitor, ...toNext, ...(outcome === 'handed-over' ? remindOfMeeting(meeting, ways, inHours) : [])];
}
