import type { KeyOf, TranslateOf } from '../texts/texts.ts';
import { failureTexts } from './texts.ts';

type FailureKey = KeyOf<typeof failureTexts.es>;

function isFailureKey(key: string): key is FailureKey {
  return Object.hasOwn(failureTexts.es, key);
}

const typed = failureTexts.es.listOrganizations.split('{{type}}');

/** The call that the client's text is of, with the values in it; null: none that is known. */
function callOf(text: string): { readonly key: FailureKey; readonly values: { readonly type: string } | undefined } | null {
  const [before = '', after = ''] = typed;
  if (text.startsWith(before) && text.endsWith(after)) {
    return { key: 'listOrganizations', values: { type: text.slice(before.length, text.length - after.length) } };
  }
  const [key] = Object.entries(failureTexts.es).find(([, own]) => own === text) ?? [];
  return key !== undefined && isFailureKey(key) ? { key, values: undefined } : null;
}

/** What the client says of a failed call (C §8), in the page's language; a text that is of no call is shown as it came. */
export function failureText(text: string, t: TranslateOf<typeof failureTexts>): string {
  const call = callOf(text);
  return call === null ? text : t(call.key, call.values);
}
