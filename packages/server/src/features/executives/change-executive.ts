import { dayAt } from '@cotejo/core/dates';
import { editionById, editionOf, type Edition, type EditionId } from '@cotejo/core/editions';
import { readBusinessLines } from '../../platform/business-line-store.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { holdExecutiveByEmail } from '../../platform/assignment/executive-by-email-store.ts';
import { settleRecess } from '../../platform/ledger-store.ts';
import { StopReason } from '../../platform/stop-reason.ts';
import { stepsTyped } from '../../platform/typed-amount.ts';
import type { ExecutiveChange } from './executive-options.ts';
import * as store from './executive-store.ts';

/** Day at an instant where an edition is. */
export function todayIn({ timeZone }: Edition, now: number) {
  return dayAt(now, timeZone ?? 'UTC');
}

/** The edition of an executive. Throws a StopReason where it is none of ours any more. */
export function editionOfRow({ edition }: store.ExecutiveRow): Edition {
  const known = editionById(edition);
  if (!known.ok) throw new StopReason(`La edición ${edition} no existe.`);
  return known.value;
}

/** The charge in the smallest step of the edition's currency. */
function stepsOf(charge: string, { currency }: Edition): number {
  const steps = stepsTyped(charge, currency);
  if (steps === null || steps < 0)
    throw new StopReason(`--charge: "${charge}" no es un monto en ${currency}; va sin puntos de miles.`);
  return steps;
}

async function requireLines(transaction: Transaction, lines: readonly string[], country: EditionId): Promise<void> {
  const known = (await readBusinessLines(transaction, { country })).map(({ id }) => id);
  const wrong = lines.find((line) => !known.includes(line));
  if (wrong !== undefined) throw new StopReason(`--lines: "${wrong}" no es una línea de ${country}. Hay: ${known.join(', ')}.`);
}

/** All that a new executive needs. Throws a StopReason that names what is missing. */
function wholeOf(email: string, change: ExecutiveChange) {
  const missing: string[] = [];
  const needed = <Value>(value: Value | undefined, option: string): Value[] => {
    if (value === undefined) missing.push(`--${option}`);
    return value === undefined ? [] : [value];
  };
  const [edition] = needed(change.edition, 'edition');
  const [firstNames] = needed(change.firstNames, 'first-names');
  const [lastNames] = needed(change.lastNames, 'last-names');
  const [phone] = needed(change.phone, 'phone');
  const [lines] = needed(change.businessLines, 'lines');
  const [dailyLimit] = needed(change.dailyLimit, 'daily-limit');
  const [charge] = needed(change.charge, 'charge');
  const isWhole = edition && firstNames && lastNames && phone && lines && dailyLimit !== undefined && charge !== undefined;
  if (!isWhole) throw new StopReason(`No hay un ejecutivo con el correo ${email}. Para crearlo falta: ${missing.join(', ')}.`);
  return { edition, firstNames, lastNames, phone, businessLines: [...lines], dailyLimit, charge };
}

function calendarColumns({ calendar }: ExecutiveChange) {
  return calendar === undefined ? {} : { calendlyUrl: calendar, calendlyActive: calendar !== null };
}

async function add(transaction: Transaction, email: string, change: ExecutiveChange): Promise<{ id: number; edition: Edition }> {
  const { charge, ...whole } = wholeOf(email, change);
  const edition = editionOf(whole.edition);
  await requireLines(transaction, whole.businessLines, edition.id);
  const { weight = 1, active = true } = change;
  const row = {
    ...whole,
    email,
    weight,
    active,
    ...calendarColumns(change),
    balance: 0,
    chargePerLead: stepsOf(charge, edition),
  };
  const id = await store.insertExecutive(transaction, row);
  if (id === null) throw new StopReason(`Otra orden acaba de crear a ${email}: míralo con show.`);
  return { id, edition };
}

async function alter(
  transaction: Transaction,
  row: store.ExecutiveRow,
  change: ExecutiveChange,
): Promise<{ id: number; edition: Edition }> {
  const { edition: named, businessLines, charge, calendar: _, ...plain } = change;
  // Their requests, their account and its currency are of the edition.
  if (named !== undefined && named !== row.edition) throw new StopReason(`${row.email} es de ${row.edition}: eso no se cambia.`);
  const edition = editionOfRow(row);
  if (businessLines !== undefined) await requireLines(transaction, businessLines, edition.id);
  await store.changeExecutive(transaction, row.id, {
    ...plain,
    ...calendarColumns(change),
    ...(businessLines === undefined ? {} : { businessLines: [...businessLines] }),
    ...(charge === undefined ? {} : { chargePerLead: stepsOf(charge, edition) }),
  });
  return { id: row.id, edition };
}

/**
 * Changes what is said of an executive, or stores a new one, in one transaction: whoever does not have one charge is out as 'Saldo
 * Bajo' at once. Throws a StopReason for what a new one needs and was not said, for a line that their edition has not, and for another
 * edition.
 */
export async function setExecutive(
  database: Database,
  email: string,
  { change, now }: { readonly change: ExecutiveChange; readonly now: number },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const row = await holdExecutiveByEmail(transaction, email);
    const { id, edition } = row === null ? await add(transaction, email, change) : await alter(transaction, row, change);
    await settleRecess(transaction, id, todayIn(edition, now));
  });
}
