import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Connection } from '../database/connect.ts';
import { templateDatabase } from './template-database.ts';

export interface TestDatabase extends Connection {
  readonly url: string;
  /** Closes the pool and removes the database. */
  readonly drop: () => Promise<void>;
}

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A migrated, empty database of its own, copied from the run's template. Make one per test file in beforeAll and
 * drop it in afterAll.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(`create database ${name} template ${templateDatabase}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const connection = connect({ url: url.href, onError: () => undefined, maximumConnections: 4 });
  return {
    ...connection,
    url: url.href,
    drop: async () => {
      await connection.close();
      await asAdministrator(`drop database if exists ${name} with (force)`);
    },
  };
}
