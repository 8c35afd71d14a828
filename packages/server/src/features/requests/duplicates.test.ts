import { leadAnswerSchema } from '@cotejo/contract/lead';
import { leadStatus } from '@cotejo/core/leads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { deliverMessage } from '../../platform/messages/deliver-message.ts';
import { deliveryFor, jobOf, listingMailer } from '../../platform/testing/test-delivery.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { requestWriters } from './request-writers.ts';

let test: TestApp;
let now = testNow;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = testNow;
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, messages, request_statistics cascade');
  await test.database.pool.query("delete from pgboss.job where name = 'message'");
  await test.database.pool.query(
    'update executives set last_assigned_at = null, active = true, recess_reason = null, recess_from = null, recess_until = null',
  );
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
    `select data->>'event' kind from pgboss.job join messages on messages.id::text = data->>'messageId'
     where name = 'message' and lead_id = $1 and event <> 'survey-invitation' order by 1`,
    [leadId],
  );
  return rows.map(({ kind }) => kind);
}

describe('C4-46 a person who asks again within 24 hours is a Duplicado', () => {
  it('of the first request: its executive answers, and is told of what is new without being charged again', async () => {
    const person = somebody();
    const first = await ask(person);
    const loads = 'select id, balance, last_assigned_at from executives order by id';
    const before = (await test.database.pool.query(loads)).rows;
    now += 3_600_000;
    const again = await ask({ ...person, mensaje: '¿Y bien?' });
    expect(again.dataSocio).toEqual(first.dataSocio);
    expect(again.leadId).not.toBe(first.leadId);
    expect(await storedOf(again.leadId)).toEqual({ status: 6, first: first.leadId, executive: null });
    expect(await messagesOf(first.leadId)).toEqual(['executive-notice', 'visitor-confirmation']);
    expect(await messagesOf(again.leadId)).toEqual(['executive-notice', 'visitor-confirmation']);
    expect((await test.database.pool.query(loads)).rows).toEqual(before);
    expect((await test.database.pool.query('select requests from request_statistics')).rows).toEqual([{ requests: 1 }]);

    const mailer = listingMailer();
    const { sent } = mailer;
    const { database } = test.database;
    const keys = openServiceKeys(database, null);
    const siteUrlOf = (edition: string) => `https://${edition}.example`;
    const writers = requestWriters({ database, dataKeys: testDataKeys, keys, siteUrlOf, readForms: async () => [] });
    const services = deliveryFor(test, { mailer, writers });
    await deliverMessage(await jobOf(test, again.leadId, 'visitor-confirmation'), services);
    await deliverMessage(await jobOf(test, again.leadId, 'executive-notice'), services);
    const email = first.dataSocio?.email_corporativo;
    expect(sent).toMatchObject([
      { to: person.email },
      { to: email, subject: expect.stringMatching(/^Otra solicitud de la misma persona: ./) as string },
    ]);
    expect(sent[0]?.text).toContain(`${first.dataSocio?.nombres} ${first.dataSocio?.apellidos}`);
    expect(sent[1]?.text).toContain('Mensaje: ¿Y bien?');
  });

  it('and nobody is written to again where the very same was asked for before: product, family, message, channel and answers', async () => {
    const person = { ...somebody(), email: `${crypto.randomUUID()}@correo.cl`, contactChannel: 'whatsapp' };
    const first = await ask(person);
    now += 60_000;
    const written = { ...person, email: person.email.toUpperCase(), telefono: person.telefono.replaceAll(' ', '-') };
    const repeated = await ask(written);
    expect(repeated.dataSocio).toEqual(first.dataSocio);
    expect(await storedOf(repeated.leadId)).toMatchObject({ status: 6, first: first.leadId });
    expect(await messagesOf(repeated.leadId)).toEqual([]);
    expect([first.receivedBefore, repeated.receivedBefore]).toEqual([null, new Date(testNow).toISOString()]);
    const both = ['executive-notice', 'visitor-confirmation'];
    const otherPlan = test.memory
      .snapshot('chile')
      .products.find(({ kind, code }) => kind === 'isapre-plan' && code !== body.productCode);
    for (const change of [
      { mensaje: 'Otra cosa' },
      { contactChannel: 'email' },
      { productCode: otherPlan?.code },
      { profile: { ...body.profile, cotizante: [{ edad: 43 }] } },
      { cantidadEmpleados: 12 },
      { unrecognizedAdditionalData: { fld_start_date: '2027-01-20' } },
    ]) {
      expect(await messagesOf((await ask({ ...person, ...change })).leadId)).toEqual(both);
      expect(await messagesOf((await ask({ ...person, ...change })).leadId)).toEqual([]);
    }
  });

  it('known by e-mail and telephone together: with one of them alone it is a request like any other', async () => {
    const person = somebody();
    await ask(person);
    const byMail = await ask({ ...somebody(), email: person.email });
    const byPhone = await ask({ ...somebody(), telefono: person.telefono });
    for (const { leadId, dataSocio } of [byMail, byPhone]) {
      expect(await storedOf(leadId)).toMatchObject({ status: 2, first: null });
      expect(dataSocio).not.toBeNull();
    }
    const { rows } = await test.database.pool.query('select 1 from ledger_transfers where type = 103 and lead_id = any($1)', [
      [byMail.leadId, byPhone.leadId],
    ]);
    expect(rows).toHaveLength(2);
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

  it('of no request that waits, failed or was marked false', async () => {
    await test.database.pool.query('update executives set active = false');
    const waiting = somebody();
    await ask(waiting);
    await test.database.pool.query('update executives set active = true');
    expect(await storedOf((await ask(waiting)).leadId)).toMatchObject({ status: 2, first: null });
    for (const status of [leadStatus.failed, leadStatus.falseClient]) {
      const person = somebody();
      const { leadId } = await ask(person);
      await test.database.pool.query('update leads set status = $1 where id = $2', [status, leadId]);
      expect(await storedOf((await ask(person)).leadId)).toMatchObject({ status: 2, first: null });
    }
  });

  it.each([
    ['who left', 'active = false', 2],
    ['in a recess without a last day', 'recess_reason = 4', 2],
    ['in a recess until today', "recess_until = '2026-11-20'", 2],
    ['whose recess begins today', "recess_reason = 4, recess_from = '2026-11-20'", 2],
    ['whose recess begins tomorrow', "recess_reason = 4, recess_from = '2026-11-21'", 6],
    ['whose recess is over', "recess_reason = 4, recess_until = '2026-11-19'", 6],
    ['out for their balance alone', 'recess_reason = 2', 6],
  ])('while its executive is at work: of one %s', async (_, change, status) => {
    const person = somebody();
    const { leadId } = await ask(person);
    const { executive } = (await storedOf(leadId)) ?? {};
    await test.database.pool.query(`update executives set ${change} where id = $1`, [executive]);
    const again = await storedOf((await ask(person)).leadId);
    expect(again).toMatchObject({ status, first: status === 6 ? leadId : null });
    expect(again?.executive).not.toBe(executive);
  });

  it('though all come at once: exactly one of each person is the first, and its executive is told once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [somebody(), somebody()];
      // The third shares its e-mail with the one and is somebody else.
      const asking = Array.from({ length: 24 }, (_, index) =>
        ask([one, { ...one, email: one.email.toUpperCase() }, { ...other, email: one.email }][index % 3] ?? one),
      );
      const leadIds = (await Promise.all(asking)).map(({ leadId }) => leadId);
      const { rows } = await test.database.pool.query<{ id: string; status: number; first: string | null }>(
        'select id, status, first_lead_id first from leads where id = any($1)',
        [leadIds],
      );
      const firsts = rows.filter(({ status }) => status === 2);
      expect([firsts.length, rows.length]).toEqual([2, 24]);
      const repeated = firsts.map(({ id }) => rows.filter(({ status, first }) => status === 6 && first === id).length);
      expect(repeated.toSorted((left, right) => left - right)).toEqual([7, 15]);
      const notices = await test.database.pool.query(
        "select 1 from messages where event = 'executive-notice' and lead_id = any($1)",
        [leadIds],
      );
      expect(notices.rowCount).toBe(2);
    }
  });
});
