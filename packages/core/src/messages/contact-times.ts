import { addDays, dayAt } from '../dates/plain-date.ts';
import { nextAllowedMoment, type ContactHours, type WantedHours } from './contact-hours.ts';

/** Parts of the day in which somebody can want to be contacted; 'any': whenever it is allowed. */
export const contactTimes = ['any', 'morning', 'midday', 'afternoon'] as const;
export type ContactTime = (typeof contactTimes)[number];

/** Their hours, which those of each edition narrow. */
const wantedHours = {
  any: null,
  morning: { from: '06:00', to: '12:00' },
  midday: { from: '12:00', to: '15:00' },
  afternoon: { from: '15:00', to: '21:00' },
} as const satisfies Record<ContactTime, WantedHours | null>;

/** The part of the day of a name; null: there is none of it. */
export function contactTimeOf(text: unknown): ContactTime | null {
  return contactTimes.find((time) => time === text) ?? null;
}

/** The hours that a part of the day stands for; null: all that are allowed. */
export function wantedHoursOf(time: ContactTime): WantedHours | null {
  return wantedHours[time];
}

/** From when and until when on the day that lets most of a part of the day; null: no day lets any of it. */
export function hoursWithin({ hours }: Pick<ContactHours, 'hours'>, time: ContactTime): WantedHours | null {
  const wanted = wantedHours[time] ?? { from: '00:00', to: '24:00' };
  const within = hours
    .map(({ from, to }) => ({ from: from > wanted.from ? from : wanted.from, to: to < wanted.to ? to : wanted.to }))
    .filter(({ from, to }) => from < to);
  const [first] = within;
  if (first === undefined) return null;
  return within.reduce(
    (span, { from, to }) => ({ from: from < span.from ? from : span.from, to: to > span.to ? to : span.to }),
    first,
  );
}

/** The parts of the day that can be chosen where these hours hold, 'any' first: nobody is offered what the hours never let. */
export function offeredTimes(hours: Pick<ContactHours, 'hours'>): readonly ContactTime[] {
  return contactTimes.filter((time) => hoursWithin(hours, time) !== null);
}

/** The day of a first contact, on the day of asking; 'now': the hours are on. */
export const contactDays = ['now', 'today', 'tomorrow', 'later'] as const;

/** From when on somebody is contacted, and how that is said on the day of asking. */
export interface FirstContact {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** In the zone of the hours. */
  readonly day: (typeof contactDays)[number];
}

/**
 * From when on somebody who asked at a moment (milliseconds since 1970) may be contacted, in the part of the day that they want.
 * Throws where the hours leave no moment at all (a bug).
 */
export function firstContact(hours: ContactHours, moment: number, time: ContactTime): FirstContact {
  const at = nextAllowedMoment(hours, moment, wantedHours[time]);
  const [today, day] = [dayAt(moment, hours.timeZone), dayAt(at, hours.timeZone)];
  if (at === moment) return { at, day: 'now' };
  return { at, day: day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'later' };
}
