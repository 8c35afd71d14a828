import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findLeadForMessage } from '../../features/requests/lead-store.ts';
import { z } from 'zod';
import { contactChoices } from '../database/schema/messages.ts';
import { startJobs } from '../jobs.ts';
import { createLog } from '../log.ts';
import { recordChoice } from '../messages/contact-choice-store.ts';
import { dataKeysOfTests } from '../testing/data-keys-of-tests.ts';
import { hold, untilWaiting } from '../testing/held-database.ts';
import { somebody } from '../testing/somebody.ts';
import { buildTestApp, repositoryRoot, testDataKeys, testNow, wireHeaders, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { blindIndex } from './blind-index.ts';
import type { DataKeys } from './data-keys.ts';
import { seal } from './envelope.ts';
import { prepareStoredData, rotateStoredData } from './prepare-stored-data.ts';
import { resealAll } from './reseal.ts';
import { holdSealingKey } from './sealed-rows-store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, messages, contact_choices, data_keys cascade');
});

type Somebody = ReturnType<typeof somebody>;

async function ask(person: Somebody, key = crypto.randomUUID()): Promise<string> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { 'idempotency-key': key, ...wireHeaders() },
    payload: {
      ...person,
      tipo: 'isapre',
      productCode: 'ALC-4001',
      mensaje: 'Llamar de tarde',
      profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
      unrecognizedAdditionalData: { empresa: 'Soto y Cía.' },
      referral: { loggedAs: 'referral', initialDate: '7/10/2026', ejecutivo: 'Paula' },
    },
  });
  expect(response.statusCode).toBe(200);
  return response.json<{ leadId: string }>().leadId;
}

async function askMany(count: number): Promise<ReadonlyMap<string, Somebody>> {
  const asked = new Map<string, Somebody>();
  for (let index = 0; index < count; index += 1) {
    const person = somebody();
    const leadId = await ask(person);
    asked.set(leadId, person);
    await test.database.database.transaction((transaction) => recordChoice(transaction, stopOf(person.email), testDataKeys));
  }
  return asked;
}

async function expectOpen(asked: ReadonlyMap<string, Somebody>, keys: DataKeys): Promise<void> {
  for (const [leadId, person] of asked) {
    const lead = (await findLeadForMessage(test.database.database, leadId, keys))?.lead;
    expect(lead).toMatchObject({
      firstName: person.first_name,
      phone: person.telefono,
      email: person.email,
      message: 'Llamar de tarde',
      additionalData: { empresa: 'Soto y Cía.' },
      emailIndex: blindIndex(keys, 'email', person.email),
      phoneIndex: blindIndex(keys, 'phone', person.telefono),
    });
  }
}

const stopOf = (email: string) =>
  ({ email, choice: 'stop', edition: 'chile', messageId: crypto.randomUUID(), way: 'page', at: new Date(testNow) }) as const;
const rotated = dataKeysOfTests('next', 'test');
const quiet = () => undefined;

