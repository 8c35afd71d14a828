import { expect, it } from 'vitest';
import { contactFieldTexts } from '../request/texts.ts';
import { assistanceTexts } from '../request/assistance-texts.ts';
import { linkFaultTexts } from '../features/profile-link/texts.ts';
import { faultTexts as formFaultTexts } from '../form/texts.ts';
import { faultTexts as profileFaultTexts } from '../profile/fault-texts.ts';
import { en } from './languages/en.ts';
import { pt } from './languages/pt.ts';
import type { Catalogue } from './texts.ts';

/** Texts that the specification writes without a stop (B5-02, B5-05, B5-07, B5-23, B5-24), and what is another text's place. */
const asWritten = ['nameRequired', 'nameLetters', 'phoneShort', 'required', 'option', 'rule'];

/** Keys of what is said to be wrong without a stop at its end. */
function withoutStop(texts: Catalogue, isFault: (key: string) => boolean): string[] {
  const faults = Object.entries(texts).filter(([key]) => isFault(key));
  return faults.filter(([, text]) => !text.endsWith('.')).map(([key]) => key);
}

it.each([
  ['contact', contactFieldTexts, () => true],
  ['forms made of data', formFaultTexts, () => true],
  ['links with a profile', linkFaultTexts, () => true],
  ['profiles', profileFaultTexts, () => true],
  ['a journey that is handed over', assistanceTexts, (key: string) => key.startsWith('fault.')],
])('what is wrong in fields of %s ends with a stop, in each language', (_form, { area, es }, isFault) => {
  for (const texts of [es, en[area] ?? {}, pt[area] ?? {}]) {
    expect(withoutStop(texts, isFault).filter((key) => !asWritten.includes(key))).toEqual([]);
  }
});
