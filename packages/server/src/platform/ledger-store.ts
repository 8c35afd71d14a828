import { executiveAccount, transferOf, type Movement, type MovementFault } from '@cotejo/core/ledger';
import { movementType } from '@cotejo/core/movement-types';
import { recessReason } from '@cotejo/core/recess';
import { fail, ok, type Result } from '@cotejo/core/result';
import { eq, sql } from 'drizzle-orm';
import type { Questionable, Transaction } from './database/connect.ts';
import { executives, ledgerTransfers } from './database/schema/requests.ts';

/** A movement with what it is for. */
export interface Booking extends Movement {
  readonly leadId?: string;
  /** Words of whoever books it; nothing about a visitor. */
  readonly note?: string;
}

export interface BookedBalance {
  readonly balance: number;
  /** True while the balance does not pay for one more request: its executive is out as 'Saldo Bajo' (C9-67). */
  readonly isLow: boolean;
}

/**
 * Books a movement and the balance that follows from it, in the caller's transaction. A balance that falls below one charge
 * takes the executive out as 'Saldo Bajo', and one that rises again ends that; another recess stays. Refused: an amount that
 * the ledger does not take, an executive who does not exist.
 */
export async function book(
  transaction: Transaction,
  { leadId, note = '', ...movement }: Booking,
): Promise<Result<BookedBalance, MovementFault | 'no-executive'>> {
  const transfer = transferOf(movement);
  if (!transfer.ok) return transfer;
  const { amount, from, to } = transfer.value;
  const isIncome = to === executiveAccount(movement.executiveId);
  const balance = sql`${executives.balance} + ${isIncome ? amount : -amount}`;
  const { lowBalance } = recessReason;
  const [row] = await transaction
    .update(executives)
    .set({
      balance,
      recessReason: sql`case
        when coalesce(${executives.recessReason}, ${lowBalance}) <> ${lowBalance} then ${executives.recessReason}
        when ${balance} < ${executives.chargePerLead} then ${lowBalance}
        else null end`,
    })
    .where(eq(executives.id, movement.executiveId))
    .returning({ balance: executives.balance, charge: executives.chargePerLead });
  if (!row) return fail('no-executive');
  await transaction
    .insert(ledgerTransfers)
    .values({ executiveId: movement.executiveId, type: movement.type, fromAccount: from, toAccount: to, amount, leadId, note });
  return ok({ balance: row.balance, isLow: row.balance < row.charge });
}

/** Books, as deposits, the balances that executives were stored with and whose accounts are still empty. */
export async function bookOpeningBalances(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    insert into ${ledgerTransfers} (executive_id, type, from_account, to_account, amount, note)
    select id, ${movementType.transferDeposit}::smallint, 'house:bank', 'executive:' || id, balance, 'Saldo inicial'
    from ${executives} person
    where balance > 0 and not exists (select from ${ledgerTransfers} booked where booked.executive_id = person.id)`);
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
