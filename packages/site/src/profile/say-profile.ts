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

/** What stays in sight with the list takes two lines at most: all of a large family is in the editor. */
const summary = { first: 2, most: 3 };

/** Incomes and region play no part where the line does not ask for them: an example may carry them. */
function asAsked(household: Household, line: ProfileLine): Household {
  const regionCode = asks(line, 'region') ? household.regionCode : null;
  if (asks(line, 'income')) return { ...household, regionCode };
  const [visitor, partner] = household.contributors;
  const silent = { ...visitor, income: null };
  return { ...household, regionCode, contributors: partner ? [silent, { ...partner, income: null }] : [silent] };
}

/** The household of a profile as its line speaks of it; null for one that lacks an answer. */
function householdOf(profile: Profile, line: ProfileLine, { edition }: ProfileSpeech): Household | null {
  const complete = householdFromProfile(profile, placeOf(line, edition));
  return complete.ok ? asAsked(complete.value, line) : null;
}

/** Whom a profile is for, long and short, large families by their number; null for one that lacks an answer. */
export function sayProfile(profile: Profile, line: ProfileLine, speech: ProfileSpeech): SaidProfile | null {
  const household = householdOf(profile, line, speech);
  if (household === null) return null;
  const place = placeOf(line, speech.edition);
  const inShort = { ...speech, named: summary };
  return { long: describeHousehold(household, place, inShort), short: summariseHousehold(household, place, inShort) };
}

/** Everybody whom a profile is for, as one plain sentence; empty for one that lacks an answer. */
export function profileText(profile: Profile, line: ProfileLine, speech: ProfileSpeech): string {
  const household = householdOf(profile, line, speech);
  return household === null ? '' : sentenceText(describeHousehold(household, placeOf(line, speech.edition), speech));
}
