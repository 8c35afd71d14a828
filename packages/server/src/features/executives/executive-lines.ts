import { workingHoursSchema } from '@cotejo/contract/meeting';
import { editionById } from '@cotejo/core/editions';
import { decimalsOf, moneyOf } from '@cotejo/core/money';
import { formatMoney } from '@cotejo/core/money-format';
import type { PlainDate } from '@cotejo/core/dates';
import { isInRecess, recessReasons } from '@cotejo/core/recess';
import { wallClockAt } from '@cotejo/core/zoned-time';
import type { CalendarRow, ExecutiveRow } from './executive-store.ts';

function moneyText(steps: number, editionId: string): string {
  const edition = editionById(editionId);
  if (!edition.ok) return String(steps);
  const { currency } = edition.value;
  return formatMoney(moneyOf(steps / 10 ** decimalsOf[currency], currency, 'once'), edition.value);
}

/** 'Vacaciones, desde el 2026-12-24, hasta el 2026-12-31'. */
function recessText({ recessReason: reason, recessFrom, recessUntil }: ExecutiveRow): string {
  const name = recessReasons.find(({ id }) => id === reason)?.name ?? 'sin motivo';
  const [from, until] = [
    recessFrom === null ? '' : `, desde el ${recessFrom}`,
    recessUntil === null ? '' : `, hasta el ${recessUntil}`,
  ];
  return `${name}${from}${until}`;
}

/** 'en receso: Vacaciones, hasta el 2026-12-31'; 'recibe solicitudes', and which recess is to come. */
function stateText(row: ExecutiveRow, today: PlainDate): string {
  const { recessReason: reason, recessFrom } = row;
  const isToCome = reason !== null && recessFrom !== null && recessFrom > today;
  return `${stateOfDay(row, today)}${isToCome ? `; en receso más adelante: ${recessText(row)}` : ''}`;
}

/** How things stand on a day. A recess whose last day has passed is none. */
function stateOfDay(row: ExecutiveRow, today: PlainDate): string {
  const { active, balance, chargePerLead, weight, dailyLimit } = row;
  if (!active) return 'no está activo';
  if (isInRecess(row, today)) return `en receso: ${recessText(row)}`;
  if (balance < chargePerLead) return 'en receso: Saldo Bajo';
  if (weight === 0) return 'no recibe por reparto: su peso es 0';
  return dailyLimit === 0 ? 'no recibe: su máximo del día es 0' : 'recibe solicitudes';
}

/** An executive as a line of a list. */
export function executiveLine(row: ExecutiveRow, today: PlainDate): string {
  const { id, edition, email, firstNames, lastNames, businessLines } = row;
  return [id, edition, email, `${firstNames} ${lastNames}`, businessLines.join(','), stateText(row, today)].join('  ');
}

function calendarLines(calendar: CalendarRow | null): readonly string[] {
  if (calendar?.active !== true) return ['Reuniones: ninguna por nuestra agenda'];
  const hours = workingHoursSchema.parse(calendar.hours).map(({ day, from, to }) => `${day} ${from}-${to}`);
  const { slotMinutes, stepMinutes, beforeMinutes, afterMinutes, noticeMinutes, horizonDays, timeZone } = calendar;
  return [
    `Reuniones (${timeZone}; 1 es lunes): ${hours.join(';')}`,
    `De ${slotMinutes} minutos, cada ${stepMinutes}; ${beforeMinutes} antes y ${afterMinutes} después libres; con ${noticeMinutes} de aviso, hasta ${horizonDays} días`,
  ];
}

interface Away {
  readonly id: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A moment as clocks of a zone say it: '2026-12-24 09:00'. */
export function clockText(moment: Date, timeZone: string): string {
  const { day, time } = wallClockAt(moment.getTime(), timeZone);
  return `${day} ${time}`;
}

interface ExecutiveTimes {
  readonly calendar: CalendarRow | null;
  readonly away: readonly Away[];
  /** IANA zone that times are told in. */
  readonly timeZone: string;
  readonly today: PlainDate;
}

/** An executive with their calendar and when they are away, line by line. */
export function executiveLines(row: ExecutiveRow, { calendar, away, timeZone, today }: ExecutiveTimes): readonly string[] {
  const { id, edition, email, firstNames, lastNames, phone, businessLines, weight, dailyLimit, balance, chargePerLead } = row;
  const outer = row.calendlyUrl === null ? 'no' : `${row.calendlyUrl}${row.calendlyActive ? '' : ' (no se usa)'}`;
  return [
    `Ejecutivo ${id}: ${firstNames} ${lastNames}`,
    `${edition}, ${businessLines.join(', ')}`,
    `${email}, ${phone}`,
    `Estado: ${stateText(row, today)}`,
    `Peso ${weight}, hasta ${dailyLimit} solicitudes al día, cargo ${moneyText(chargePerLead, edition)}, saldo ${moneyText(balance, edition)}`,
    `Agenda en otra parte: ${outer}`,
    ...calendarLines(calendar),
    ...(away.length === 0 ? [] : ['No está:']),
    ...away.map((each) => `  ${each.id}  ${clockText(each.startsAt, timeZone)} a ${clockText(each.endsAt, timeZone)}`),
  ];
}
