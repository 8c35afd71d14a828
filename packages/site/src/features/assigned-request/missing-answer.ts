import type { AssignedRequest } from '@cotejo/contract/assigned-request';
import { choiceFields, type AssignedRefusal } from './posted-choice.ts';

type Choices = AssignedRequest['choices'];

/** What was left open in the form of a request: what happened, or how far or why of one choice. */
export type MissingAnswer = { readonly kind: 'choice' } | { readonly kind: 'detail'; readonly status: number };

/** Of a form that was refused because something is missing what that is; null: nothing is. */
export function missingAnswer(refusal: AssignedRefusal | null, choices: Choices): MissingAnswer | null {
  if (refusal?.reason !== 'missing') return null;
  const chosen = choices.find(({ id }) => String(id) === refusal.chosen);
  return chosen && chosen.subStatuses.length > 0 ? { kind: 'detail', status: chosen.id } : { kind: 'choice' };
}

/** The id of the box of a choice. */
export function choiceId(status: number): string {
  return `${choiceFields.choice}-${status}`;
}

/** The id of the first control of it. */
export function missingId(missing: MissingAnswer, choices: Choices): string {
  return missing.kind === 'detail' ? choiceFields.detailOf(missing.status) : choiceId(choices[0]?.id ?? 0);
}
