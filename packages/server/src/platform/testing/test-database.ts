import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { loadDemoCatalogue, loadKnownIndicators } from '../../features/catalogue/load-demo-catalogue.ts';
import { loadDemoContent } from '../../load-demo-content.ts';
import { connect, type Connection } from '../database/connect.ts';
import { demoTemplateDatabase, templateDatabase } from './template-database.ts';

export interface TestDatabase extends Connection {
  readonly url: string;
  /** Closes the pool and removes the database. */
  readonly drop: () => Promise<void>;
}

/** What a test database holds at first: nothing, or the demonstration catalogue with its UF values. */
export type TestContent = 'none' | 'demo';

/** A busy machine is no fault of what is tested: queries wait long for one of the few connections. */
const waitMilliseconds = 60_000;

/** Any number: only one worker makes the template with the demonstration catalogue. */
const templateLock = 5_550_117;

function urlOf(database: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdministrator<Value>(task: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

async function fillDemoTemplate(name: string): Promise<void> {
  const connection = connect({ url: urlOf(name), onError: () => undefined, maximumConnections: 1 });
  try {
    await loadDemoCatalogue(connection.database);
    await loadKnownIndicators(connection.database);
    await loadDemoContent(connection.database);
  } finally {
    await connection.close();
  }
}

/** Made by the first test that asks for it, and copied by all. */
async function requireDemoTemplate(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [demoTemplateDatabase]);
    if (rowCount === 1) return;
    const draft = `${demoTemplateDatabase}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft} template ${templateDatabase}`);
    await fillDemoTemplate(draft);
    await client.query(`alter database ${draft} rename to ${demoTemplateDatabase}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [templateLock]);
  }
}

/**
 * A migrated database of its own, copied from the run's template. Make one per test file in beforeAll and drop it
 * in afterAll.
 */
export async function createTestDatabase(content: TestContent = 'none'): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(async (client) => {
    if (content === 'demo') await requireDemoTemplate(client);
    await client.query(`create database ${name} template ${content === 'demo' ? demoTemplateDatabase : templateDatabase}`);
  });
  const url = urlOf(name);
  const connection = connect({ url, onError: () => undefined, maximumConnections: 4, waitMilliseconds });
  return {
    ...connection,
    url,
    drop: async () => {
      await connection.close();
      await asAdministrator((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
