import type { PlainDate } from '../dates/plain-date.ts';
import { tripDaysBetween } from './trip-days.ts';

export const journeyRuleTexts = {
  departurePassed: 'El día de salida ya pasó: elige hoy o un día posterior.',
  homecomingPassed: 'El día de regreso ya pasó: elige hoy o un día posterior.',
  homecomingEarly: 'El regreso no puede ser antes de la salida.',
  journeyLong: 'El viaje puede durar hasta {{maximumDays}} días: acerca el regreso.',
} as const;

/** The days of a journey as they are said; what is not known is not judged. */
export interface JourneyDays {
  readonly departure: PlainDate | undefined;
  readonly homecoming: PlainDate | undefined;
}

export interface JourneyFault {
  readonly day: keyof JourneyDays;
  readonly text: keyof typeof journeyRuleTexts;
}

/**
 * What is wrong with the days of a journey that somebody wants insured: it begins or ends before today, ends before it begins, or
 * is longer than is insured (docs/decisions/0304). `today` is the first day that still counts as today.
 */
export function checkJourneyDays({ departure: start, homecoming: end }: JourneyDays, today: PlainDate): readonly JourneyFault[] {
  const faults: JourneyFault[] = [];
  if (start !== undefined && start < today) faults.push({ day: 'departure', text: 'departurePassed' });
  if (end === undefined) return faults;
  if (start !== undefined && end < start) faults.push({ day: 'homecoming', text: 'homecomingEarly' });
  else if (end < today) faults.push({ day: 'homecoming', text: 'homecomingPassed' });
  else if (start !== undefined && start >= today && tripDaysBetween(start, end) === null)
    faults.push({ day: 'homecoming', text: 'journeyLong' });
  return faults;
}
