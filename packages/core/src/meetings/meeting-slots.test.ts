import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinHours } from '../dates/opening-hours.ts';
import { dayAt, type PlainDate, plainDate } from '../dates/plain-date.ts';
import { isPublicHoliday } from '../dates/public-holidays.ts';
import { wallClockAt } from '../dates/zoned-time.ts';
import { editionCountries } from '../editions/edition.ts';
import { blockedBy, freeSlots, hasRoomFor, type MeetingCalendar, type Span } from './meeting-slots.ts';

const minute = 60_000;
const week = [1, 2, 3, 4, 5, 6, 7];
const office: MeetingCalendar = {
  timeZone: 'America/Santiago',
  hours: week.slice(0, 5).flatMap((day) => [
    { day, from: '09:00', to: '13:00' },
    { day, from: '14:00', to: '18:00' },
  ]),
  closedDays: ['2026-12-08'],
  holidaysOf: null,
  slotMinutes: 30,
  stepMinutes: 45,
  beforeMinutes: 5,
  afterMinutes: 10,
  noticeMinutes: 120,
  horizonDays: 20,
};
/** Friday, 12:00 in Santiago. */
const now = Date.parse('2026-11-20T15:00:00Z');
const nobody = { taken: [], away: [] };

const timesOf = (slots: readonly Span[], day: string, zone = 'America/Santiago') =>
  slots
    .map(({ from }) => wallClockAt(from, zone))
    .filter((clock) => clock.day === day)
    .map(({ time }) => time);

