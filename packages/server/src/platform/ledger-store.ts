import type { PlainDate } from '@cotejo/core/dates';
import { executiveAccount, transferOf, type Movement, type MovementFault } from '@cotejo/core/ledger';
import { movementType } from '@cotejo/core/movement-types';
import { recessReason } from '@cotejo/core/recess';
import { fail, ok, type Result } from '@cotejo/core/result';
import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Questionable, Transaction } from './database/connect.ts';
import { rowsOf, writeTogether, type Writing } from './database/insert-rows-store.ts';
import { executives, ledgerTransfers } from './database/schema/requests.ts';

/** A movement with what it is for. */
export interface Booking extends Movement {
  /** The day in the edition's zone, by which a recess is over or not. */
  readonly today: PlainDate;
  readonly leadId?: string;
  /** The step of the request that it follows from. */
  readonly stepId?: number;
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
    recessFrom: sql`case when ${isOver} then null else ${executives.recessFrom} end`,
    recessUntil: sql`case when ${isOver} then null else ${executives.recessUntil} end`,
  };
}

/**
 * Books a movement and the balance that follows from it, in the caller's transaction. A balance that falls below one charge
 * takes the executive out as 'Saldo Bajo', and one that rises again ends that; another recess stays, also one to come, unless its
 * last day has passed: that one is none. Refused: an amount that the ledger does not take, an executive who does not exist, a withdrawal
 * of more than there is.
 */
export async function book(
  transaction: Transaction,
  { leadId, stepId, note = '', today, ...movement }: Booking,
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
    .values({
      executiveId: movement.executiveId,
      type: movement.type,
      fromAccount: from,
      toAccount: to,
      amount,
      leadId,
      stepId,
      note,
    })
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

/** Puts an executive out as 'Saldo Bajo', or in again, by what they have and what they are charged now; another recess stays until it is over. */
export async function settleRecess(transaction: Transaction, executiveId: number, today: PlainDate): Promise<void> {
  const { balance: _, ...recess } = afterMovement(sql`0::bigint`, sql`${today}::date`);
  await transaction.update(executives).set(recess).where(eq(executives.id, executiveId));
}

/** A request that was sent to an executive. */
export interface Send {
  readonly executiveId: number;
  /** What it costs them, in the smallest step of the currency; 0: nothing is booked. */
  readonly amount: number;
  readonly leadId: string;
  /** The step by which it was sent; absent: it came in and was sent at once. */
  readonly stepId?: number;
  /** The day in the edition's zone. */
  readonly today: PlainDate;
  readonly at: Date;
}

/** The charges of requests sent (C9-72) as rows that go in beside the requests. Throws where the ledger does not take an amount. */
export function sendRowsOf(sends: readonly Send[]): Writing {
  const rows = sends
    .filter(({ amount }) => amount !== 0)
    .map(({ executiveId, amount, leadId, stepId = null }) => {
      const transfer = transferOf({ executiveId, type: movementType.perSend, amount });
      if (!transfer.ok) throw new Error(`the charge of executive ${executiveId} cannot be booked: ${transfer.error}`);
      const { from, to } = transfer.value;
      return { executiveId, type: movementType.perSend, fromAccount: from, toAccount: to, amount, leadId, stepId };
    });
  return rowsOf(ledgerTransfers, { rows });
}

/**
 * The change of executives' accounts by requests sent, as `book` would make it one after the other, for `writeTogether` beside
 * `sendRowsOf`: the charges are taken off, and it is noted when each last got one and how many on that day. The executives are
 * locked. A day that has begun for somebody goes on: what comes from the day before counts for it.
 */
export function sentTo(sends: readonly Send[]): Writing {
  if (sends.length === 0) return null;
  const sums = [...Map.groupBy(sends, ({ executiveId }) => executiveId)].map(([id, own]) => ({
    id,
    amount: own.reduce((sum, { amount }) => sum + amount, 0),
    count: own.length,
    today: own.at(-1)?.today,
    at: own.at(-1)?.at,
  }));
  const { balance, recessReason: reason, recessFrom, recessUntil } = afterMovement(sql`- sent.amount`, sql`sent.today`);
  return sql`
    update ${executives} set
      balance = ${balance},
      recess_reason = case when sent.amount = 0 then ${executives.recessReason} else ${reason} end,
      recess_from = case when sent.amount = 0 then ${executives.recessFrom} else ${recessFrom} end,
      recess_until = case when sent.amount = 0 then ${executives.recessUntil} else ${recessUntil} end,
      last_assigned_at = sent.at,
      given_count = case when ${executives.givenOn} >= sent.today then ${executives.givenCount} else 0 end + sent.count,
      given_on = greatest(${executives.givenOn}, sent.today)
    from json_to_recordset(${JSON.stringify(sums)}::json)
      as sent(id integer, amount bigint, count integer, today date, at timestamptz)
    where ${executives.id} = sent.id`;
}

/** Books requests sent by steps, whose executives are locked. Answers those who were charged and whose balance is low by now. */
export async function bookSends(transaction: Transaction, sends: readonly Send[]): Promise<readonly number[]> {
  await writeTogether(transaction, [sendRowsOf(sends), sentTo(sends)]);
  const charged = sends.filter(({ amount }) => amount > 0).map(({ executiveId }) => executiveId);
  if (charged.length === 0) return [];
  const rows = await transaction
    .select({ id: executives.id })
    .from(executives)
    .where(and(inArray(executives.id, charged), lt(executives.balance, executives.chargePerLead)));
  return rows.map(({ id }) => id);
}

/** What a request costs an executive: its charges less what was given back, by request and executive; none where that is nothing. */
export async function readChargedFor(
  transaction: Transaction,
  leadIds: readonly string[],
): Promise<readonly { readonly leadId: string; readonly executiveId: number; readonly amount: number }[]> {
  if (leadIds.length === 0) return [];
  const ids = sql.param([...leadIds]);
  const { perSend, reversal } = movementType;
  // Two questions, because each of the two types has an index of its own.
  const { rows } = await transaction.execute<{ lead_id: string; executive_id: number; amount: string }>(sql`
    select lead_id, executive_id, sum(amount)::text as amount from (
      select lead_id, executive_id, amount from ${ledgerTransfers}
      where lead_id = any(${ids}::uuid[]) and type = ${sql.raw(String(perSend))}
      union all
      select lead_id, executive_id, -amount from ${ledgerTransfers}
      where lead_id = any(${ids}::uuid[]) and type = ${sql.raw(String(reversal))}
    ) as moved group by lead_id, executive_id having sum(amount) > 0`);
  return rows.map((row) => ({ leadId: row.lead_id, executiveId: row.executive_id, amount: Number(row.amount) }));
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
