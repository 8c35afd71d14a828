import { editionIds, type EditionId } from '@cotejo/core/editions';
import { decimalsOf } from '@cotejo/core/money';
import { pathSegment } from '@cotejo/core/path-segment';
import { meetingCalendar, type MeetingCalendarContent } from './meeting-calendar.ts';
import { requestWorth } from './request-worth.ts';

/**
 * A person who answers requests, as the assignment needs it. Money is in the smallest step of the edition's currency.
 * Invented people; their phones, addresses and calendars are nobody's.
 */
export interface ExecutiveContent {
  readonly edition: EditionId;
  readonly firstNames: string;
  readonly lastNames: string;
  readonly phone: string;
  readonly email: string;
  readonly calendlyUrl: string | null;
  readonly calendlyActive: boolean;
  readonly businessLines: readonly string[];
  /** Share of the requests beside the others'. */
  readonly weight: number;
  readonly dailyLimit: number;
  readonly balance: number;
  readonly chargePerLead: number;
  readonly active: boolean;
}

/** The calendar of ours that an executive takes meetings by, where theirs elsewhere is not open. */
export interface CalendarContent extends MeetingCalendarContent {
  readonly email: string;
}

type Calendar = 'open' | 'closed' | 'none';
type Row = readonly [
  firstNames: string,
  lastNames: string,
  lines: readonly string[],
  share: { readonly weight: number; readonly dailyLimit: number },
  /** Requests that the balance pays for. */
  paid: number,
  calendar: Calendar,
];

interface Staff {
  /** Phones are this and two digits: a made-up block. */
  readonly phoneBlock: string;
  readonly mailHost: string;
  readonly rows: readonly Row[];
}

const both = ['isapre', 'seguros'];
const [plans, insurances] = [['isapre'], ['seguros']];
const [much, some, little] = [
  { weight: 3, dailyLimit: 40 },
  { weight: 2, dailyLimit: 30 },
  { weight: 1, dailyLimit: 20 },
];

const staffs: Readonly<Record<EditionId, Staff>> = {
  chile: {
    phoneBlock: '+56 2 2345 67',
    mailHost: 'cotejo.example',
    rows: [
      ['Antonia', 'Pizarro Leal', both, much, 300, 'open'],
      ['Benjamín', 'Soto Riquelme', both, some, 216, 'none'],
      ['Camila', 'Huenchumán Vera', both, much, 273, 'open'],
      ['Diego', 'Larraguibel Ponce', plans, little, 100, 'closed'],
      ['Elisa', 'Cárcamo Oyarzún', both, some, 180, 'none'],
      ['Felipe', 'Mardones Ibáñez', both, some, 160, 'open'],
      ['Gabriela', 'Tapia Quinteros', both, much, 253, 'none'],
      ['Hernán', 'Villablanca Rojas', insurances, little, 86, 'closed'],
      ['Isidora', 'Peñaloza Méndez', both, some, 200, 'open'],
      ['Joaquín', 'Antilef Barría', plans, little, 116, 'none'],
      ['Lorena', 'Godoy Espinace', both, some, 173, 'none'],
      ['Matías', 'Zúñiga Aravena', insurances, little, 93, 'open'],
    ],
  },
  peru: {
    phoneBlock: '+51 1 234 56',
    mailHost: 'pe.cotejo.example',
    rows: [
      ['Rocío', 'Huamaní Salas', insurances, much, 240, 'open'],
      ['César', 'Cutipa Rengifo', insurances, some, 180, 'none'],
      ['Milena', 'Tuesta Arévalo', insurances, some, 150, 'open'],
      ['Renzo', 'Chumpitaz Lazo', insurances, little, 90, 'closed'],
      ['Yolanda', 'Mamani Ticona', insurances, little, 80, 'none'],
    ],
  },
  colombia: {
    phoneBlock: '+57 601 234 56',
    mailHost: 'co.cotejo.example',
    rows: [
      ['Adriana', 'Bohórquez Niño', insurances, much, 240, 'open'],
      ['Camilo', 'Zuluaga Marín', insurances, some, 170, 'open'],
      ['Ximena', 'Palomino Rada', insurances, some, 150, 'none'],
      ['Wilmer', 'Quiñones Mina', insurances, little, 90, 'closed'],
    ],
  },
  international: {
    phoneBlock: '+1 305 555 01',
    mailHost: 'int.cotejo.example',
    rows: [
      ['Ingrid', 'Solano Vidal', insurances, some, 160, 'open'],
      ['Marcus', 'Oliveira Prado', insurances, some, 140, 'none'],
      ['Noelia', 'Ferrándiz Coll', insurances, little, 80, 'open'],
    ],
  },
};

/** The executives of every edition, each with the lines of business of their own. */
export const executives: readonly ExecutiveContent[] = editionIds.flatMap((edition) => {
  const { phoneBlock, mailHost, rows } = staffs[edition];
  const { value, currency } = requestWorth[edition];
  const chargePerLead = value * 10 ** decimalsOf[currency];
  return rows.map(([firstNames, lastNames, businessLines, share, paid, calendar], index) => {
    const user = pathSegment(`${firstNames} ${lastNames.split(' ')[0] ?? ''}`).toLowerCase();
    return {
      edition,
      firstNames,
      lastNames,
      phone: `${phoneBlock}${String(index + 1).padStart(2, '0')}`,
      email: `${user.replace('-', '.')}@${mailHost}`,
      calendlyUrl: calendar === 'none' ? null : `https://example.com/agenda/${user}`,
      calendlyActive: calendar === 'open',
      businessLines,
      ...share,
      balance: paid * chargePerLead,
      chargePerLead,
      active: true,
    };
  });
});

/** A calendar for every executive: whoever has an open one elsewhere takes meetings by this one once that is closed. */
export const executiveCalendars: readonly CalendarContent[] = executives.map(({ edition, email }, index) => ({
  email,
  ...meetingCalendar(edition, index),
}));
