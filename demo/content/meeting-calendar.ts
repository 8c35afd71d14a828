import { editionOf, type EditionId } from '@cotejo/core/editions';

/** When an invented executive meets people, and how their meetings are cut. Minutes. */
export interface MeetingCalendarContent {
  readonly timeZone: string;
  readonly hours: readonly { readonly day: number; readonly from: string; readonly to: string }[];
  readonly slotMinutes: number;
  readonly stepMinutes: number;
  readonly beforeMinutes: number;
  readonly afterMinutes: number;
  readonly noticeMinutes: number;
  readonly horizonDays: number;
}

/** Whoever answers in no one country sits where their telephones are. */
const zoneOfNoCountry = 'America/New_York';

/** Nine to six with an hour for lunch, ten to seven, mornings and a long Thursday; nobody on Sundays. */
const weeks = [
  [1, 2, 3, 4, 5].flatMap((day) => [
    { day, from: '09:00', to: '13:00' },
    { day, from: '14:00', to: '18:00' },
  ]),
  [1, 2, 3, 4, 5].flatMap((day) => [
    { day, from: '10:00', to: '13:30' },
    { day, from: '15:00', to: '19:00' },
  ]),
  [
    ...[1, 2, 3, 5].map((day) => ({ day, from: '08:30', to: '14:00' })),
    { day: 4, from: '11:00', to: '19:00' },
    { day: 6, from: '10:00', to: '13:00' },
  ],
];

/** The calendar of the executive of a place: half an hour each, with a quarter between two, until two weeks ahead. */
export function meetingCalendar(edition: EditionId, place: number): MeetingCalendarContent {
  return {
    timeZone: editionOf(edition).timeZone ?? zoneOfNoCountry,
    hours: weeks[place % weeks.length] ?? [],
    slotMinutes: 30,
    stepMinutes: 45,
    beforeMinutes: 5,
    afterMinutes: 10,
    noticeMinutes: 120,
    horizonDays: 14,
  };
}
