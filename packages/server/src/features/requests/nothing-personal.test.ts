import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailError, type Mailer } from '../../platform/mail/mailer.ts';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

/** What a visitor types, each with a mark that stands nowhere else. */
const typed = {
  first_name: 'Zulmarca Ñuñez',
  telefono: '+56 9 7137 1379',
  email: 'zulmarca.correo@zulmarca.example',
  mensaje: 'zulmarca-mensaje: llamar de tarde',
  unrecognizedAdditionalData: { zulmarca_pregunta: 'zulmarca-respuesta' },
};
/** Marks as they would stand in text, in URLs and in bytes written as hex or base64 of the whole value. */
const values = [typed.first_name, typed.telefono, typed.email, typed.mensaje];
const encoded = values.flatMap((value) => [
  encodeURIComponent(value),
  Buffer.from(value).toString('hex'),
  Buffer.from(value).toString('base64'),
]);
const marks = ['zulmarca', 'ñuñez', '71371379', '7137 1379', '569 7137', Buffer.from('zulmarca').toString('hex'), ...encoded].map(
  (mark) => mark.toLowerCase(),
);

function marksIn(text: string): readonly string[] {
  const lower = text.toLowerCase();
  return marks.filter((mark) => lower.includes(mark));
}

let test: TestApp;
const logLines: string[] = [];
const sent: string[] = [];
/** What each way of asking was answered. */
const statuses = new Map<string, number>();
/** A mail server that repeats, in what it refuses, whom it refused and what was in it. */
const mailer: Mailer = {
  destination: 'a list',
  send: async (message) => {
    sent.push(message.to);
    if (message.to !== typed.email) return;
    if (sent.filter((to) => to === typed.email).length > 1) return;
    throw new MailError(
      Object.assign(new Error(`450 4.2.1 <${message.to}> try later: ${message.to}, (${message.to}) "${message.to}"`), {
        responseCode: 450,
      }),
    );
  },
  close: () => undefined,
};

const outgoing = async () => (await test.database.pool.query("select 1 from messages where state = 'sent'")).rowCount ?? 0;

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', onLogLine: (line) => logLines.push(line), mailer });
  const body = {
    ...typed,
    tipo: 'isapre',
    productCode: 'ALC-4001',
    profile: { cotizante: [{ edad: 34, ingreso: 1_650_000 }], cargas: [], ingresodatos: true },
  };
  const key = crypto.randomUUID();
  const post = (payload: object, own = key) =>
    test.app.inject({ method: 'POST', url: '/api/leads', headers: { 'idempotency-key': own, ...wireHeaders() }, payload });
  const done = async (name: string, answer: ReturnType<typeof post>) => statuses.set(name, (await answer).statusCode);
  await done('first', post(body));
  await done('again', post(body));
  await done('another body', post({ ...body, mensaje: `${typed.mensaje} ya` }));
  await done('duplicate', post({ ...body, mensaje: `${typed.mensaje} ya` }, crypto.randomUUID()));
  await done('refused', post({ ...body, email: `${typed.email}@` }, crypto.randomUUID()));
  await test.database.pool.query('alter table leads add constraint broken check (length(email) = 0) not valid');
  await done('broken off', post(body, crypto.randomUUID()));
  await test.database.pool.query('alter table leads drop constraint broken');
  // Two confirmations and two notices; the one that was refused is tried again.
  for (let tries = 0; (await outgoing()) < 4 && tries < 240; tries += 1) await sleep(250);
}, 120_000);
afterAll(() => test.close());

describe('what a visitor types', () => {
  it('goes every way that a request can go', async () => {
    expect(Object.fromEntries(statuses)).toEqual({
      first: 200,
      again: 200,
      'another body': 422,
      duplicate: 200,
      refused: 400,
      'broken off': 500,
    });
    expect(await outgoing()).toBe(4);
  });

  it('is in no line of the log, at its finest, not even where a mail server or the database repeats it', () => {
    const log = logLines.join('\n');
    expect(log).toContain('/api/leads');
    expect(log).toContain('message not delivered; it will be tried again');
    expect(marksIn(log)).toEqual([]);
  });

  it('is in no job, waiting, failed or done', async () => {
    const { rows } = await test.database.pool.query<{ text: string }>('select j::text as text from pgboss.job j');
    expect(rows.length).toBeGreaterThan(2);
    expect(marksIn(rows.map(({ text }) => text).join('\n'))).toEqual([]);
  });

  it('is in plain in no table of the database', async () => {
    const { rows: tables } = await test.database.pool.query<{ schema: string; name: string }>(
      "select schemaname schema, tablename name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['leads', 'messages', 'idempotency_keys', 'quotes', 'job']),
    );
    const found: string[] = [];
    for (const { schema, name } of tables) {
      const { rows } = await test.database.pool.query<{ text: string }>(`select t::text as text from "${schema}"."${name}" t`);
      for (const { text } of rows) found.push(...marksIn(text).map((mark) => `${name}: ${mark}`));
    }
    expect(found).toEqual([]);
  });

  it('would be found where it is: the same search finds it in a table that keeps it', async () => {
    await test.database.pool.query('create table kept as select $1::bytea as bytes, $2::text as text', [
      Buffer.from(typed.email),
      typed.telefono,
    ]);
    const { rows } = await test.database.pool.query<{ text: string }>('select t::text as text from kept t');
    expect(marksIn(rows[0]?.text ?? '').length).toBeGreaterThanOrEqual(3);
    await test.database.pool.query('drop table kept');
  });
});