const anyCalendar = fc
  .record({
    timeZone: fc.constantFrom('America/Santiago', 'America/Lima', 'America/New_York', 'Australia/Lord_Howe'),
    hours: fc.array(
      fc
        .tuple(fc.constantFrom(...week), fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
        .filter(([, from, to]) => from < to),
      { minLength: 1, maxLength: 6 },
    ),
    slotMinutes: fc.constantFrom(15, 30, 50),
    stepMinutes: fc.constantFrom(15, 30, 45, 60),
    beforeMinutes: fc.constantFrom(0, 5, 15),
    afterMinutes: fc.constantFrom(0, 10, 30),
    noticeMinutes: fc.constantFrom(0, 60, 240),
    horizonDays: fc.integer({ min: 0, max: 8 }),
    holidaysOf: fc.constantFrom(null, ...editionCountries),
    closed: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
  })
  .map(({ hours, closed, ...rest }) => ({
    ...rest,
    hours: hours.map(([day, from, to]) => ({ day, from: clock(from), to: clock(to) })),
    closed,
  }));

function clock(quarter: number): string {
  return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
}

/** Weeks about a change of clocks, about Easter and the end of a year, and any other. */
const anyNow = fc
  .tuple(
    fc.constantFrom(
      '2027-04-01T00:00:00Z',
      '2027-09-01T00:00:00Z',
      '2027-03-11T00:00:00Z',
      '2027-11-03T00:00:00Z',
      '2027-03-22T00:00:00Z',
      '2029-12-20T00:00:00Z',
      '2026-11-20T15:00:00Z',
    ),
    fc.integer({ min: 0, max: 7 * 24 * 60 }),
  )
  .map(([day, minutes]) => Date.parse(day) + minutes * minute);

const spansFrom = (start: number) =>
  fc.array(
    fc.tuple(fc.integer({ min: 0, max: 9 * 96 }), fc.integer({ min: 1, max: 20 })).map(([from, length]) => ({
      from: start + from * 15 * minute,
      to: start + (from + length) * 15 * minute,
    })),
    { maxLength: 12 },
  );

const anyQuestion = fc.tuple(anyCalendar, anyNow).chain(([{ closed, ...calendar }, at]) => {
  const closedDays = closed.map((days) => dayAt(at + days * 24 * 60 * minute, calendar.timeZone));
  return fc.record({
    calendar: fc.constant<MeetingCalendar>({ ...calendar, closedDays }),
    taken: spansFrom(at),
    away: spansFrom(at),
    now: fc.constant(at),
  });
});

describe('meetings that can be booked', () => {
  it('begin with the hours and go on in steps, after the notice, on days that are not closed', () => {
    const slots = freeSlots({ calendar: office, ...nobody, now });
    expect(timesOf(slots, '2026-11-20')).toEqual(['14:00', '14:45', '15:30', '16:15', '17:00']);
    expect(timesOf(slots, '2026-11-21')).toEqual([]);
    expect(timesOf(slots, '2026-11-23')).toEqual([
      '09:00',
      '09:45',
      '10:30',
      '11:15',
      '12:00',
      '14:00',
      '14:45',
      '15:30',
      '16:15',
      '17:00',
    ]);
    expect(timesOf(slots, '2026-12-08')).toEqual([]);
    expect(timesOf(slots, '2026-12-10')).toHaveLength(10);
    expect(timesOf(slots, '2026-12-11')).toEqual([]);
  });

  it('leave out what another meeting and the time about it take, and time off', () => {
    const booked = { from: Date.parse('2026-11-23T13:30:00Z'), to: Date.parse('2026-11-23T14:00:00Z') };
    const away = [{ from: Date.parse('2026-11-23T17:00:00Z'), to: Date.parse('2026-11-24T03:00:00Z') }];
    const slots = freeSlots({ calendar: office, taken: [blockedBy(booked, office)], away, now });
    expect(timesOf(slots, '2026-11-23')).toEqual(['09:00', '09:45', '11:15', '12:00']);
    const long = { ...office, afterMinutes: 11 };
    const fewer = freeSlots({ calendar: long, taken: [blockedBy(booked, long)], away, now });
    expect(timesOf(fewer, '2026-11-23')).toEqual(['09:00', '12:00']);
  });

  it.each([
    ['summer begins: 00:00 to 01:00 is left out', '2027-09-03T15:00:00Z', '2027-09-05', ['01:00', '02:00']],
    ['winter begins: the hour that comes twice is offered once', '2027-04-02T15:00:00Z', '2027-04-03', ['23:00']],
    ['any other Sunday', '2027-05-07T15:00:00Z', '2027-05-09', ['00:00', '01:00', '02:00']],
  ])('%s', (_, at, day, expected) => {
    const hours = [
      { day: 7, from: '00:00', to: '03:00' },
      { day: 6, from: '23:00', to: '24:00' },
    ];
    const calendar = { ...office, hours, stepMinutes: 60, slotMinutes: 60, horizonDays: 3 };
    expect(timesOf(freeSlots({ calendar, ...nobody, now: Date.parse(at) }), day)).toEqual(expected);
  });

  it('none goes on past the end of the hours where clocks are put forward within them', () => {
    const hours = [{ day: 7, from: '00:00', to: '03:00' }];
    const calendar = { ...office, timeZone: 'America/New_York', hours, stepMinutes: 30, slotMinutes: 60, horizonDays: 3 };
    const slots = freeSlots({ calendar, ...nobody, now: Date.parse('2027-03-12T15:00:00Z') });
    expect(timesOf(slots, '2027-03-14', 'America/New_York')).toEqual(['00:00', '00:30', '01:00']);
  });

  it('none goes on into a time before the hours to which clocks are put back within them', () => {
    const hours = [{ day: 7, from: '01:15', to: '02:15' }];
    const calendar = { ...office, timeZone: 'America/New_York', hours, stepMinutes: 15, slotMinutes: 30, horizonDays: 3 };
    const slots = freeSlots({ calendar, ...nobody, now: Date.parse('2027-11-05T15:00:00Z') });
    expect(timesOf(slots, '2027-11-07', 'America/New_York')).toEqual(['01:15', '01:30']);
    const began = Date.parse('2027-11-07T05:30:00Z');
    const hasRoomAt = (from: number) => hasRoomFor({ from, to: from + 30 * minute }, { calendar, ...nobody });
    expect([hasRoomAt(began), hasRoomAt(began + 15 * minute)]).toEqual([true, false]);
  });

  it('whatever the calendar: none overlaps what is taken with the time about it, or time off', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        for (const slot of freeSlots(question)) {
          const blocked = blockedBy(slot, question.calendar);
          for (const { from, to } of question.taken) expect(blocked.to <= from || to <= blocked.from).toBe(true);
          for (const { from, to } of question.away) expect(slot.to <= from || to <= slot.from).toBe(true);
        }
      }),
    );
  });

  it('whatever the calendar: every minute is within the hours of a day that is not closed, after the notice, before the horizon', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { calendar } = question;
        const last: PlainDate = dayAt(question.now + (calendar.horizonDays + 1) * 24 * 60 * minute, calendar.timeZone);
        for (const slot of freeSlots(question)) {
          expect(slot.to - slot.from).toBe(calendar.slotMinutes * minute);
          expect(slot.from).toBeGreaterThanOrEqual(question.now + calendar.noticeMinutes * minute);
          expect(dayAt(slot.from, calendar.timeZone) <= last).toBe(true);
          // Hours begin and end on quarters.
          for (let at = slot.from; at < slot.to; at += 15 * minute) expect(isWithinHours(calendar, at)).toBe(true);
          expect(isWithinHours(calendar, slot.to - minute)).toBe(true);
        }
      }),
    );
  });

  it('whatever the calendar: a public holiday by law has none, nor room for one, though no list says so, and every other day has what it had', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { holidaysOf, timeZone } = question.calendar;
        const isHoliday = ({ from }: Span) => holidaysOf !== null && isPublicHoliday(holidaysOf, dayAt(from, timeZone));
        const listed = { ...question, calendar: { ...question.calendar, holidaysOf: null } };
        const slots = freeSlots(listed);
        expect(freeSlots(question)).toEqual(slots.filter((slot) => !isHoliday(slot)));
        for (const slot of slots) expect(hasRoomFor(slot, question)).toBe(hasRoomFor(slot, listed) && !isHoliday(slot));
      }),
    );
  });

  it.each([
    ['CL', 'Sábado Santo', '2027-03-22T12:00:00Z', '2027-03-27'],
    ['PE', 'a 1 May on a Saturday', '2027-04-26T12:00:00Z', '2027-05-01'],
    ['CO', 'a Monday of holiday after every list', '2029-01-02T12:00:00Z', '2029-01-08'],
  ] as const)('in %s %s is offered to nobody, and elsewhere to everybody', (holidaysOf, _, at, day) => {
    const calendar = { ...office, hours: week.map((weekday) => ({ day: weekday, from: '09:00', to: '13:00' })) };
    const question = { ...nobody, now: Date.parse(at) };
    expect(timesOf(freeSlots({ ...question, calendar }), day)).toHaveLength(5);
    expect(timesOf(freeSlots({ ...question, calendar: { ...calendar, holidaysOf } }), day)).toEqual([]);
  });

  it('whatever the calendar: what is offered last can be booked, and then what is left overlaps it no more', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const booked: Span[] = [];
        for (let turn = 0; turn < 4; turn += 1) {
          const taken = [...question.taken, ...booked];
          const slot = freeSlots({ ...question, taken }).at(-1);
          if (slot === undefined) break;
          const blocked = blockedBy(slot, question.calendar);
          for (const span of booked) expect(blocked.to <= span.from || span.to <= blocked.from).toBe(true);
          booked.push(blocked);
        }
      }),
    );
  });

  it('whatever the calendar: a day asked about alone has what it has among all', () => {
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 0, max: 9 }), (question, days) => {
        const { timeZone } = question.calendar;
        const day = dayAt(question.now + days * 24 * 60 * minute, timeZone);
        const ofDay = freeSlots(question).filter(({ from }) => dayAt(from, timeZone) === day);
        expect(freeSlots({ ...question, day })).toEqual(ofDay);
      }),
    );
  });

  it('days of a zone are those of its own calendar', () => {
    const calendar = { ...office, timeZone: 'Pacific/Auckland', closedDays: [plainDate('2026-11-23')], horizonDays: 4 };
    const slots = freeSlots({ calendar, ...nobody, now });
    expect(timesOf(slots, '2026-11-23', 'Pacific/Auckland')).toEqual([]);
    expect(timesOf(slots, '2026-11-24', 'Pacific/Auckland')).toHaveLength(10);
  });
});

