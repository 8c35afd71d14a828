import { leadAnswerSchema } from '@cotejo/contract/lead';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../platform/mail/mailer.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { sendLeadMessage } from './send-lead-message.ts';

let test: TestApp;
let now = testNow;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = testNow;
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, sent_messages, request_statistics cascade');
  await test.database.pool.query("delete from pgboss.job where name = 'lead-message'");
  await test.database.pool.query('update executives set last_assigned_at = null, active = true');
});

const body = {
  tipo: 'isapre',
  productCode: 'ALC-4001',
  profile: { cotizante: [{ edad: 34 }], cargas: [], ingresodatos: true },
};

async function ask(change: object, edition: 'chile' | 'peru' = 'chile') {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: `${edition}.localhost`, 'idempotency-key': crypto.randomUUID(), ...wireHeaders(edition) },
    payload: { ...body, ...change },
  });
  expect(response.statusCode).toBe(200);
  return leadAnswerSchema.parse(response.json());
}

async function storedOf(leadId: string) {
  const { rows } = await test.database.pool.query<{ status: number; first: string | null; executive: number | null }>(
    'select status, first_lead_id first, executive_id executive from leads where id = $1',
    [leadId],
  );
  return rows[0];
}

async function messagesOf(leadId: string): Promise<readonly string[]> {
  const { rows } = await test.database.pool.query<{ kind: string }>(
    "select data->>'kind' kind from pgboss.job where name = 'lead-message' and data->>'leadId' = $1 order by 1",
    [leadId],
  );
  return rows.map(({ kind }) => kind);
}

describe('C4-46 a person who asks again within 24 hours is a Duplicado', () => {
  it('of the first request: its executive answers, nobody is assigned, and the visitor alone is written to', async () => {
    const person = somebody();
    const first = await ask(person);
    const loads = 'select id, balance, last_assigned_at from executives order by id';
    const before = (await test.database.pool.query(loads)).rows;
    now += 3_600_000;
    const again = await ask({ ...person, productCode: 'ALC-4001', mensaje: '¿Y bien?' });
    expect(again.dataSocio).toEqual(first.dataSocio);
    expect(again.leadId).not.toBe(first.leadId);
    expect(await storedOf(again.leadId)).toEqual({ status: 6, first: first.leadId, executive: null });
    expect(await messagesOf(first.leadId)).toEqual(['executive-notice', 'visitor-confirmation']);
    expect(await messagesOf(again.leadId)).toEqual(['visitor-confirmation']);
    expect((await test.database.pool.query(loads)).rows).toEqual(before);
    expect((await test.database.pool.query('select requests from request_statistics')).rows).toEqual([{ requests: 1 }]);

    const sent: Message[] = [];
    const mailer = { destination: 'a list', send: async (message: Message) => void sent.push(message), close: () => undefined };
    const services = { database: test.database.database, dataKeys: testDataKeys, mailer, warn: () => undefined };
    await sendLeadMessage({ leadId: again.leadId, kind: 'visitor-confirmation' }, services);
    expect(sent).toMatchObject([{ to: person.email }]);
    expect(sent[0]?.text).toContain(`${first.dataSocio?.nombres} ${first.dataSocio?.apellidos}`);
  });

  it('known by the e-mail or the telephone alone, however they are written', async () => {
    const person = somebody();
    const { leadId: first } = await ask(person);
    const byMail = await ask({ ...somebody(), email: person.email.toUpperCase() });
    const byPhone = await ask({ ...somebody(), telefono: person.telefono.replaceAll(' ', '-') });
    for (const { leadId } of [byMail, byPhone]) expect(await storedOf(leadId)).toMatchObject({ status: 6, first });
    // Who shares something with a repetition alone is somebody else.
    expect(await storedOf((await ask(somebody())).leadId)).toMatchObject({ status: 2, first: null });
  });

  it('counted from the first request, not from its repetitions', async () => {
    const person = somebody();
    const { leadId: first } = await ask(person);
    now = testNow + 24 * 3_600_000 - 1;
    expect(await storedOf((await ask(person)).leadId)).toMatchObject({ status: 6, first });
    now = testNow + 24 * 3_600_000;
    expect(await storedOf((await ask(person)).leadId)).toMatchObject({ status: 2, first: null });
  });

  it('of its own edition and business line alone', async () => {
    const person = somebody();
    await ask(person);
    const line = test.memory
      .snapshot('chile')
      .products.find(({ kind, salesChannels }) => kind !== 'isapre-plan' && salesChannels.length > 0);
    const insurance = await ask({ ...person, tipo: 'seguros', productCode: line?.code });
    expect(await storedOf(insurance.leadId)).toMatchObject({ status: 2, first: null });
    const abroad = test.memory.snapshot('peru').products.find(({ salesChannels }) => salesChannels.length > 0);
    const peru = await ask({ ...person, tipo: 'seguros', productCode: abroad?.code }, 'peru');
    expect(await storedOf(peru.leadId)).toMatchObject({ first: null });
  });

  it('of a request that waits: it waits with it', async () => {
    await test.database.pool.query('update executives set active = false');
    const person = somebody();
    const { leadId: first } = await ask(person);
    await test.database.pool.query('update executives set active = true');
    const again = await ask(person);
    expect(again.dataSocio).toBeNull();
    expect(await storedOf(again.leadId)).toEqual({ status: 6, first, executive: null });
  });

  it('though all come at once: exactly one is the first, and one executive is told once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [somebody(), somebody()];
      // The third shares its e-mail with the one and its telephone with the other: everybody waits, nobody for ever.
      const asking = Array.from({ length: 24 }, (_, index) =>
        ask([one, { ...one, email: one.email.toUpperCase() }, { ...other, email: one.email }][index % 3] ?? one),
      );
      const leadIds = (await Promise.all(asking)).map(({ leadId }) => leadId);
      const { rows } = await test.database.pool.query<{ id: string; status: number; first: string | null }>(
        'select id, status, first_lead_id first from leads where id = any($1)',
        [leadIds],
      );
      const firsts = rows.filter(({ status }) => status === 2);
      expect([firsts.length, rows.length]).toEqual([1, 24]);
      expect(new Set(rows.map(({ first }) => first))).toEqual(new Set([null, firsts[0]?.id]));
      const notices = await test.database.pool.query(
        "select 1 from pgboss.job where name = 'lead-message' and data->>'kind' = 'executive-notice' and data->>'leadId' = any($1)",
        [leadIds],
      );
      expect(notices.rowCount).toBe(1);
    }
  });
});
