import { meetingSearch } from './meeting-moment.ts';
import type { PostedStep } from './posted-step.ts';
import type { StepOutcome } from './take-step.ts';

interface TakenStep {
  readonly step: PostedStep;
  readonly outcome: Exclude<StepOutcome, 'failed'>;
  /** The visitor's zone as the address before said it. */
  readonly zone: string | null;
}

/** The part of a meeting that follows a step: how it stands now, or the hours that are left. */
export function searchAfter({ step: { step }, outcome, zone }: TakenStep): URLSearchParams {
  const search = new URLSearchParams();
  if (zone !== null) search.set(meetingSearch.zone, zone);
  if (outcome === 'taken') search.set(meetingSearch.done, step);
  if (outcome === 'hour-gone') search.set(meetingSearch.gone, '1');
  if (outcome === 'hour-gone' && step === 'cambiar') search.set(meetingSearch.move, '1');
  return search;
}
