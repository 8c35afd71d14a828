import { householdFromProfile } from '@cotejo/contract/household-of-profile';
import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import type { Household } from '@cotejo/core/people';
import { describeHousehold, sentenceText, summariseHousehold, type SentencePart, type Speech } from './describe-household.ts';
import { placeOf, type ProfileLine } from './profile-line.ts';
import { asks } from './profile-questions.ts';

/** The language that a profile is said in, with the edition whose money it names. */
export interface ProfileSpeech extends Speech {
  readonly edition: Edition;
}

interface SaidProfile {
  readonly long: readonly SentencePart[];
  readonly short: readonly SentencePart[];
}

/** Incomes and region play no part where the line does not ask for them: an example may carry them. */
function asAsked(household: Household, line: ProfileLine): Household {
  const regionCode = asks(line, 'region') ? household.regionCode : null;
  if (asks(line, 'income')) return { ...household, regionCode };
  const [visitor, partner] = household.contributors;
  const silent = { ...visitor, income: null };
  return { ...household, regionCode, contributors: partner ? [silent, { ...partner, income: null }] : [silent] };
}

/** Whom a profile is for as its line speaks of it, long and short; null for one that lacks an answer. */
export function sayProfile(profile: Profile, line: ProfileLine, speech: ProfileSpeech): SaidProfile | null {
  const place = placeOf(line, speech.edition);
  const complete = householdFromProfile(profile, place);
  if (!complete.ok) return null;
  const household = asAsked(complete.value, line);
  return { long: describeHousehold(household, place, speech), short: summariseHousehold(household, place, speech) };
}

/** The same as one plain sentence; empty for a profile that lacks an answer. */
export function profileText(profile: Profile, line: ProfileLine, speech: ProfileSpeech): string {
  return sentenceText(sayProfile(profile, line, speech)?.long ?? []);
}
