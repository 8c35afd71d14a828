import type { PlainDate } from '@cotejo/core/dates';
import { executiveAccount, transferOf, type Movement, type MovementFault } from '@cotejo/core/ledger';
import { movementType } from '@cotejo/core/movement-types';
import { recessReason } from '@cotejo/core/recess';
import { fail, ok, type Result } from '@cotejo/core/result';
import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { Questionable, Transaction } from './database/connect.ts';
import { insertRows } from './database/insert-rows-store.ts';
import { executives, ledgerTransfers } from './database/schema/requests.ts';

/** A movement with what it is for. */
export interface Booking extends Movement {
  /** The day in the edition's zone, by which a recess is over or not. */
  readonly today: PlainDate;
  readonly leadId?: string;
  /** Words of whoever books it; nothing about a visitor. */
  readonly note?: string;
}

export interface BookedBalance {
  /** Number of the movement. */
  readonly transferId: number;
  readonly balance: number;
  /** True while the balance does not pay for one more request: its executive is out as 'Saldo Bajo' (C9-67). */
  readonly isLow: boolean;
  /** True where it is this movement that made it low. */
  readonly hasFallen: boolean;
}

/** Why a movement is not booked. */
export type BookingFault = MovementFault | 'no-executive' | 'beyond-balance';

/** What a movement leaves of an executive's balance and recess. `change` is added; `today` is the day in the edition's zone. */
function afterMovement(change: SQL, today: SQL) {
  const balance = sql`${executives.balance} + ${change}`;
  const { lowBalance } = recessReason;
  const isOver = sql`coalesce(${executives.recessUntil} < ${today}, false)`;
  return {
    balance,
    recessReason: sql`case
      when not ${isOver} and coalesce(${executives.recessReason}, ${lowBalance}) <> ${lowBalance} then ${executives.recessReason}
      when ${balance} < ${executives.chargePerLead} then ${lowBalance}
      else null end`,
    recessUntil: sql`case when ${isOver} then null else ${executives.recessUntil} end`,
  };
}

/**
 * Books a movement and the balance that follows from it, in the caller's transaction. A balance that falls below one charge
 * takes the executive out as 'Saldo Bajo', and one that rises again ends that; another recess stays, unless its last day has
 * passed: that one is none. Refused: an amount that the ledger does not take, an executive who does not exist, a withdrawal
 * of more than there is.
 */
export async function book(
  transaction: Transaction,
  { leadId, note = '', today, ...movement }: Booking,
): Promise<Result<BookedBalance, BookingFault>> {
  const moved = transferOf(movement);
  if (!moved.ok) return moved;
  const { amount, from, to } = moved.value;
  const change = to === executiveAccount(movement.executiveId) ? amount : -amount;
  const isWithdrawal = movement.type === movementType.withdrawal;
  const [row] = await transaction
    .update(executives)
    .set(afterMovement(sql`${change}::bigint`, sql`${today}::date`))
    .where(and(eq(executives.id, movement.executiveId), isWithdrawal ? gte(executives.balance, amount) : undefined))
    .returning({ balance: executives.balance, charge: executives.chargePerLead });
  if (!row) {
    const known = await transaction.select({ id: executives.id }).from(executives).where(eq(executives.id, movement.executiveId));
    return fail(known.length === 0 ? 'no-executive' : 'beyond-balance');
  }
  const [transfer] = await transaction
    .insert(ledgerTransfers)
    .values({ executiveId: movement.executiveId, type: movement.type, fromAccount: from, toAccount: to, amount, leadId, note })
    .returning({ id: ledgerTransfers.id });
  if (!transfer) throw new Error('a movement was written and has no number');
  const { balance, charge } = row;
  return ok({
    transferId: transfer.id,
    balance,
    isLow: balance < charge,
    hasFallen: balance < charge && balance - change >= charge,
  });
}

/** The charge for a request that was sent to an executive, of at least one step of the currency. */
export interface SendCharge {
  readonly executiveId: number;
  readonly amount: number;
  readonly leadId: string;
  /** The day in the edition's zone. */
  readonly today: PlainDate;
}

/**
 * Books the charges of requests sent (C9-72), as `book` would one after the other. Answers the executives whose balance is low
 * by now. Throws where the ledger does not take an amount.
 */
export async function bookSends(transaction: Transaction, sends: readonly SendCharge[]): Promise<readonly number[]> {
  if (sends.length === 0) return [];
  const transfers = sends.map(({ executiveId, amount, leadId }) => {
    const transfer = transferOf({ executiveId, type: movementType.perSend, amount });
    if (!transfer.ok) throw new Error(`the charge of executive ${executiveId} cannot be booked: ${transfer.error}`);
    const { from, to } = transfer.value;
    return { executiveId, type: movementType.perSend, fromAccount: from, toAccount: to, amount, leadId };
  });
  await insertRows(transaction, ledgerTransfers, { rows: transfers });
  const sums = [...Map.groupBy(sends, ({ executiveId }) => executiveId)].map(([id, charges]) => ({
    id,
    amount: charges.reduce((sum, { amount }) => sum + amount, 0),
    today: charges[0]?.today,
  }));
  const moved = transaction.$with('moved').as(
    transaction
      .select({
        id: sql<number>`id`.as('moved_id'),
        amount: sql<number>`amount`.as('moved_amount'),
        today: sql`today`.as('moved_on'),
      })
      .from(sql`json_to_recordset(${JSON.stringify(sums)}::json) as given(id integer, amount bigint, today date)`),
  );
  const rows = await transaction
    .with(moved)
    .update(executives)
    .set(afterMovement(sql`- ${moved.amount}`, sql`${moved.today}`))
    .from(moved)
    .where(eq(executives.id, moved.id))
    .returning({ id: executives.id, balance: executives.balance, charge: executives.chargePerLead });
  if (rows.length !== sums.length) throw new Error('an executive who was charged does not exist');
  return rows.filter(({ balance, charge }) => balance < charge).map(({ id }) => id);
}

/**
 * Books the balances that executives were stored with and whose accounts are still empty: as a deposit, or as another charge
 * what is below zero. However many processes do it at once, each is booked once.
 */
export async function bookOpeningBalances(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('opening balances', 3))`);
  const { transferDeposit, otherCharge } = movementType;
  await transaction.execute(sql`
    insert into ${ledgerTransfers} (executive_id, type, from_account, to_account, amount, note)
    select id,
      case when balance > 0 then ${transferDeposit}::smallint else ${otherCharge}::smallint end,
      case when balance > 0 then 'house:bank' else 'executive:' || id end,
      case when balance > 0 then 'executive:' || id else 'house:other' end,
      abs(balance), 'Saldo inicial'
    from ${executives} person
    where balance <> 0 and not exists (select from ${ledgerTransfers} booked where booked.executive_id = person.id)`);
}

/** Accounts whose balance is not the sum of their transfers: none, unless somebody wrote past the ledger. */
export async function readUnbalancedAccounts(database: Questionable): Promise<readonly number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    select person.id
    from ${executives} person
    left join ${ledgerTransfers} moved on moved.executive_id = person.id
    group by person.id
    having person.balance <> coalesce(sum(case when moved.to_account = 'executive:' || person.id then moved.amount else -moved.amount end), 0)
    order by person.id`);
  return rows.map(({ id }) => id);
}

/** The account of the executive with that address; null: nobody has it. */
export async function findAccount(
  database: Questionable,
  email: string,
): Promise<{ readonly id: number; readonly edition: string } | null> {
  const [row] = await database
    .select({ id: executives.id, edition: executives.edition })
    .from(executives)
    .where(eq(executives.email, email));
  return row ?? null;
}