describe('a change of keys', () => {
  it('seals every value and blind index with the first key, after which the other is not needed', async () => {
    const asked = await askMany(7);
    const { database } = test.database;
    await prepareStoredData(database, testDataKeys);
    const { tables, left } = await rotateStoredData(database, rotated, quiet);
    const sealed = ['leads', 'contact_choices', 'lead_origins', 'idempotency_keys'];
    expect(tables).toEqual(sealed.map((table) => ({ table, seen: 7, resealed: 7, damaged: 0 })));
    expect(left).toBe(0);
    await expectOpen(asked, dataKeysOfTests('next'));
    expect(await prepareStoredData(database, dataKeysOfTests('next'))).toEqual([]);
    await expect(prepareStoredData(database, dataKeysOfTests('test'))).rejects.toThrow(`Falta la clave ${rotated[0].id}`);
    const again = await rotateStoredData(database, rotated, quiet);
    expect(again.tables.map(({ resealed }) => resealed)).toEqual([0, 0, 0, 0]);
  });

  it('broken off, goes on when it is run again', async () => {
    const asked = await askMany(6);
    const { database } = test.database;
    const broken = resealAll(database, {
      keys: rotated,
      batchRows: 2,
      onBatch: ({ seen }) => {
        if (seen === 4) throw new Error('the lights went out');
      },
    });
    await expect(broken).rejects.toThrow('the lights went out');
    const { tables, left } = await rotateStoredData(database, rotated, quiet);
    expect([tables[0], left]).toEqual([{ table: 'leads', seen: 6, resealed: 2, damaged: 0 }, 0]);
    await expectOpen(asked, dataKeysOfTests('next'));
  });

  it('is safe while requests come in and are known again', async () => {
    const before = await askMany(20);
    const [person] = [...before.values()];
    if (!person) throw new Error('nobody');
    const during = new Map<string, Somebody>();
    const asking = Promise.all(
      Array.from({ length: 20 }, async () => {
        const somebodyElse = somebody();
        during.set(await ask(somebodyElse), somebodyElse);
      }),
    );
    await resealAll(test.database.database, { keys: rotated, batchRows: 3 });
    await asking;
    // This test's server still seals with the other key: what it wrote behind the change is found by the next run.
    const { left } = await rotateStoredData(test.database.database, rotated, quiet);
    expect(left).toBe(0);
    await expectOpen(new Map([...before, ...during]), dataKeysOfTests('next'));
  });

  it('leaves what does not open as it is, says so, and keeps needing the key', async () => {
    const asked = await askMany(2);
    const { database, pool } = test.database;
    await prepareStoredData(database, testDataKeys);
    const [damaged] = asked.keys();
    await pool.query('update leads set phone = email where id = $1', [damaged]);
    const { tables, left } = await rotateStoredData(database, rotated, quiet);
    expect([tables[0], left]).toEqual([{ table: 'leads', seen: 2, resealed: 1, damaged: 1 }, 1]);
    await expect(prepareStoredData(database, dataKeysOfTests('next'))).rejects.toThrow(`Falta la clave ${testDataKeys[0].id}`);
  });

  it('forgets no key that a running process seals with again: the next start without it stops', async () => {
    await askMany(2);
    const { database } = test.database;
    expect((await rotateStoredData(database, rotated, quiet)).left).toBe(0);
    expect(await prepareStoredData(database, dataKeysOfTests('next'))).toEqual([]);
    // The test's server still seals with the key that was forgotten.
    await ask(somebody());
    await expect(prepareStoredData(database, dataKeysOfTests('next'))).rejects.toThrow(`Falta la clave ${testDataKeys[0].id}`);
    expect((await rotateStoredData(database, rotated, quiet)).left).toBe(0);
    expect((await rotateStoredData(database, rotated, quiet)).left).toBe(0);
    await database.transaction((transaction) => recordChoice(transaction, stopOf('ana@correo.example'), testDataKeys));
    await expect(prepareStoredData(database, dataKeysOfTests('next'))).rejects.toThrow(`Falta la clave ${testDataKeys[0].id}`);
  });

  it('waits for a request under way, and counts it', async () => {
    const { database } = test.database;
    await ask(somebody());
    await rotateStoredData(database, rotated, quiet);
    await prepareStoredData(database, testDataKeys);
    const order: string[] = [];
    const id = crypto.randomUUID();
    const place = { table: 'contact_choices', column: 'email', row: id };
    const email = 'ana@correo.example';
    const held = Promise.withResolvers<undefined>();
    const writing = database.transaction(async (transaction) => {
      await holdSealingKey(transaction, testDataKeys[0].id);
      held.resolve(undefined);
      await sleep(500);
      await transaction.insert(contactChoices).values({
        id,
        email: seal(testDataKeys, place, email),
        emailIndex: blindIndex(testDataKeys, 'email', email),
        choice: 'stop',
        edition: 'chile',
        way: 'page',
        createdAt: new Date(testNow),
      });
      order.push('written');
    });
    await held.promise;
    const { left } = await rotateStoredData(database, rotated, quiet);
    order.push('rotated');
    await writing;
    expect([left, order]).toEqual([1, ['written', 'rotated']]);
    await expect(prepareStoredData(database, dataKeysOfTests('next'))).rejects.toThrow(`Falta la clave ${testDataKeys[0].id}`);
  });

  it('stops at a value whose key is not at hand, changing nothing of its rows', async () => {
    const asked = await askMany(1);
    await expect(resealAll(test.database.database, { keys: dataKeysOfTests('next') })).rejects.toThrow(
      `DATA_KEY no tiene la clave ${testDataKeys[0].id}`,
    );
    await expectOpen(asked, testDataKeys);
  });

  it('leaves requests known again: sent twice they get their first answer, and a person who asks again is a Duplicado', async () => {
    const [person, key] = [somebody(), crypto.randomUUID()];
    const leadId = await ask(person, key);
    await resealAll(test.database.database, { keys: rotated });
    expect(await ask(person, key)).toBe(leadId);
    const again = await ask(person);
    const { rows } = await test.database.pool.query('select status, first_lead_id from leads where id = $1', [again]);
    expect(rows).toEqual([{ status: 6, first_lead_id: leadId }]);
  });
});

