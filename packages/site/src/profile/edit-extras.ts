import {
  homecomingAfter,
  tripDaysBetween,
  type HolderAnswers,
  type HouseholdDraft,
  type JourneyAnswers,
} from '@cotejo/core/people';

/** The draft with other answers of whoever asks. */
export function withVisitor(draft: HouseholdDraft, change: Partial<HolderAnswers>): HouseholdDraft {
  const [visitor = {}, ...others] = draft.contributors;
  return { ...draft, contributors: [{ ...visitor, ...change }, ...others] };
}

const nothing: JourneyAnswers = { departure: null, homecoming: null, origin: null, destination: null };

/** A journey from or to another country. */
export function withPlace(draft: HouseholdDraft, change: Partial<JourneyAnswers>): HouseholdDraft {
  return { ...draft, journey: { ...nothing, ...draft.journey, ...change } };
}

/** A journey on other days: dates that make a journey tell how long it is. */
export function withDates(draft: HouseholdDraft, change: Partial<JourneyAnswers>): HouseholdDraft {
  const changed = withPlace(draft, change);
  const { departure, homecoming } = { ...nothing, ...changed.journey };
  const days = departure !== null && homecoming !== null ? tripDaysBetween(departure, homecoming) : null;
  return days === null ? changed : { ...changed, tripDays: days };
}

/** A journey of another length: its return goes along, so that days and dates never say two things. */
export function withDays(draft: HouseholdDraft, tripDays: number | null): HouseholdDraft {
  const { departure, homecoming } = { ...nothing, ...draft.journey };
  if (tripDays === null || departure === null || homecoming === null) return { ...draft, tripDays };
  return withPlace({ ...draft, tripDays }, { homecoming: homecomingAfter(departure, tripDays) ?? homecoming });
}
