import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, plainDate } from '../dates/plain-date.ts';
import { assistanceAddress, type Journey } from './assistance-address.ts';
import { destinationCode, destinations } from './destinations.ts';

const pages = {
  chile: 'https://chile.asistencia.example/cotizar',
  worldwide: 'https://mundo.asistencia.example/cotizar?canal=web',
};
const family: Journey = {
  originCountry: 'CL',
  destination: 'europa',
  start: '2027-01-05',
  end: '2027-01-20',
  ages: [34, 75, 5, 21, 22],
};

function addressOf(change: Partial<Journey> = {}, logIgnored: (age: number) => void = () => undefined): URL {
  const result = assistanceAddress({ ...family, ...change }, pages, logIgnored);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return new URL(result.value);
}

function faultsOf(change: Partial<Journey>): readonly string[] {
  const result = assistanceAddress({ ...family, ...change }, pages, () => undefined);
  return result.ok ? [] : result.error.map(({ field, kind }) => `${field} ${kind}`);
}

describe('the address of the assistance provider', () => {
  it.each<[string | null, string, string]>([
    ['CL', 'chile.asistencia.example', '560'],
    ['cl', 'chile.asistencia.example', '560'],
    ['PE', 'mundo.asistencia.example', '998'],
    ['ES', 'mundo.asistencia.example', '998'],
    [null, 'mundo.asistencia.example', '998'],
  ])('B7-49 B7-51 from %s leads to %s with the country %s', (originCountry, host, country) => {
    const address = addressOf({ originCountry });
    expect([address.host, address.searchParams.get('Country')]).toEqual([host, country]);
  });

  it('B7-50 B7-52 says the business and the code of the destination', () => {
    const { searchParams } = addressOf({ destination: 'mi-pais' });
    expect([searchParams.get('Business'), searchParams.get('Destination')]).toEqual(['international-health', '08']);
  });

  it('B7-53 says days as dd/mm/yyyy, the 29 February of a leap year too', () => {
    const { searchParams } = addressOf({ start: '2028-02-29', end: '2028-03-01' });
    expect([searchParams.get('StartDate'), searchParams.get('EndDate')]).toEqual(['29/02/2028', '01/03/2028']);
  });

  it('B7-54 B7-55 counts seniors as Majors, and says the ages of whom it counts', () => {
    const logged: number[] = [];
    const { searchParams } = addressOf({ ages: [34, 75, 120, 5, 21, 22, -1] }, (age) => logged.push(age));
    const said = ['Majors', 'Childs', 'Adults', 'Age'].map((name) => searchParams.get(name));
    expect(said).toEqual(['1', '2', '2', '34|75|5|21|22']);
    expect(logged).toEqual([120, -1]);
  });

  it('keeps what the page has in its address, and has each parameter once', () => {
    const address = addressOf({ originCountry: 'AR' });
    expect(`${address.origin}${address.pathname}`).toBe('https://mundo.asistencia.example/cotizar');
    expect([...address.searchParams.keys()]).toEqual([
      'canal',
      'Business',
      'Country',
      'Destination',
      'StartDate',
      'EndDate',
      'Majors',
      'Childs',
      'Adults',
      'Age',
    ]);
  });
});

describe('a journey that cannot be', () => {
  it.each<[Partial<Journey>, string[]]>([
    [{ start: '2027-02-29' }, ['start no-such-day']],
    [{ end: '2100-02-29' }, ['end no-such-day']],
    [{ start: '05/01/2027', end: '' }, ['start no-such-day', 'end no-such-day']],
    [{ end: '2027-01-32' }, ['end no-such-day']],
    [{ start: '2027-01-05T23:59:60Z' }, ['start no-such-day']],
    [{ end: '2027-01-04' }, ['end ends-before-start']],
    [{ end: '2027-01-05' }, []],
    [{ destination: 'luna' }, ['destination unknown-destination']],
    [{ ages: [] }, ['ages no-passengers']],
    [{ ages: [100, -1] }, ['ages no-passengers']],
    [
      { destination: '', start: '2027-13-01', ages: [] },
      ['destination unknown-destination', 'start no-such-day', 'ages no-passengers'],
    ],
  ])('%j is refused by field', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });
});

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(plainDate('2020-01-01'), days));

it('every journey that can be is said whole', () => {
  fc.assert(
    fc.property(
      fc.record({
        originCountry: fc.constantFrom('CL', 'PE', null),
        destination: fc.constantFrom(...destinations),
        start: day,
        length: fc.nat(365),
        ages: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 8 }),
      }),
      ({ length, ...journey }) => {
        const end = addDays(journey.start, length);
        const { searchParams } = addressOf({ ...journey, end });
        const said = (name: string) => searchParams.get(name) ?? '';
        const dayOf = (name: string) => said(name).replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1');
        expect([dayOf('StartDate'), dayOf('EndDate')]).toEqual([journey.start, end]);
        expect(said('Destination')).toBe(destinationCode(journey.destination));
        expect(said('Age').split('|').map(Number)).toEqual(journey.ages);
        expect(Number(said('Majors')) + Number(said('Childs')) + Number(said('Adults'))).toBe(journey.ages.length);
      },
    ),
  );
});

it('what is sent as a journey is refused or said, and never a throw', () => {
  fc.assert(
    fc.property(
      fc.record({
        originCountry: fc.string(),
        destination: fc.string(),
        start: fc.string(),
        end: fc.string(),
        ages: fc.array(fc.double()),
      }),
      (journey) => {
        expect(assistanceAddress(journey, pages, () => undefined).ok).toBe(false);
      },
    ),
  );
});
