import type { EditionId } from '@cotejo/core/editions';
import { pathSegment } from '@cotejo/core/path-segment';

/** A person who answers requests, as the assignment needs it. Money is in pesos. Invented people, phones and addresses. */
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

type Calendar = 'open' | 'closed' | 'none';
type Row = readonly [
  firstNames: string,
  lastNames: string,
  weight: number,
  dailyLimit: number,
  balance: number,
  calendar: Calendar,
];

const rows: readonly Row[] = [
  ['Antonia', 'Pizarro Leal', 3, 40, 900_000, 'open'],
  ['Benjamín', 'Soto Riquelme', 2, 30, 650_000, 'none'],
  ['Camila', 'Huenchumán Vera', 3, 40, 820_000, 'open'],
  ['Diego', 'Larraguibel Ponce', 1, 20, 300_000, 'closed'],
  ['Elisa', 'Cárcamo Oyarzún', 2, 30, 540_000, 'none'],
  ['Felipe', 'Mardones Ibáñez', 2, 30, 480_000, 'open'],
  ['Gabriela', 'Tapia Quinteros', 3, 40, 760_000, 'none'],
  ['Hernán', 'Villablanca Rojas', 1, 20, 260_000, 'closed'],
  ['Isidora', 'Peñaloza Méndez', 2, 30, 600_000, 'open'],
  ['Joaquín', 'Antilef Barría', 1, 25, 350_000, 'none'],
  ['Lorena', 'Godoy Espinace', 2, 30, 520_000, 'none'],
  ['Matías', 'Zúñiga Aravena', 1, 20, 280_000, 'open'],
];

/** Twelve invented executives of Chile. Phones are written in one made-up block; mail and calendars are at example hosts. */
export const executives: readonly ExecutiveContent[] = rows.map(
  ([firstNames, lastNames, weight, dailyLimit, balance, calendar], index) => {
    const user = pathSegment(`${firstNames} ${lastNames.split(' ')[0] ?? ''}`).toLowerCase();
    return {
      edition: 'chile',
      firstNames,
      lastNames,
      phone: `+56 2 2345 67${String(index + 1).padStart(2, '0')}`,
      email: `${user.replace('-', '.')}@cotejo.example`,
      calendlyUrl: calendar === 'none' ? null : `https://example.com/agenda/${user}`,
      calendlyActive: calendar === 'open',
      businessLines: ['isapre', 'seguros'],
      weight,
      dailyLimit,
      balance,
      chargePerLead: 3_000,
      active: true,
    };
  },
);
