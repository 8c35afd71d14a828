import type { PlainDate } from '../dates/plain-date.ts';

/** Why an executive gets no requests for a while (C9-67). */
export const recessReasons = [
  { id: 1, name: 'Vacaciones' },
  { id: 2, name: 'Saldo Bajo' },
  { id: 3, name: 'Inactividad' },
  { id: 4, name: 'Licencia Médica' },
  { id: 5, name: 'Bajo Rendimiento' },
  { id: 9, name: 'Otros' },
] as const;
export type RecessReasonId = (typeof recessReasons)[number]['id'];

/** The reasons by what they mean. */
export const recessReason = {
  holidays: 1,
  lowBalance: 2,
  inactivity: 3,
  sickLeave: 4,
  lowPerformance: 5,
  other: 9,
} as const satisfies Record<string, RecessReasonId>;

/** When an executive gets no requests. Days ('2026-12-24') are those of the executive's edition. */
export interface Recess {
  readonly recessReason: number | null;
  /** First day; null: it has begun. */
  readonly recessFrom: string | null;
  /** Last day; null beside a reason: until it is ended. */
  readonly recessUntil: string | null;
}

/** True on a day of a recess; of a low balance alone the balance itself tells. */
export function isInRecess({ recessReason: reason, recessFrom, recessUntil }: Recess, today: PlainDate): boolean {
  if (recessFrom !== null && today < recessFrom) return false;
  if (recessUntil !== null) return today <= recessUntil;
  return reason !== null && reason !== recessReason.lowBalance;
}
