import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startJobs, type Jobs, type Queue } from './jobs.ts';
import { createLog } from './log.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const greetings: Queue<{ id: number }> = { name: 'greeting', schema: z.object({ id: z.number() }) };
const stubborn: Queue<{ id: number; requestId: string }> = {
  name: 'stubborn',
  schema: z.object({ id: z.number(), requestId: z.string() }),
};

const rare: Queue<{ id: number }> = { name: 'rare', schema: z.object({ id: z.number() }) };
const recurring: Queue<{ id: number }> = { name: 'recurring', schema: z.object({ id: z.number() }) };

const slow: Queue<{ id: number }> = { name: 'slow', schema: z.object({ id: z.number() }) };

const many: Queue<{ id: number }> = {
  name: 'many',
  schema: z.object({ id: z.number() }),
  priorityOf: ({ id }) => (id >= 10 ? 1 : 0),
};

describe('jobs', () => {
  let database: TestDatabase;
  let jobs: Jobs;
  const lines: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    jobs = await startJobs({
      url: database.url,
      log: createLog('info', { write: (line) => lines.push(line) }),
      queues: [greetings, stubborn, rare, recurring, many],
      withSchedules: false,
    });
  });
  afterAll(async () => {
    await jobs.stop();
    await database.drop();
  });

  it('exist exactly when the transaction that added them is committed', async () => {
    await expect(
      database.database.transaction(async (transaction) => {
        await jobs.enqueueAllIn(transaction, greetings, [{ data: { id: 1 } }]);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await database.database.transaction(async (transaction) => {
      await jobs.enqueueAllIn(transaction, greetings, [{ data: { id: 2 } }]);
      await jobs.enqueueAllIn(transaction, greetings, [{ data: { id: 3 } }]);
    });
    const handled: number[] = [];
    await jobs.work(greetings, async ({ id }) => {
      handled.push(id);
    });
    await vi.waitFor(() => expect(handled).toHaveLength(2), { timeout: 30_000 });
    await sleep(1500);
    expect(handled.toSorted((left, right) => left - right)).toEqual([2, 3]);
  });

  it('that fail are kept for a later try, without what the error said of persons', async () => {
    await database.database.transaction((transaction) =>
      jobs.enqueueAllIn(transaction, stubborn, [{ data: { id: 9, requestId: 'request-7' } }]),
    );
    await jobs.work(stubborn, async () => {
      throw new Error('Failed query: insert\nparams: ana@ejemplo.cl');
    });
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query(
          "select state, output::text, start_after > now() later from pgboss.job where name = 'stubborn'",
        );
        expect(rows).toEqual([{ state: 'retry', output: expect.stringContaining('Failed query: insert'), later: true }]);
        expect(JSON.stringify(rows)).not.toContain('ana@');
      },
      { timeout: 30_000, interval: 200 },
    );
    const told = lines.filter((line) => line.includes('job failed')).map((line): unknown => JSON.parse(line));
    expect(told).toEqual([expect.objectContaining({ queue: 'stubborn', requestId: 'request-7' })]);
    expect(lines.join('')).not.toContain('ana@');
  });

  it('are run ten at once, who is urgent first, and one that fails repeats none of the others', async () => {
    await database.database.transaction(async (transaction) => {
      for (let id = 0; id < 20; id += 1) await jobs.enqueueAllIn(transaction, many, [{ data: { id } }]);
    });
    const begun: number[] = [];
    await jobs.work(many, async ({ id }) => {
      begun.push(id);
      if (id === 13) throw new Error('refused');
    });
    const states = async () => {
      const { rows } = await database.pool.query(
        "select state, count(*)::int from pgboss.job where name = 'many' group by state order by state",
      );
      return rows;
    };
    await vi.waitFor(
      async () =>
        expect(await states()).toEqual([
          { state: 'retry', count: 1 },
          { state: 'completed', count: 19 },
        ]),
      { timeout: 30_000, interval: 200 },
    );
    expect(new Set(begun.slice(0, 10))).toEqual(new Set([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]));
    expect(begun.filter((id) => id !== 13)).toHaveLength(19);
  });

  it('that are added once within some time are one, however many processes add them', async () => {
    const handled: number[] = [];
    await Promise.all([1, 2, 3].map((id) => jobs.enqueueOnce(rare, { id }, 3_600)));
    await jobs.work(rare, async ({ id }) => {
      handled.push(id);
    });
    await vi.waitFor(() => expect(handled).toHaveLength(1), { timeout: 30_000 });
    await sleep(1_500);
    expect(handled).toHaveLength(1);
  });

  it('that came round no longer do once they are taken from the clock', async () => {
    const scheduled = async () => (await database.pool.query("select 1 from pgboss.schedule where name = 'rare'")).rowCount;
    await jobs.schedule(rare, { id: 1 }, { cron: '1 2 3 4 *', timeZone: 'UTC' });
    expect(await scheduled()).toBe(1);
    await jobs.unschedule(rare);
    expect(await scheduled()).toBe(0);
  });

  it('that come round run once per time, with two processes looking at the clock', async () => {
    const handled: string[] = [];
    const options = { url: database.url, log: createLog('silent'), queues: [recurring] };
    // A schedule that is there when a process starts is looked at then: no minute has to pass.
    await jobs.schedule(recurring, { id: 1 }, { cron: '* * * * *', timeZone: 'America/Santiago' });
    const [one, other] = [
      await startJobs({ ...options, withSchedules: true }),
      await startJobs({ ...options, withSchedules: true }),
    ];
    try {
      for (const [name, process] of [
        ['one', one],
        ['other', other],
      ] as const) {
        await process.work(recurring, async () => {
          handled.push(name);
        });
      }
      const times = async (): Promise<number> => {
        const { rows } = await database.pool.query(
          "select count(distinct singleton_on)::int times from pgboss.job where name like '%send-it' and data->>'name' = 'recurring'",
        );
        return rows[0].times;
      };
      // A minute may turn between the two starts: then there are two times.
      const comeRound = async (): Promise<void> => {
        const due = await times();
        expect(due).toBeGreaterThan(0);
        expect(handled).toHaveLength(due);
      };
      await vi.waitFor(comeRound, { timeout: 30_000, interval: 200 });
      await sleep(3_000);
      const ran = handled.length;
      expect(ran).toBeLessThanOrEqual(await times());
    } finally {
      await Promise.all([one.stop(), other.stop()]);
    }
  });

  it('are told that their process ends, and what they still do then is waited for, beyond the patience of the queue', async () => {
    const process = await startJobs({ url: database.url, log: createLog('silent'), queues: [slow], withSchedules: false });
    await database.database.transaction((transaction) => process.enqueueAllIn(transaction, slow, [{ data: { id: 1 } }]));
    const seen: string[] = [];
    await process.work(slow, async (_, isStopping) => {
      seen.push('begun');
      while (!isStopping()) await sleep(20);
      await sleep(2400);
      seen.push('noted');
    });
    await vi.waitFor(() => expect(seen).toEqual(['begun']), { timeout: 30_000 });
    await process.stop();
    expect(seen).toEqual(['begun', 'noted']);
  });
});
