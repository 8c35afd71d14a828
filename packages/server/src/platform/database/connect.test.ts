import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { describe, expect, inject, it } from 'vitest';
import { StopReason } from '../stop-reason.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { connect, requireSupportedServer, serverRefusal } from './connect.ts';
import { migrateDatabase } from './migrate.ts';

describe('the database', () => {
  it('that cannot be reached stops the start with one line that holds no password', async () => {
    const { pool, close } = connect({ url: 'postgres://ana:s3cret@127.0.0.1:1/x', onError: () => undefined });
    const refusal = await requireSupportedServer(pool).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StopReason);
    expect(String(refusal)).toMatch(/DATABASE_URL: connect ECONNREFUSED/);
    expect(String(refusal)).not.toContain('s3cret');
    await close();
  });

  it('older than PostgreSQL 15 is refused by its version', async () => {
    const { pool, close } = connect({ url: inject('postgresUrl'), onError: () => undefined });
    await expect(requireSupportedServer(pool)).resolves.toBeUndefined();
    expect(serverRefusal(140_011, '14.11')).toBe('DATABASE_URL apunta a PostgreSQL 14.11; se necesita 15 o posterior.');
    expect(serverRefusal(150_000, '15.0')).toBeNull();
    await close();
  });

  it('is migrated by copies that start together, once', async () => {
    const database = await createTestDatabase();
    await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
    await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url), migrateDatabase(database.url)]);
    const { rows } = await database.pool.query(
      'select count(*)::int applied, count(distinct hash)::int different from drizzle.__drizzle_migrations',
    );
    expect(rows[0].applied).toBe(rows[0].different);
    expect(rows[0].applied).toBeGreaterThan(0);
    await database.drop();
  });

  it('that hangs is told to who waits for it, and asked again by another connection; one nobody asks may be silent', async () => {
    const database = await createTestDatabase();
    const url = new URL(database.url);
    const [port, host] = [Number(url.port), url.hostname];
    const pairs: Socket[] = [];
    let isHanging = false;
    const between = createServer((near) => {
      const far = connectSocket(port, host);
      pairs.push(
        near.on('error', () => undefined),
        far.on('error', () => undefined),
      );
      near.on('data', (part) => far.write(part)).on('close', () => far.destroy());
      far.on('data', (part) => (isHanging ? undefined : near.write(part))).on('close', () => near.destroy());
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
    url.host = `127.0.0.1:${(between.address() as { port: number }).port}`;
    const { pool, database: through, close } = connect({ url: url.href, onError: () => undefined, silentMilliseconds: 2_000 });
    const backend = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() pid')).rows[0]?.pid;
    const first = await backend();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(await backend()).toBe(first);
    isHanging = true;
    await expect(backend()).rejects.toThrow('the database does not answer');
    isHanging = false;
    // A connection that a transaction has to itself: nothing but the transaction hears that it broke.
    const broken = through.transaction(async (transaction) => {
      await transaction.execute('select 1');
      isHanging = true;
      await transaction.execute('select 2');
    });
    await expect(broken).rejects.toBeInstanceOf(Error);
    isHanging = false;
    expect(await backend()).not.toBe(first);
    await close();
    for (const socket of pairs) socket.destroy();
    between.close();
    await database.drop();
  });

  it('survives a broken idle connection', async () => {
    const errors: Error[] = [];
    const database = await createTestDatabase();
    const { pool, close } = connect({ url: database.url, onError: (error) => errors.push(error) });
    const { rows } = await pool.query('select pg_backend_pid() pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await expect.poll(() => errors.length).toBe(1);
    expect((await pool.query('select 1 one')).rows).toEqual([{ one: 1 }]);
    expect(errors).toHaveLength(1);
    await close();
    await database.drop();
  });
});
