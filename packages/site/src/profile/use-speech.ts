import { useEdition } from '../edition-context.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { householdTexts } from './household-texts.ts';
import type { ProfileSpeech } from './say-profile.ts';

/** How the page speaks of a profile: in its language, with its edition's money. */
export function useSpeech(): ProfileSpeech {
  return { edition: useEdition(), language: useLanguage(), t: useTexts(householdTexts) };
}
