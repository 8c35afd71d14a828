import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connect, type Connection } from './connect.ts';

/** Connections that may be open at once. */
const most = 2;
const settings = { maximumConnections: most, waitMilliseconds: 2_000, onError: () => undefined };

let own: TestDatabase;
let connection: Connection;
beforeEach(async () => {
  own = await createTestDatabase();
  connection = connect({ url: own.url, ...settings });
});
afterEach(async () => {
  await connection.close();
  await own.drop();
});

/** As a network does, or a server that ends. */
function breakOff(client: pg.PoolClient): void {
  client.connection.stream.destroy();
}

/** The connection that a transaction runs on, as its task may come to know it. */
function nextTaken(): Promise<pg.PoolClient> {
  return new Promise((taken) => connection.pool.once('acquire', taken));
}

/** A connection that is well, and on which nothing is undone. */
function refuseRollback(client: pg.PoolClient): void {
  const { query } = client;
  const refusing = (...given: readonly unknown[]): unknown =>
    JSON.stringify(given).includes('rollback') ? Promise.reject(new Error('not undone')) : Reflect.apply(query, client, given);
  Object.assign(client, { query: refusing });
}

const backend = sql<{ pid: number }>`select pg_backend_pid() pid`;

describe('a transaction', () => {
  it('whose connection breaks before it begins gives it back: the pool heals however often that happens', async () => {
    for (let time = 0; time <= most; time += 1) {
      connection.pool.once('acquire', breakOff);
      await expect(connection.database.transaction(async () => undefined)).rejects.toBeInstanceOf(Error);
    }
    await expect(connection.database.transaction(async (inside) => (await inside.execute(backend)).rows.length)).resolves.toBe(1);
    expect(connection.pool.totalCount).toBeLessThanOrEqual(most);
  });

  it('whose connection breaks in the midst tells what its task failed of, and the connection is not used again', async () => {
    const taken = nextTaken();
    const fault = new Error('ours');
    const broken = connection.database.transaction(async () => {
      breakOff(await taken);
      throw fault;
    });
    await expect(broken).rejects.toBe(fault);
    await expect(connection.database.execute(backend)).resolves.toMatchObject({ rowCount: 1 });
  });

  it('that cannot be undone is undone with its connection, of which nobody else gets the rest', async () => {
    const taken = nextTaken();
    const fault = new Error('ours');
    const inside = connection.database.transaction(async (transaction) => {
      refuseRollback(await taken);
      await transaction.execute(sql`create table half_done (id int)`);
      throw fault;
    });
    await expect(inside).rejects.toBe(fault);
    expect(connection.pool.totalCount).toBe(0);
    const isGone = async () => (await connection.database.execute(sql`select to_regclass('half_done') is null as gone`)).rows;
    await expect.poll(isGone).toEqual([{ gone: true }]);
  });

  it('that is refused by its task is rolled back, and its connection used again', async () => {
    const refused = connection.database.transaction(async (transaction) => {
      await transaction.execute(sql`create table refused (id int)`);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect([connection.pool.totalCount, connection.pool.idleCount]).toEqual([1, 1]);
    const { rows } = await connection.database.execute(sql`select to_regclass('refused') is null as gone`);
    expect(rows).toEqual([{ gone: true }]);
  });
});
