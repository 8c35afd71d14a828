import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listen } from './listen.ts';

describe('listening', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('hears what is notified, and after its connection broke says so and hears again', async () => {
    const heard: (string | null)[] = [];
    const errors: Error[] = [];
    const listener = await listen({
      url: database.url,
      channel: 'Odd "channel"',
      onNotification: (payload) => heard.push(payload),
      onError: (error) => errors.push(error),
      retryMilliseconds: 20,
    });
    const notify = (text: string) => database.pool.query('select pg_notify($1, $2)', ['Odd "channel"', text]);
    await notify('one');
    await vi.waitFor(() => expect(heard).toEqual(['one']), { timeout: 20_000 });
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'cotejo-listen' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(heard).toEqual(['one', null]), { timeout: 20_000 });
    await notify('two');
    await vi.waitFor(() => expect(heard).toEqual(['one', null, 'two']), { timeout: 20_000 });
    expect(errors.length).toBeGreaterThan(0);
    await listener.close();
    await notify('three');
    expect(heard).toHaveLength(3);
  });

  it('closed while it connects again, it leaves no connection and tells nothing more', async () => {
    const heard: (string | null)[] = [];
    const count = async (): Promise<number> => {
      const { rows } = await database.pool.query(
        "select 1 from pg_stat_activity where application_name = 'cotejo-listen' and datname = current_database()",
      );
      return rows.length;
    };
    for (let turn = 0; turn < 30; turn += 1) {
      let broken = (): void => undefined;
      const isBroken = new Promise<void>((done) => {
        broken = done;
      });
      const listener = await listen({
        url: database.url,
        channel: 'closing',
        onNotification: (payload) => heard.push(payload),
        onError: broken,
        retryMilliseconds: 0,
      });
      await database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cotejo-listen' and datname = current_database()",
      );
      await isBroken;
      // From before it begins to connect until after it listens.
      await new Promise((done) => setTimeout(done, turn % 10));
      await listener.close();
      heard.length = 0;
      // In each turn: the next one breaks whatever is left.
      await vi.waitFor(async () => expect(await count()).toBe(0), { timeout: 20_000 });
      expect(heard).toEqual([]);
    }
  });

  it('rejects when the first connection fails', async () => {
    const options = {
      url: 'postgres://nobody@127.0.0.1:1/x',
      channel: 'c',
      onNotification: () => undefined,
      onError: () => undefined,
    };
    await expect(listen(options)).rejects.toThrow('ECONNREFUSED');
  });
});
