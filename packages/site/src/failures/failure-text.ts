import { keyOfKnown } from '../texts/known-text.ts';
import type { KeyOf, TranslateOf } from '../texts/texts.ts';
import { failureTexts } from './texts.ts';

interface FailedCall {
  readonly key: KeyOf<typeof failureTexts.es>;
  readonly values: { readonly type: string } | undefined;
}

const typed = failureTexts.es.listOrganizations.split('{{type}}');

/** The call that the client's text is of, with the values in it; null: none that is known. */
function callOf(text: string): FailedCall | null {
  const [before = '', after = ''] = typed;
  if (text.startsWith(before) && text.endsWith(after)) {
    return { key: 'listOrganizations', values: { type: text.slice(before.length, text.length - after.length) } };
  }
  const key = keyOfKnown(failureTexts, text);
  return key && { key, values: undefined };
}

/** What the client says of a failed call (C §8), in the page's language; a text that is of no call is shown as it came. */
export function failureText(text: string, t: TranslateOf<typeof failureTexts>): string {
  const call = callOf(text);
  return call === null ? text : t(call.key, call.values);
}
