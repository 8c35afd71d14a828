import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'cotejo-ledger-'));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await test.pool.query('truncate executives, ledger_transfers, messages restart identity cascade');
  await test.pool.query(
    `insert into executives (edition, first_names, last_names, phone, email, business_lines, daily_limit, balance, charge_per_lead)
     values ('peru', 'A', 'B', '1', 'a@cotejo.example', '{seguros}', 9, 0, 1000)`,
  );
});

/** Settings beside those of every run. */
let settings: Readonly<Record<string, string>> = {};
beforeEach(() => {
  settings = {};
});

async function run(...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const env = { ...process.env, DATABASE_URL: test.url, DATA_DIR: folder, ...settings };
  return new Promise((done) => {
    execFile(process.execPath, [join(import.meta.dirname, 'ledger.ts'), ...args], { env }, (error, output, errors) => {
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: output + errors });
    });
  });
}

// Each run is a process of its own, which takes seconds on a busy machine.
describe('npm run ledger', { timeout: 90_000 }, () => {
  it('books a deposit in the currency of the edition, and finds that the accounts add up', async () => {
    const low = await run('book', 'a@cotejo.example', '1', '9.99', 'Transferencia 17');
    expect(low).toEqual({
      code: 0,
      output: 'Anotado. Saldo de a@cotejo.example: S/ 9.99, menos que un cargo: no recibe solicitudes.\n',
    });
    expect((await run('book', 'a@cotejo.example', '2', '20')).output).toBe('Anotado. Saldo de a@cotejo.example: S/ 29.99.\n');
    const { rows } = await test.pool.query('select type, amount::int, note from ledger_transfers order by id');
    expect(rows).toEqual([
      { type: 1, amount: 999, note: 'Transferencia 17' },
      { type: 2, amount: 2000, note: '' },
    ]);
    expect(await run('check')).toEqual({ code: 0, output: 'Todas las cuentas suman lo que muestran.\n' });
  });

  it('books for whoever has that address, however its letters are written, and names the address as it is kept', async () => {
    const low = ', menos que un cargo: no recibe solicitudes.';
    expect(await run('book', 'A@Cotejo.EXAMPLE', '1', '5')).toEqual({
      code: 0,
      output: `Anotado. Saldo de a@cotejo.example: S/ 5.00${low}\n`,
    });
    // Of two whose addresses differ by that alone it is the one that was written.
    await test.pool.query(
      `insert into executives (edition, first_names, last_names, phone, email, business_lines, daily_limit, balance, charge_per_lead)
       values ('peru', 'C', 'D', '1', 'A@Cotejo.example', '{seguros}', 9, 0, 1000)`,
    );
    expect((await run('book', 'A@Cotejo.example', '1', '7')).output).toBe(`Anotado. Saldo de A@Cotejo.example: S/ 7.00${low}\n`);
    const { rows } = await test.pool.query('select balance::int from executives order by id');
    expect(rows).toEqual([{ balance: 500 }, { balance: 700 }]);
  });

  it('tells who has too little from now on, with the booking that takes it, and nobody twice or who never had enough', async () => {
    await run('book', 'a@cotejo.example', '1', '9.99');
    const told = async () =>
      (await test.pool.query('select event, edition, executive_id, state from messages order by created_at')).rows;
    expect(await told()).toEqual([]);
    await run('book', 'a@cotejo.example', '1', '0.01');
    expect((await run('book', 'a@cotejo.example', '103', '0.01')).output).toBe(
      'Anotado. Saldo de a@cotejo.example: S/ 9.99, menos que un cargo: no recibe solicitudes.\nEl servicio en marcha se lo avisa por correo, antes de tres minutos.\n',
    );
    const lowBalance = { event: 'low-balance', edition: 'peru', executive_id: 1, state: 'waiting' };
    expect(await told()).toEqual([lowBalance]);
    await run('book', 'a@cotejo.example', '103', '1');
    expect(await told()).toEqual([lowBalance]);
    await run('book', 'a@cotejo.example', '2', '50');
    await run('book', 'a@cotejo.example', '103', '50');
    expect(await told()).toEqual([lowBalance, lowBalance]);
    expect((await run('book', 'a@cotejo.example', '102', '500')).code).toBe(1);
    expect(await told()).toHaveLength(2);
  });

  it('has who has too little told by push too where there is a provider', async () => {
    settings = { PUSH_URL: 'https://avisos.example/push' };
    await run('book', 'a@cotejo.example', '1', '10');
    await run('book', 'a@cotejo.example', '103', '1');
    const { rows } = await test.pool.query('select event, executive_id, occasion from messages order by event');
    const cause = { executive_id: 1, occasion: expect.stringMatching(/^movement \d+$/) as string };
    expect(rows).toEqual([
      { event: 'low-balance', ...cause },
      { event: 'low-balance-push', ...cause },
    ]);
  });

  it('withdraws no more than there is, and says so', async () => {
    await run('book', 'a@cotejo.example', '1', '30');
    expect(await run('book', 'a@cotejo.example', '102', '30.01')).toEqual({
      code: 1,
      output: 'No se anotó nada: el retiro de 30.01 es mayor que el saldo de a@cotejo.example.\n',
    });
    expect((await test.pool.query('select type from ledger_transfers')).rows).toEqual([{ type: 1 }]);
  });

  it('names an account that was written past it', async () => {
    await test.pool.query('update executives set balance = 5');
    expect(await run('check')).toEqual({ code: 1, output: 'No suman lo que muestran: 1.\n' });
  });

  it('books nothing for nobody, of no known type, or of no amount', async () => {
    expect(await run('book', 'b@cotejo.example', '1', '9')).toMatchObject({
      code: 1,
      output: 'No hay un ejecutivo con el correo b@cotejo.example.\n',
    });
    for (const amount of ['0', '-5', '1.999', 'mil', '1e3']) {
      expect((await run('book', 'a@cotejo.example', '1', amount)).code).toBe(1);
    }
    expect(await run('book', 'a@cotejo.example', '3', '9')).toMatchObject({ code: 2, output: expect.stringContaining('Uso:') });
    expect((await test.pool.query('select * from ledger_transfers')).rows).toEqual([]);
  });
});
