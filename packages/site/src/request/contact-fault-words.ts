import { keyOfKnown } from '../texts/known-text.ts';
import type { TranslateOf } from '../texts/texts.ts';
import { contactFieldTexts } from './texts.ts';

export type SayContactFault = TranslateOf<typeof contactFieldTexts>;

/** Messages of the contract in the page's language; one that it does not know stays as it came. */
export function wordedMessages(messages: Readonly<Record<string, string>>, t: SayContactFault): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(messages).map(([field, message]) => {
      const key = keyOfKnown(contactFieldTexts, message);
      return [field, key === null ? message : t(key)];
    }),
  );
}
