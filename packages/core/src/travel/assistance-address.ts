import { isPlainDate, type PlainDate } from '../dates/plain-date.ts';
import { fail, ok, type Result } from '../result.ts';
import { destinationCode, isDestination } from './destinations.ts';
import { countPassengers } from './passenger-bands.ts';

/** Addresses of the assistance provider's page, with http or https: settings of who runs the site. */
export interface AssistancePages {
  readonly chile: string;
  readonly worldwide: string;
}

/** A journey as its form says it. */
export interface Journey {
  /** Country it starts in, by ISO 3166-1; null: none was said, and the edition is no one country's. */
  readonly originCountry: string | null;
  readonly destination: string;
  /** First and last day, YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
  /** Completed years of each passenger. */
  readonly ages: readonly number[];
}

export interface JourneyFault {
  readonly field: 'destination' | 'start' | 'end' | 'ages';
  readonly kind: 'unknown-destination' | 'no-such-day' | 'ends-before-start' | 'no-passengers';
}

/** The provider's numbers for the country that a journey starts in (B7-51). */
const countryNumbers = { chile: '560', worldwide: '998' } as const satisfies Record<keyof AssistancePages, string>;

function dayFaults({ start, end }: Journey): readonly JourneyFault[] {
  const faults = (['start', 'end'] as const)
    .filter((field) => !isPlainDate({ start, end }[field]))
    .map((field): JourneyFault => ({ field, kind: 'no-such-day' }));
  return faults.length === 0 && end < start ? [{ field: 'end', kind: 'ends-before-start' }] : faults;
}

/** A day as the provider reads it: '2028-02-29' is '29/02/2028'. */
function dayFirst(date: PlainDate): string {
  return date.split('-').toReversed().join('/');
}

/**
 * The address of the assistance provider's page for a journey (B7-49 to B7-55): Chile's where it starts in Chile, the worldwide
 * one elsewhere. Ages outside 0 to 99 are told to `logIgnored` and left out. Fails with what is wrong, by field, in their order;
 * throws TypeError where a page is no address (a bug of the settings).
 */
export function assistanceAddress(
  journey: Journey,
  pages: AssistancePages,
  logIgnored: (age: number) => void,
): Result<string, readonly JourneyFault[]> {
  const { originCountry, destination, start, end } = journey;
  const passengers = countPassengers(journey.ages, logIgnored);
  const faults: JourneyFault[] = [...dayFaults(journey)];
  if (!isDestination(destination)) faults.unshift({ field: 'destination', kind: 'unknown-destination' });
  if (passengers.ages.length === 0) faults.push({ field: 'ages', kind: 'no-passengers' });
  if (faults.length > 0 || !isDestination(destination) || !isPlainDate(start) || !isPlainDate(end)) return fail(faults);
  const page = originCountry?.toUpperCase() === 'CL' ? 'chile' : 'worldwide';
  const address = new URL(pages[page]);
  const parameters = {
    Business: 'international-health',
    Country: countryNumbers[page],
    Destination: destinationCode(destination),
    StartDate: dayFirst(start),
    EndDate: dayFirst(end),
    Majors: String(passengers.seniors),
    Childs: String(passengers.children),
    Adults: String(passengers.adults),
    Age: passengers.ages.join('|'),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return ok(address.href);
}
