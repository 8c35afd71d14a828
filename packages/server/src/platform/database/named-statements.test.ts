import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { connect, type Questionable } from './connect.ts';

interface Prepared extends Record<string, unknown> {
  readonly name: string;
  readonly statement: string;
}

async function preparedIn(database: Questionable): Promise<readonly Prepared[]> {
  const { rows } = await database.execute<Prepared>(sql`select name, statement from pg_prepared_statements order by name`);
  return rows;
}

/** A database with one connection. */
async function oneConnection() {
  const { url, drop } = await createTestDatabase();
  const { database, close } = connect({ url, onError: () => undefined, maximumConnections: 1 });
  return {
    database,
    end: async () => {
      await close();
      await drop();
    },
  };
}

const askOften = async (times: number, ask: (turn: number) => Promise<unknown>): Promise<void> => {
  for (let turn = 0; turn < times; turn += 1) await ask(turn);
};

describe('statements that come again and again', () => {
  it('are prepared once in each connection, in a transaction and out of it, and answer the same', async () => {
    const { database, end } = await oneConnection();
    const day = new Date('2026-11-28T12:00:00Z');
    const add = (one: number, to: Questionable) =>
      to.execute<{ sum: number; at: string }>(sql`select ${one}::int + 1 as sum, ${day}::timestamptz as at`);
    const first = (await add(1, database)).rows;
    await askOften(5, (turn) => add(turn, database));
    expect((await preparedIn(database)).map(({ name }) => name)).toEqual(['often_1']);
    expect((await add(1, database)).rows).toEqual(first);
    await database.transaction(async (transaction) => {
      expect((await add(1, transaction)).rows).toEqual(first);
      expect(await preparedIn(transaction)).toHaveLength(1);
    });
    await end();
  });

  it('that come a few times, or have no parameters, are not', async () => {
    const { database, end } = await oneConnection();
    await askOften(5, (turn) => database.execute(sql`select ${turn}::int as few`));
    await askOften(20, () => database.execute(sql.raw('select 1 as one; select 2 as two')));
    expect(await preparedIn(database)).toEqual([]);
    await end();
  });

  it('are at most two hundred, however many there are', async () => {
    const { database, end } = await oneConnection();
    await askOften(210, (which) =>
      askOften(6, (turn) => database.execute(sql`select ${turn}::int as ${sql.identifier(`column_${which}`)}`)),
    );
    expect(await preparedIn(database)).toHaveLength(200);
    await end();
  });

  it('whose columns another process changed are read anew', async () => {
    const { database, end } = await oneConnection();
    await database.execute(sql`create table things (id int, name text)`);
    const add = (id: number) => database.execute(sql`insert into things (id, name) values (${id}, 'a') returning id, name`);
    await askOften(8, add);
    expect(await preparedIn(database)).toHaveLength(1);
    await database.execute(sql`alter table things add column size int, alter column id type bigint using id`);
    await database.execute(sql`alter table things alter column id type int using id`);
    await expect(add(9)).resolves.toMatchObject({ rows: [{ id: 9, name: 'a' }] });
    await end();
  });

  it('that fail leave the connection as it was', async () => {
    const { database, end } = await oneConnection();
    const divide = (by: number) => database.execute<{ part: number }>(sql`select 6 / ${by}::int as part`);
    await askOften(6, () => divide(3));
    await expect(divide(0)).rejects.toThrow('Failed query');
    await expect(divide(2)).resolves.toMatchObject({ rows: [{ part: 3 }] });
    await end();
  });
});
