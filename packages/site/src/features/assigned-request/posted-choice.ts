import type { AssignedRequest, AssignedRequestStep } from '@cotejo/contract/assigned-request';

/** Why nothing was noted, and what had been chosen. */
export interface AssignedRefusal {
  readonly reason: 'missing' | 'refused' | 'failed';
  readonly chosen: string | null;
  /** How far, or why, as it was sent with it. */
  readonly detail: string | null;
}

/** Names of what the form sends. */
export const choiceFields = { choice: 'paso', seen: 'vista', detailOf: (status: number) => `detalle-${status}` } as const;

/** Where what came of it is told: the address that the form is sent to leads the focus there, also without script. */
export const outcomePlace = 'resultado';

/** A sub-status, with a reason where it has some, as the value of a field: '402-10'. */
export function detailValue(subStatus: number, reason?: number): string {
  return reason === undefined ? String(subStatus) : `${subStatus}-${reason}`;
}

const detailPattern = /^(\d{1,4})(?:-(\d{1,4}))?$/;
const numberPattern = /^\d{1,6}$/;

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What was chosen, as it was sent, to be shown again. */
export function chosenIn(form: FormData): Pick<AssignedRefusal, 'chosen' | 'detail'> {
  const chosen = textOf(form, choiceFields.choice);
  if (!numberPattern.test(chosen)) return { chosen: null, detail: null };
  return { chosen, detail: textOf(form, choiceFields.detailOf(Number(chosen))) };
}

/** What was chosen in the form of a request, with what has to go along; null: nothing, or not what has to go along with it. */
export function postedChoice(form: FormData, choices: AssignedRequest['choices']): AssignedRequestStep | null {
  const [chosen, seen] = [textOf(form, choiceFields.choice), textOf(form, choiceFields.seen)];
  if (!numberPattern.test(chosen) || !numberPattern.test(seen)) return null;
  const step = { seen: Number(seen), status: Number(chosen) };
  const choice = choices.find(({ id }) => id === step.status);
  // What is no choice any more is refused by whoever keeps requests, who says why.
  if (choice === undefined || choice.subStatuses.length === 0) return step;
  const [, subStatus, reason] = detailPattern.exec(textOf(form, choiceFields.detailOf(step.status))) ?? [];
  if (subStatus === undefined) return null;
  return { ...step, subStatus: Number(subStatus), ...(reason === undefined ? {} : { reason: Number(reason) }) };
}
