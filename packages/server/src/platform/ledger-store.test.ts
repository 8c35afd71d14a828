import { plainDate } from '@cotejo/core/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { book, bookOpeningBalances, readUnbalancedAccounts, type Booking } from './ledger-store.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());

const executiveId = 1;
const charge = 3000;
const today = plainDate('2026-11-20');

beforeEach(async () => {
  await test.database.pool.query('truncate ledger_transfers');
  await test.database.pool.query(
    'update executives set balance = 0, recess_reason = null, recess_from = null, recess_until = null',
  );
});

const booked = (booking: Omit<Booking, 'executiveId' | 'today'>) =>
  test.database.database.transaction((transaction) => book(transaction, { executiveId, today, ...booking }));

async function person(): Promise<{ balance: number; recess_reason: number | null }> {
  const { rows } = await test.database.pool.query<{ balance: string; recess_reason: number | null }>(
    'select balance, recess_reason from executives where id = $1',
    [executiveId],
  );
  return { balance: Number(rows[0]?.balance), recess_reason: rows[0]?.recess_reason ?? null };
}

describe('the account of an executive', () => {
  beforeEach(() => test.database.pool.query('update executives set charge_per_lead = $2 where id = $1', [executiveId, charge]));

  it('C9-67 C9-72 goes out as Saldo Bajo with the charge that leaves too little, and comes back with a deposit', async () => {
    expect(await booked({ type: 1, amount: 2 * charge })).toMatchObject({ value: { balance: 2 * charge, isLow: false } });
    expect(await booked({ type: 103, amount: charge })).toMatchObject({ value: { balance: charge, isLow: false } });
    expect(await booked({ type: 103, amount: charge })).toMatchObject({ value: { balance: 0, isLow: true, hasFallen: true } });
    expect(await booked({ type: 103, amount: 1 })).toMatchObject({ value: { balance: -1, isLow: true, hasFallen: false } });
    expect(await booked({ type: 1, amount: 1 })).toMatchObject({ value: { balance: 0, isLow: true, hasFallen: false } });
    expect(await person()).toEqual({ balance: 0, recess_reason: 2 });
    await booked({ type: 2, amount: charge });
    expect(await person()).toEqual({ balance: charge, recess_reason: null });
    expect(await readUnbalancedAccounts(test.database.database)).toEqual([]);
  });

  it('stays in another recess whatever the balance', async () => {
    await test.database.pool.query('update executives set recess_reason = 4 where id = $1', [executiveId]);
    await booked({ type: 1, amount: charge });
    await booked({ type: 103, amount: 1 });
    expect((await person()).recess_reason).toBe(4);
  });

  it.each([
    ['ends with a balance made good once its last day has passed', '2026-11-19', 2 * charge, { reason: null, until: null }],
    ['is Saldo Bajo once its last day has passed and the balance is low', '2026-11-19', 1, { reason: 2, until: null }],
    ['lasts to its last day whatever the balance', '2026-11-20', 2 * charge, { reason: 1, until: '2026-11-20' }],
  ])('C9-67 a recess %s', async (_, until, amount, after) => {
    await test.database.pool.query(
      "update executives set recess_reason = 1, recess_from = '2026-11-02', recess_until = $2 where id = $1",
      [executiveId, until],
    );
    await booked({ type: 1, amount });
    const { rows } = await test.database.pool.query(
      'select recess_reason reason, recess_from::text "from", recess_until::text until from executives where id = $1',
      [executiveId],
    );
    expect(rows).toEqual([{ ...after, from: after.until && '2026-11-02' }]);
  });

  it('is booked whatever recess is to come, which stays', async () => {
    await test.database.pool.query("update executives set recess_reason = 1, recess_from = '2026-12-24' where id = $1", [
      executiveId,
    ]);
    for (const type of [1, 103, 103] as const) await booked({ type, amount: charge });
    const { rows } = await test.database.pool.query(
      'select recess_reason reason, recess_from::text "from", balance::int from executives where id = $1',
      [executiveId],
    );
    expect(rows).toEqual([{ reason: 1, from: '2026-12-24', balance: -charge }]);
  });

  it('gives back what there is and no step more', async () => {
    await booked({ type: 1, amount: charge });
    expect(await booked({ type: 102, amount: charge + 1 })).toEqual({ ok: false, error: 'beyond-balance' });
    expect((await person()).balance).toBe(charge);
    expect(await booked({ type: 102, amount: charge })).toMatchObject({ ok: true, value: { balance: 0 } });
    expect(await readUnbalancedAccounts(test.database.database)).toEqual([]);
  });

  it('opens below zero with another charge, and once though all begin at once', async () => {
    await test.database.pool.query('update executives set balance = -700 where id = $1', [executiveId]);
    const open = () => test.database.database.transaction(bookOpeningBalances);
    await Promise.all([open(), open(), open()]);
    const { rows } = await test.database.pool.query('select type, from_account, to_account, amount::int from ledger_transfers');
    expect(rows).toEqual([{ type: 199, from_account: 'executive:1', to_account: 'house:other', amount: 700 }]);
    expect(await readUnbalancedAccounts(test.database.database)).toEqual([]);
  });

  it('adds up to zero with those of the house, though all moves at once and some of it is refused', async () => {
    await Promise.all([
      ...[1, 2].map((type) => booked({ type: type as 1 | 2, amount: 7 * charge })),
      ...Array.from({ length: 12 }, () => booked({ type: 103, amount: charge })),
      ...[13, 102, 102, 102, 102].map((type) => booked({ type: type as 13 | 102, amount: 3 * charge })),
    ]);
    const { rows } = await test.database.pool.query(
      `select (select sum(balance) from executives)::int people, (select count(*)::int from ledger_transfers where type = 103) sends,
         sum(case when to_account like 'house:%' then amount else 0 end - case when from_account like 'house:%' then amount else 0 end)::int house
       from ledger_transfers`,
    );
    const [sums] = rows;
    expect(sums.sends).toBe(12);
    // Whoever is given requests may fall below nothing by them: which of the withdrawals still went is anybody's guess.
    expect(sums.people + sums.house).toBe(0);
    expect(await readUnbalancedAccounts(test.database.database)).toEqual([]);
  });

  it.each([
    ['between two people', "'executive:1', 'executive:2', 5"],
    ['of the house alone', "'house:bank', 'house:sales', 5"],
    ['of another than it names', "'house:bank', 'executive:2', 5"],
    ['of nothing', "'house:bank', 'executive:1', 0"],
  ])('takes no row %s, by whichever statement', async (_, columns) => {
    const row = `insert into ledger_transfers (executive_id, type, from_account, to_account, amount) values (1, 1, ${columns})`;
    await expect(test.database.pool.query(row)).rejects.toThrow('violates check constraint');
  });

  it('takes no movement that the ledger refuses, and none of somebody who does not exist', async () => {
    expect(await booked({ type: 1, amount: 0 })).toEqual({ ok: false, error: 'amount-not-above-zero' });
    const nobody = await test.database.database.transaction((transaction) =>
      book(transaction, { executiveId: 999_999, type: 1, amount: 5, today }),
    );
    expect(nobody).toEqual({ ok: false, error: 'no-executive' });
    const { rows } = await test.database.pool.query('select * from ledger_transfers');
    expect(rows).toEqual([]);
  });

  it('is told when somebody wrote its balance past the ledger', async () => {
    await booked({ type: 1, amount: charge });
    await test.database.pool.query('update executives set balance = balance + 1 where id = $1', [executiveId]);
    expect(await readUnbalancedAccounts(test.database.database)).toEqual([executiveId]);
  });

  it('opens once with the balance it was stored with', async () => {
    await test.database.pool.query('update executives set balance = 700 where id = $1', [executiveId]);
    const open = () => test.database.database.transaction((transaction) => bookOpeningBalances(transaction));
    await open();
    await open();
    const { rows } = await test.database.pool.query('select from_account, to_account, amount::int from ledger_transfers');
    expect(rows).toEqual([{ from_account: 'house:bank', to_account: 'executive:1', amount: 700 }]);
  });
});
