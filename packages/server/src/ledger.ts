import { dayAt } from '@cotejo/core/dates';
import { editionById } from '@cotejo/core/editions';
import { lowBalanceNoticesFor } from '@cotejo/core/notification-events';
import { decimalsOf, moneyOf, type Currency } from '@cotejo/core/money';
import { formatMoney } from '@cotejo/core/money-format';
import { movementTypes, type MovementTypeId } from '@cotejo/core/movement-types';
import { findExecutiveByEmail } from './platform/assignment/executive-by-email-store.ts';
import { runCommandLine, type Say } from './platform/command-line.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/connect.ts';
import { withProgramDatabase } from './platform/database/program-database.ts';
import { book, readUnbalancedAccounts, type BookingFault } from './platform/ledger-store.ts';
import { createOutbox, leftToSweeps } from './platform/messages/enqueue-message.ts';
import { availableChannels } from './platform/messages/message-channels.ts';
import { StopReason } from './platform/stop-reason.ts';
import { stepsTyped } from './platform/typed-amount.ts';

const usage = `Uso: npm run ledger -- book <correo del ejecutivo> <tipo> <monto> [nota]
     npm run ledger -- check
book anota un movimiento en la cuenta del ejecutivo, en la moneda de su edición: 15000 o 12.50.
check dice qué cuentas no suman lo que muestran.
Los tipos son:
${movementTypes.map(({ id, name }) => `  ${id} ${name}`).join('\n')}`;

interface Booking {
  readonly email: string;
  readonly type: MovementTypeId;
  /** As it was typed, in whole units and decimals. */
  readonly amount: string;
  readonly note: string;
}
type Task = { readonly kind: 'check' } | ({ readonly kind: 'book' } & Booking);

function readTask([word, ...rest]: readonly string[]): Task | null {
  if (word === 'check') return rest.length === 0 ? { kind: 'check' } : null;
  const [email, number, amount, note = '', ...more] = rest;
  const type = movementTypes.find(({ id }) => String(id) === number)?.id;
  if (word !== 'book' || email === undefined || amount === undefined || type === undefined || more.length > 0) return null;
  return { kind: 'book', email, type, amount, note };
}

/** An amount in the smallest step of the currency, from text such as 12.50. */
function stepsIn(amount: string, currency: Currency): number {
  const steps = stepsTyped(amount, currency);
  if (steps === null || steps <= 0)
    throw new StopReason(`El monto ${amount} no es un monto en ${currency} mayor que cero; va sin puntos de miles.`);
  return steps;
}

function textOf(fault: BookingFault, { email, amount }: Pick<Booking, 'email' | 'amount'>): string {
  switch (fault) {
    case 'beyond-balance':
      return `el retiro de ${amount} es mayor que el saldo de ${email}`;
    case 'no-executive':
      return `ya no hay un ejecutivo con el correo ${email}`;
    case 'amount-too-large':
      return `el monto ${amount} es demasiado grande`;
    case 'amount-not-whole':
    case 'amount-not-above-zero':
      return `${amount} no es un monto mayor que cero`;
  }
}

/** What booking needs. */
interface Desk {
  readonly database: Database;
  readonly config: Config;
  readonly say: Say;
}

async function bookMovement(booking: Booking, { database, config, say }: Desk): Promise<number> {
  const { type, amount, note } = booking;
  const account = await findExecutiveByEmail(database, booking.email);
  if (account === null) throw new StopReason(`No hay un ejecutivo con el correo ${booking.email}.`);
  const { email } = account;
  const edition = editionById(account.edition);
  if (!edition.ok) throw new StopReason(`La edición ${account.edition} no existe.`);
  const { currency, timeZone } = edition.value;
  const today = dayAt(Date.now(), timeZone ?? 'UTC');
  const movement = { executiveId: account.id, type, amount: stepsIn(amount, currency), note, today };
  const outbox = createOutbox({ jobs: leftToSweeps, channels: availableChannels(config) });
  const booked = await database.transaction(async (transaction) => {
    const result = await book(transaction, movement);
    if (!result.ok || !result.value.hasFallen) return result;
    const { id } = edition.value;
    const cause = { edition: id, executiveId: account.id, occasion: `movement ${result.value.transferId}` };
    const told = lowBalanceNoticesFor(outbox.channels).map((event) => ({ event, ...cause }));
    await outbox.enqueue(transaction, told, Date.now());
    return result;
  });
  if (!booked.ok) throw new StopReason(`No se anotó nada: ${textOf(booked.error, { email, amount })}.`);
  const { balance, isLow, hasFallen } = booked.value;
  const shown = formatMoney(moneyOf(balance / 10 ** decimalsOf[currency], currency, 'once'), edition.value);
  say(`Anotado. Saldo de ${email}: ${shown}${isLow ? ', menos que un cargo: no recibe solicitudes' : ''}.`);
  if (hasFallen) say('El servicio en marcha se lo avisa por correo, antes de tres minutos.');
  return 0;
}

async function checkAccounts(database: Database, say: Say): Promise<number> {
  const wrong = await readUnbalancedAccounts(database);
  say(wrong.length === 0 ? 'Todas las cuentas suman lo que muestran.' : `No suman lo que muestran: ${wrong.join(', ')}.`);
  return wrong.length === 0 ? 0 : 1;
}

await runCommandLine<Task>({
  usage,
  readTask,
  perform: (task, config, say) =>
    withProgramDatabase(config, say, (database) =>
      task.kind === 'check' ? checkAccounts(database, say) : bookMovement(task, { database, config, say }),
    ),
});
