import pg from 'pg';

/** Any number, as long as nobody else in this database takes it. */
const advisoryLock = 7_190_214;

/**
 * Does what a start does to a database before anything is answered, one process after the other, however many start at once. The
 * connection that the task is handed is of its own and has no statement timeout: whoever waits for another one waits as long as it takes.
 */
export async function oneStartAtATime<Value>(
  { url, name }: { readonly url: string; readonly name: string },
  task: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url, application_name: name });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    return await task(client);
  } finally {
    await client.end();
  }
}