describe('requests of before there was a key', () => {
  it('are sealed by one of two processes that start at once, while the other waits and then has nothing to do', async () => {
    const { database, pool } = test.database;
    await ask(somebody());
    await pool.query("update leads set first_name = '\\x00'::bytea || convert_to('Zulema', 'utf8')");
    await pool.query("insert into data_keys (id) values ('plain')");
    const letGo = await hold(test.database, 'lock table leads in access share mode');
    const first = prepareStoredData(database, testDataKeys);
    await untilWaiting(test.database, 1);
    const second = prepareStoredData(database, testDataKeys);
    await untilWaiting(test.database, 2);
    await letGo();
    const [sealed, after] = await Promise.all([first, second]);
    expect([sealed[0], after]).toEqual([{ table: 'leads', seen: 1, resealed: 1, damaged: 0 }, []]);
    expect(await prepareStoredData(database, testDataKeys)).toEqual([]);
  });

  const folder = join(repositoryRoot, 'migrations');
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const isEarlier = (name: string): boolean => name < '0009';
  const earlier = all.filter(isEarlier);
  const since = all.filter((name) => !isEarlier(name));
  const statementsOf = (name: string): readonly string[] =>
    readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint');

  it('are sealed by the next start, whole, and no plain copy of them stays in any file of their tables', async () => {
    const old = await createTestDatabase();
    try {
      const { pool, database } = old;
      await pool.query('drop schema public cascade; create schema public');
      for (const name of earlier) for (const statement of statementsOf(name)) await pool.query(statement);
      await pool.query(`insert into product_identities (edition, code) values ('chile', 'ALC-4001')`);
      const [leadId, quoteId] = [crypto.randomUUID(), crypto.randomUUID()];
      await pool.query(
        `insert into quotes (id, edition, product_id, product_code, product_display_name, organization_display_name, profile, inputs,
           quoted_on, breakdown, currency, period, tariff_version)
         select $1, 'chile', id, code, 'Plan', 'Isapre', '{}', '{}', '2026-11-20', '{}', 'CLP', 'month', '1' from product_identities`,
        [quoteId],
      );
      const answers = { empresa: 'MARCADA S.A.', ñ: 'a\\"b' };
      await pool.query(
        `insert into leads (id, edition, status, lead_type, business_line, quote_id, product_id, first_name, phone, email, message,
           contact_channel, price_matched, additional_data, created_on)
         select $1, 'chile', 1, 'contact', 'isapre', $2, id, 'MARCADA Ñandú', '+56 9 1234 5678', 'marcada@correo.example', '', 'email',
           true, $3, '2026-11-20' from product_identities`,
        [leadId, quoteId, JSON.stringify(answers)],
      );
      await pool.query("insert into sent_messages values ($1, 'visitor-confirmation', 'marcada@correo.example', 'id')", [leadId]);
      await pool.query(`insert into idempotency_keys values ('chile:clave-vieja', 'ab12', $1, '{}')`, [leadId]);
      // The queue of before: the notice of the request still waits there.
      const queue = { name: 'lead-message', schema: z.object({ leadId: z.string(), kind: z.string() }) };
      const jobs = await startJobs({ url: old.url, log: createLog('silent'), queues: [queue], withSchedules: false });
      await database.transaction((transaction) =>
        jobs.enqueueAllIn(transaction, queue, [{ data: { leadId, kind: 'executive-notice' } }]),
      );
      await jobs.stop();
      for (const name of since) for (const statement of statementsOf(name)) await pool.query(statement);

      const filesOf = async (): Promise<string> => {
        await pool.query('checkpoint');
        const { rows } = await pool.query<{ text: string }>(
          `select string_agg(encode(pg_read_binary_file(pg_relation_filepath(name)), 'escape'), '') as text
           from (values ('leads'), ('idempotency_keys')) as tables(name)`,
        );
        return rows[0]?.text ?? '';
      };
      expect(/MARCADA|marcada/.test(await filesOf())).toBe(true);
      const sealed = await prepareStoredData(database, testDataKeys);
      expect(sealed.map(({ table, resealed, damaged }) => [table, resealed, damaged])).toEqual([
        ['leads', 1, 0],
        ['contact_choices', 0, 0],
        ['lead_origins', 0, 0],
        ['idempotency_keys', 1, 0],
      ]);
      expect(/MARCADA|marcada/.test(await filesOf())).toBe(false);
      const lead = (await findLeadForMessage(database, leadId, testDataKeys))?.lead;
      expect(lead).toMatchObject({
        firstName: 'MARCADA Ñandú',
        phone: '+56 9 1234 5678',
        email: 'marcada@correo.example',
        message: '',
        additionalData: answers,
        emailIndex: blindIndex(testDataKeys, 'email', 'marcada@correo.example'),
      });
      const moved = await pool.query('select event, state from messages where lead_id = $1 order by event', [leadId]);
      expect(moved.rows).toEqual([
        { event: 'executive-notice', state: 'waiting' },
        { event: 'visitor-confirmation', state: 'sent' },
      ]);
      const { rows } = await pool.query('select id from data_keys');
      expect(rows).toEqual([{ id: testDataKeys[0].id }]);
      expect(await prepareStoredData(database, testDataKeys)).toEqual([]);
    } finally {
      await old.drop();
    }
  });
});
