import type { PlainDate } from '@cotejo/core/dates';
import { executiveAccount, transferOf, type Movement, type MovementFault } from '@cotejo/core/ledger';
import { movementType } from '@cotejo/core/movement-types';
import { recessReason } from '@cotejo/core/recess';
import { fail, ok, type Result } from '@cotejo/core/result';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Questionable, Transaction } from './database/connect.ts';
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
  readonly balance: number;
  /** True while the balance does not pay for one more request: its executive is out as 'Saldo Bajo' (C9-67). */
  readonly isLow: boolean;
}

/** Why a movement is not booked. */
export type BookingFault = MovementFault | 'no-executive' | 'beyond-balance';

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
  const transfer = transferOf(movement);
  if (!transfer.ok) return transfer;
  const { amount, from, to } = transfer.value;
  const isIncome = to === executiveAccount(movement.executiveId);
  const balance = sql`${executives.balance} + ${isIncome ? amount : -amount}`;
  const { lowBalance } = recessReason;
  const isOver = sql`coalesce(${executives.recessUntil} < ${today}, false)`;
  const isWithdrawal = movement.type === movementType.withdrawal;
  const [row] = await transaction
    .update(executives)
    .set({
      balance,
      recessReason: sql`case
        when not ${isOver} and coalesce(${executives.recessReason}, ${lowBalance}) <> ${lowBalance} then ${executives.recessReason}
        when ${balance} < ${executives.chargePerLead} then ${lowBalance}
        else null end`,
      recessUntil: sql`case when ${isOver} then null else ${executives.recessUntil} end`,
    })
    .where(and(eq(executives.id, movement.executiveId), isWithdrawal ? gte(executives.balance, amount) : undefined))
    .returning({ balance: executives.balance, charge: executives.chargePerLead });
  if (!row) {
    const known = await transaction.select({ id: executives.id }).from(executives).where(eq(executives.id, movement.executiveId));
    return fail(known.length === 0 ? 'no-executive' : 'beyond-balance');
  }
  await transaction
    .insert(ledgerTransfers)
    .values({ executiveId: movement.executiveId, type: movement.type, fromAccount: from, toAccount: to, amount, leadId, note });
  return ok({ balance: row.balance, isLow: row.balance < row.charge });
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
