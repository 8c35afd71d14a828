import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connect } from './connect.ts';
import { Fields, scaledAt, type ReadRow } from './copied-bytes.ts';
import { withSharedView } from './shared-view.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.pool.query('create table numbers (n integer)');
});
afterAll(() => test.drop());

/** Collects the rows of a copy as values. */
function collect<Value>(decode: (fields: Fields) => Value): { readonly values: Value[]; readonly read: ReadRow } {
  const values: Value[] = [];
  return { values, read: (chunk, start, end) => values.push(decode(new Fields(chunk, start, end))) };
}

async function rowsOf<Value>(query: string, decode: (fields: Fields) => Value): Promise<Value[]> {
  const { values, read } = collect(decode);
  await withSharedView(test.database, 1, (view) => view.copy(query, read));
  return values;
}

/** Ends the process that sleeps in a copy, as soon as there is one: outside of a transaction, where each question sees anew. */
async function endSleepingCopy(): Promise<void> {
  const ended = await test.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query like 'copy%pg_sleep(30)%' and datname = current_database()`,
  );
  if (ended.rowCount === 0) await endSleepingCopy();
}

const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;

describe('a copy', () => {
  it('hands over every row, however many or long', async () => {
    const many = await rowsOf('select n, n::smallint % 2 = 0 from generate_series(1, 30000) n', (fields) => fields.number(0));
    expect(many).toEqual(Array.from({ length: 30_000 }, (_, index) => index + 1));
    const long = await rowsOf(
      `select repeat('ñ', n * 1000) from generate_series(0, 900, 90) n`,
      (fields) => fields.text(0).length,
    );
    expect(long).toEqual(Array.from({ length: 11 }, (_, index) => index * 90_000));
    expect(await rowsOf('select 1 where false', (fields) => fields.number(0))).toEqual([]);
  });

  it('gives texts, lists, JSON and nulls as they are stored', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 9 }).filter((value) => !value.includes('\0'));
    await fc.assert(
      fc.asyncProperty(text, fc.option(fc.array(text, { maxLength: 4 })), fc.option(fc.boolean()), async (word, list, flag) => {
        const array = list === null ? 'null::text[]' : `array[${list.map(literal).join()}]::text[]`;
        const json = JSON.stringify({ word, list });
        const query = `select ${literal(word)}::text, ${array}, ${flag}::boolean, ${literal(json)}::json, null::json, null::integer, 7::smallint`;
        const [row] = await rowsOf(query, (fields) => ({
          word: fields.text(0),
          list: fields.textsOrNull(1),
          json: JSON.parse(fields.text(3)),
          nothing: [fields.textOrNull(4), fields.numberOrNull(5)],
          seven: fields.number(6),
          ...(flag !== null && { flag: fields.boolean(2) }),
        }));
        expect(row).toEqual({
          word,
          list,
          json: { word, list },
          nothing: [null, null],
          seven: 7,
          ...(flag !== null && { flag }),
        });
      }),
      { numRuns: 60 },
    );
    await expect(rowsOf('select null::text, 1::bigint', (fields) => fields.text(0))).rejects.toThrow('field 0 is null');
    await expect(rowsOf('select null::text, 1::bigint', (fields) => fields.number(1))).rejects.toThrow('no smallint');
  });

  it('gives decimals exactly, and none that a number could not hold', async () => {
    const scaled = async (decimal: string): Promise<number | null> => {
      const values: (number | null)[] = [];
      await withSharedView(test.database, 0, (view) =>
        view.copy(`select (${decimal})::numeric(18, 5)::text`, (chunk, start) => values.push(scaledAt(chunk, start, 5))),
      );
      return values[0] ?? null;
    };
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), async (units) => {
        expect(await scaled(`${units} / 100000.0`)).toBe(units);
      }),
      { numRuns: 60 },
    );
    expect(await scaled('null')).toBeNull();
    await expect(scaled('9999999999999.99999')).rejects.toThrow("'9999999999999.99999' is too large");
  });

  it('that fails in the middle rejects, and leaves a pool that works', async () => {
    const divided = 'select 10 / (5000 - n) from generate_series(1, 9000) n';
    await expect(rowsOf(divided, (fields) => fields.number(0))).rejects.toThrow('division by zero');
    const thrown = rowsOf('select n from generate_series(1, 90000) n', (fields) => {
      if (fields.number(0) === 70_000) throw new Error('enough');
    });
    await expect(thrown).rejects.toThrow('enough');
    expect(await rowsOf('select 1', (fields) => fields.number(0))).toEqual([1]);
    expect((await test.pool.query('select 2 two')).rows).toEqual([{ two: 2 }]);
  });

  it('whose server process ends rejects, and leaves a pool that works', async () => {
    const { values, read } = collect((fields) => fields.number(0));
    const broken = withSharedView(test.database, 2, (view) =>
      Promise.all([
        view.copy('select n from generate_series(1, 1000) n', read),
        view.copy('select pg_backend_pid() from pg_sleep(30)', read),
        endSleepingCopy(),
      ]),
    );
    await expect(broken).rejects.toThrow('terminat');
    expect(values).toHaveLength(1000);
    expect(await rowsOf('select 1', (fields) => fields.number(0))).toEqual([1]);
  });
});

describe('one view of the database', () => {
  it('is the same for every connection that reads in it, whatever is committed meanwhile', async () => {
    const counts = await withSharedView(test.database, 2, async (view) => {
      const seen: number[] = [];
      const count = () =>
        view.copy('select count(*)::integer from numbers', (chunk, start, end) =>
          seen.push(new Fields(chunk, start, end).number(0)),
        );
      await count();
      await test.pool.query('insert into numbers select generate_series(1, 10)');
      await Promise.all([count(), count(), count(), count()]);
      return seen;
    });
    expect(counts).toEqual([0, 0, 0, 0, 0]);
    expect(await rowsOf('select count(*)::integer from numbers', (fields) => fields.number(0))).toEqual([10]);
  });

  it('is read on one connection where the pool has no other to spare, and by many at once', async () => {
    const { database, close } = connect({ url: test.url, onError: () => undefined, maximumConnections: 1 });
    const sums = await Promise.all(
      [1, 2, 3].map((factor) =>
        withSharedView(database, 2, async (view) => {
          const { values, read } = collect((fields) => fields.number(0));
          const query = `select n * ${factor} from generate_series(1, 100) n`;
          await Promise.all([view.copy(query, read), view.ask((asked) => asked.execute(sql`select 1`)), view.copy(query, read)]);
          return values.reduce((sum, value) => sum + value, 0);
        }),
      ),
    );
    expect(sums).toEqual([10_100, 20_200, 30_300]);
    await close();
  });
});