describe('room for a meeting of a given time', () => {
  const at = (from: string, minutes = 30): Span => ({ from: Date.parse(from), to: Date.parse(from) + minutes * minute });
  const ground = { calendar: office, ...nobody };

  it('is wherever one could be booked', () => {
    const slots = freeSlots({ ...ground, now });
    expect(slots.length).toBeGreaterThan(50);
    expect(slots.filter((slot) => !hasRoomFor(slot, ground))).toEqual([]);
  });

  it('is between two beginnings too, to the last minute of the hours', () => {
    expect(hasRoomFor(at('2026-11-23T12:10:00Z'), ground)).toBe(true);
    expect(hasRoomFor(at('2026-11-23T20:30:00Z'), ground)).toBe(true);
  });

  it.each([
    ['before the hours', at('2026-11-23T11:59:00Z')],
    ['over lunch', at('2026-11-23T15:45:00Z')],
    ['after the hours', at('2026-11-23T20:31:00Z')],
    ['on a day without hours', at('2026-11-22T13:00:00Z')],
    ['on a closed day', at('2026-12-08T13:00:00Z')],
  ])('is none %s', (_, slot) => expect(hasRoomFor(slot, ground)).toBe(false));

  it('is none in time off, nor nearer to another meeting than is kept free', () => {
    const slot = at('2026-11-23T13:00:00Z');
    const other = (from: string) => [blockedBy(at(from), office)];
    expect(hasRoomFor(slot, { ...ground, away: [at('2026-11-23T13:29:00Z')] })).toBe(false);
    expect(hasRoomFor(slot, { ...ground, taken: other('2026-11-23T13:44:00Z') })).toBe(false);
    expect(hasRoomFor(slot, { ...ground, taken: other('2026-11-23T13:45:00Z') })).toBe(true);
  });
});
