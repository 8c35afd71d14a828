import { signFields } from './signs-of-form.ts';

/** One answer of a form that nobody could read, as it was posted. */
export type PostedAnswer = readonly [name: string, value: string];

/** How much of it comes back: more than any form of ours asks, and no longer than an answer may be. */
const most = { answers: 100, signs: 2_000 } as const;
const namePattern = /^[A-Za-z_][\w.-]{0,199}$/;
/** What the page writes anew by itself. */
const ofThePage: readonly string[] = ['quoteId', 'displayedPrice', 'consentText', ...Object.values(signFields)];

/**
 * What was typed into a form whose definition cannot be had, to be sent once more: texts alone, and nothing of a password, of which only
 * the name is known here.
 */
export function postedAnswers(form: FormData): readonly PostedAnswer[] {
  // Of two answers with one name the last holds: the first says that the field was shown.
  const answers = new Map<string, string>();
  for (const [name, value] of form.entries()) {
    const isOurs = namePattern.test(name) && !ofThePage.includes(name) && !/password|clave/i.test(name);
    const hasRoom = answers.size < most.answers || answers.has(name);
    if (typeof value === 'string' && isOurs && hasRoom) answers.set(name, value.slice(0, most.signs));
  }
  return [...answers];
}
