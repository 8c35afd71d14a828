import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadAnswerSchema, type LeadAnswer } from '@cotejo/contract/lead';
import { editionOf } from '@cotejo/core/editions';
import { problemSchema } from '@cotejo/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer, MailError, type Mailer, type Message } from '../../platform/mail/mailer.ts';
import { buildTestApp, testDataKeys, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import type { Channel, OutgoingMessage } from '../../platform/messages/channel.ts';
import { createOutbox } from '../../platform/messages/enqueue-message.ts';
import { consentPath } from '../../platform/consents/consent-link.ts';
import { deliverMessage } from '../../platform/messages/deliver-message.ts';
import { deliveryFor, jobOf, listingMailer } from '../../platform/testing/test-delivery.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { requestWriters } from './request-writers.ts';
import { tellOf } from './tell-of-request.ts';

let test: TestApp;
const logLines: string[] = [];

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', onLogLine: (line) => logLines.push(line) });
});
afterAll(() => test.close());
beforeEach(async () => {
  logLines.length = 0;
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, messages cascade');
  await test.database.pool.query("delete from pgboss.job where name = 'message'");
  await test.database.pool.query('update executives set last_assigned_at = null');
});

function aPlan() {
  const product = test.memory.snapshot('chile').products.find(({ kind }) => kind === 'isapre-plan');
  if (!product) throw new Error('the demonstration has no plan');
  return product;
}

const profile = {
  cotizante: [
    { sexo: 'Masculino', edad: 34, ingreso: 1_650_000 },
    { sexo: 'Femenino', edad: 33 },
  ],
  cargas: [{ edad: 5 }, { edad: 1 }],
  region: { stateCode: '13' },
  ingresodatos: true,
};

const good = () => ({
  tipo: 'isapre',
  first_name: 'María José Soto',
  telefono: '+56 9 8765 4321',
  email: 'mjsoto@correo.cl',
  productCode: aPlan().code,
  profile,
});

/** Somebody else for each number. */
const person = (index: number) => ({ email: `persona${index}@correo.example`, telefono: `+56 9 8765 ${4000 + index}` });

async function post(body: unknown, key = crypto.randomUUID(), headers: Record<string, string> = {}) {
  return test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...wireHeaders(), ...headers },
    payload: JSON.stringify(body),
  });
}

async function count(table: string): Promise<number> {
  const answer = await test.database.pool.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(answer.rows[0]?.count);
}

async function priceNow(): Promise<number> {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/insurance/${aPlan().id}/calculatePrice`,
    headers: { 'content-type': 'application/json', ...wireHeaders() },
    payload: JSON.stringify({ profile }),
  });
  return answer.json<{ data: { price: { value: number } } }>().data.price.value;
}

describe('POST /api/leads 200', () => {
  it('stores quote, request, assignment and its mails at once, at the price of the comparison', async () => {
    const price = await priceNow();
    const response = await post({ ...good(), displayedPrice: price });
    expect(response.statusCode).toBe(200);
    const answer = leadAnswerSchema.parse(response.json());
    expect(answer.dataSocio?.nombres).toMatch(/\p{L}+/u);
    expect(answer.quote).toMatchObject({ price, currency: 'CLP', people: 4, ufDate: '2026-07-11', expires: '2026-11-20' });
    const stored = await test.database.pool.query(
      `select l.status, l.lead_type, l.price_matched, l.created_on::text, q.total::int, q.uf_value::float8, e.email
       from leads l join quotes q on q.id = l.quote_id join executives e on e.id = l.executive_id where l.id = $1`,
      [answer.leadId],
    );
    expect(stored.rows).toEqual([
      {
        status: 2,
        lead_type: 'plan_isapre_lead',
        price_matched: true,
        created_on: '2026-11-20',
        total: price,
        uf_value: 40844.79,
        email: answer.dataSocio?.email_corporativo,
      },
    ]);
    const jobs = await test.database.pool.query(
      "select data->>'event' as kind, data->>'requestId' as request from pgboss.job where name = 'message' order by 1",
    );
    const request = response.headers['x-request-id'];
    expect(jobs.rows).toEqual([
      { kind: 'executive-notice', request },
      { kind: 'visitor-confirmation', request },
    ]);
  });

  it('the same key and body give the same answer, whatever the order of the fields, and one request', async () => {
    const key = crypto.randomUUID();
    const first = await post(good(), key);
    const { email, ...rest } = good();
    const second = await post({ email, ...rest }, key);
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await count('leads')).toBe(1);
    expect(await count("pgboss.job where name = 'message'")).toBe(2);
    expect(await count('messages')).toBe(3);
  });

  it('without anybody available the request waits as Sin Estado and the visitor gets no card', async () => {
    await test.database.pool.query('update executives set active = false');
    try {
      const answer = leadAnswerSchema.parse((await post(good())).json());
      expect(answer.dataSocio).toBeNull();
      const stored = await test.database.pool.query('select status, executive_id from leads');
      expect(stored.rows).toEqual([{ status: 1, executive_id: null }]);
      const jobs = await test.database.pool.query(
        "select data->>'event' as kind from pgboss.job where name = 'message' order by 1",
      );
      expect(jobs.rows).toEqual([{ kind: 'request-waiting' }, { kind: 'visitor-confirmation' }]);
    } finally {
      await test.database.pool.query('update executives set active = true');
    }
  });

  it("B8-31 B8-32 B8-33 a displayed price that is not ours is logged as 'precio erroneo' and the request still goes", async () => {
    const response = await post({ ...good(), displayedPrice: 1 });
    expect(response.statusCode).toBe(200);
    expect(logLines.filter((line) => line.includes('precio erroneo'))).toHaveLength(1);
    const stored = await test.database.pool.query('select price_matched from leads');
    expect(stored.rows).toEqual([{ price_matched: false }]);
  });

  it.each([
    ['below zero', '-5', -5],
    ['zero', '0', 0],
    ['above every price', '1e13', 1e13],
    ['the largest number there is', '1.7976931348623157e308', Number.MAX_VALUE],
    ['beyond every number', '1e309', 'no finite number'],
    ['a text', '"$412.380 de Ana, +56 9 1234 5678"', 'no finite number'],
    ['a list', '[412380]', 'no finite number'],
    ['an object', '{"value":412380}', 'no finite number'],
    ['true or false', 'true', 'no finite number'],
  ])("B8-33 a displayed price that is %s refuses nothing, and is 'precio erroneo' in a bounded line", async (_, said, logged) => {
    const [key, headers] = [crypto.randomUUID(), { 'content-type': 'application/json', ...wireHeaders() }];
    const payload = JSON.stringify(good()).replace('{', `{"displayedPrice":${said},`);
    const send = () =>
      test.app.inject({ method: 'POST', url: '/api/leads', headers: { ...headers, 'idempotency-key': key }, payload });
    const response = await send();
    expect([response.statusCode, response.json()]).toEqual([200, expect.objectContaining({ leadId: expect.any(String) })]);
    expect((await send()).json()).toEqual(response.json());
    const lines = logLines.filter((line) => line.includes('precio erroneo'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ displayed: logged, quoted: expect.any(Number) }]);
    expect(lines.join('').length).toBeLessThan(300);
    expect(lines.join('')).not.toMatch(/Ana|1234/);
    const { rows } = await test.database.pool.query('select price_matched, displayed_price::float8 from leads');
    // What no price can be is not kept as one.
    expect(rows).toEqual([{ price_matched: false, displayed_price: said === '0' ? 0 : null }]);
  });

  it('fifty at once never pass a daily limit, and each is stored', async () => {
    await test.database.pool.query('update executives set daily_limit = 3, given_count = 0');
    try {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => post({ ...good(), ...person(index) })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200));
      const loads = await test.database.pool.query<{ most: number; total: number }>(
        `select max(n)::int most, sum(n)::int total from
         (select count(*) n from leads where executive_id is not null group by executive_id) as per_executive`,
      );
      const places = await count(
        "executives where active and business_lines @> array['isapre'] and edition = 'chile' and (recess_until is null or recess_until < '2026-11-20') and balance >= charge_per_lead",
      );
      expect(loads.rows[0]).toEqual({ most: 3, total: Math.min(50, places * 3) });
      expect(await count('leads')).toBe(50);
    } finally {
      await test.database.pool.query('update executives set daily_limit = 1000');
    }
  });

  it('twins sent together make one request; a twin in flight is told to wait', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(good(), key)));
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(new Set(done.map((answer) => answer.json<LeadAnswer>().leadId)).size).toBe(1);
    for (const waiting of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(waiting.statusCode).toBe(409);
      expect(waiting.headers['retry-after']).toBe('1');
    }
    expect(await count('leads')).toBe(1);
  });

  it('nothing of the visitor is in the log', async () => {
    await post(good());
    const log = logLines.join('\n');
    expect(log).not.toMatch(/mjsoto|María José|8765 4321|87654321/);
  });
});

describe('POST /api/leads refuses and stores nothing', () => {
  it.each([
    ['a short phone', { telefono: '+56 9 8765' }, 'body.telefono', 'Teléfono muy corto'],
    ['no name', { first_name: '' }, 'body.first_name', 'Nombre necesario'],
    ['a bad e-mail', { email: 'mjsoto@' }, 'body.email', 'Vuelve a introducir un email válido.'],
    ['a business line that is none', { tipo: 'autos' }, 'body.tipo', 'debe ser uno de: isapre, seguros'],
    [
      'an unknown region',
      { profile: { ...profile, region: { stateCode: '99' } } },
      'body.profile.region.stateCode',
      "'99' no es una región conocida",
    ],
  ])('400 %s', async (_, change, field, reason) => {
    const response = await post({ ...good(), ...change });
    expect(response.statusCode).toBe(400);
    expect(problemSchema.parse(response.json()).errors).toContainEqual({ field, reason });
    expect(await count('leads')).toBe(0);
    expect(await count('quotes')).toBe(0);
  });

  it('400 without an Idempotency-Key names the header', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { 'content-type': 'application/json', ...wireHeaders() },
      payload: JSON.stringify(good()),
    });
    expect(response.statusCode).toBe(400);
    expect(problemSchema.parse(response.json()).errors?.[0]?.field).toBe('headers.idempotency-key');
  });

  it('404 an unknown product', async () => {
    const response = await post({ ...good(), productCode: 'NO-EXISTE' });
    expect(response.statusCode).toBe(404);
    expect(problemSchema.parse(response.json()).errors?.[0]?.field).toBe('body.productCode');
  });

  it('422 a used key with another body', async () => {
    const key = crypto.randomUUID();
    await post(good(), key);
    const response = await post({ ...good(), mensaje: 'Otra cosa' }, key);
    expect(response.statusCode).toBe(422);
    expect(await count('leads')).toBe(1);
  });
});

describe('the messages of a request', () => {
  async function requested(): Promise<LeadAnswer> {
    return leadAnswerSchema.parse((await post(good())).json());
  }
  const writersOf = () => {
    const { database } = test.database;
    const keys = openServiceKeys(database, null);
    return requestWriters({
      database,
      dataKeys: testDataKeys,
      keys,
      siteUrlOf: (edition) => `https://${edition}.example`,
      readForms: async () => [],
    });
  };
  const services = (mailer: Mailer) => deliveryFor(test, { mailer, writers: writersOf() });
  const stateOf = async (leadId: string, event: string) => {
    const { rows } = await test.database.pool.query('select state, fault from messages where lead_id = $1 and event = $2', [
      leadId,
      event,
    ]);
    return rows;
  };

  it('tell the visitor product, price, UF day and executive, and go out once', async () => {
    const mailer = listingMailer();
    const { sent } = mailer;
    const answer = await requested();
    const job = await jobOf(test, answer.leadId, 'visitor-confirmation');
    expect(await deliverMessage(job, services(mailer))).toEqual({ kind: 'sent' });
    expect(await deliverMessage(job, services(mailer))).toEqual({ kind: 'elsewhere' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: 'mjsoto@correo.cl',
      replyTo: answer.dataSocio?.email_corporativo,
      id: expect.stringContaining(job.messageId) as string,
    });
    expect(sent[0]?.text).toContain(aPlan().displayName);
    expect(sent[0]?.text).toContain('del 11 de julio de 2026');
    expect(sent[0]?.text).toContain(answer.dataSocio?.nombres);
    expect(sent[0]?.html).not.toContain('undefined');
    const key = await openServiceKeys(test.database.database, null).get('consents');
    const consents = `https://chile.example${consentPath(key, { edition: 'chile', leadId: answer.leadId })}`;
    expect(sent[0]?.text).toContain(`Mira o retira lo que aceptaste: ${consents}`);
    expect(sent[0]?.html).toContain(consents.replaceAll('&', '&amp;'));
  });

  it('B2.2-11, B2.2-12 lead to where a meeting is booked: our calendar, theirs where it is active, or nowhere', async () => {
    const { pool } = test.database;
    const confirmed = async (): Promise<string> => {
      await pool.query('truncate leads, quotes, idempotency_keys, messages cascade');
      const answer = await requested();
      const mailer = listingMailer();
      await deliverMessage(await jobOf(test, answer.leadId, 'visitor-confirmation'), services(mailer));
      return mailer.sent[0]?.text ?? '';
    };
    const { rows: before } = await pool.query<{ id: number; active: boolean; url: string | null }>(
      'select id, calendly_active as active, calendly_url as url from executives',
    );
    try {
      await pool.query('update executives set calendly_active = false');
      const own = await confirmed();
      const [, path = ''] = /Agendar una reunión: https:\/\/chile\.example(\/reunion\/v[\w-]+)/.exec(own) ?? [];
      const page = await test.app.inject({
        method: 'GET',
        url: `/api/meetings/${path.split('/').at(-1)}`,
        headers: { host: 'localhost' },
      });
      expect(page.statusCode).toBe(200);
      await pool.query("update executives set calendly_active = true, calendly_url = 'https://calendly.example/alguien'");
      expect(await confirmed()).toContain('Agendar una reunión: https://calendly.example/alguien');
      await pool.query('update executives set calendly_active = false');
      await pool.query('update executive_calendars set active = false');
      expect(await confirmed()).not.toContain('reunión');
    } finally {
      for (const { id, active, url } of before)
        await pool.query('update executives set calendly_active = $2, calendly_url = $3 where id = $1', [id, active, url]);
      await pool.query('update executive_calendars set active = true');
    }
  });

  it('tell the office of a request that nobody could be given, until somebody has it', async () => {
    const { pool } = test.database;
    await pool.query('update executives set active = false');
    try {
      const { leadId } = await requested();
      const mailer = listingMailer();
      const job = await jobOf(test, leadId, 'request-waiting');
      expect(await deliverMessage(job, services(mailer))).toEqual({ kind: 'sent' });
      expect(mailer.sent[0]).toMatchObject({
        to: editionOf('chile').brand.supportEmail,
        replyTo: good().email,
        subject: `Una solicitud espera ejecutivo: ${aPlan().displayName}`,
      });
      expect(mailer.sent[0]?.text).toContain(good().email);
      await pool.query("update messages set state = 'waiting' where event = 'request-waiting'");
      await pool.query('update leads set executive_id = (select min(id) from executives)');
      expect(await deliverMessage(job, services(mailer))).toEqual({ kind: 'needless' });
    } finally {
      await pool.query('update executives set active = true');
    }
    const given = leadAnswerSchema.parse((await post({ ...good(), ...person(1) })).json());
    expect(given.dataSocio).not.toBeNull();
    await expect(jobOf(test, given.leadId, 'request-waiting')).rejects.toThrow('no request-waiting');
  });

  it('a name that looks like markup is text in the mail', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-lead-'));
    const answer = leadAnswerSchema.parse((await post({ ...good(), mensaje: '<script>alert(1)</script>' })).json());
    const sent: Message[] = [];
    const file = createMailer({ smtpUrl: null, from: 'Cotejo <a@cotejo.example>', dataDirectory });
    const mailer: Mailer = { ...file, send: async (message) => (sent.push(message), file.send(message)) };
    await deliverMessage(await jobOf(test, answer.leadId, 'executive-notice'), services(mailer));
    expect(sent[0]?.html).not.toContain('<script>');
    expect(sent[0]?.text).toContain('<script>alert(1)</script>');
  });

  it('go on the chosen channel as well where it has a provider: who will call, and from where', async () => {
    const answer = leadAnswerSchema.parse((await post({ ...good(), contactChannel: 'telefono' })).json());
    // The test's server has no provider of SMS: it takes the mail alone.
    await expect(jobOf(test, answer.leadId, 'visitor-confirmation-sms')).rejects.toThrow('no visitor-confirmation-sms');
    const outbox = createOutbox({ jobs: test.jobs, channels: ['mail', 'sms'] });
    const intent = { event: 'visitor-confirmation-sms', edition: 'chile', leadId: answer.leadId } as const;
    await test.database.database.transaction((transaction) => outbox.enqueue(transaction, [intent], testNow));
    const texts: OutgoingMessage[] = [];
    const sms: Channel = { send: async (message) => (texts.push(message), { kind: 'accepted' }) };
    const delivery = deliveryFor(test, { mailer: listingMailer(), writers: writersOf(), channels: { sms } });
    expect(await deliverMessage(await jobOf(test, answer.leadId, 'visitor-confirmation-sms'), delivery)).toEqual({
      kind: 'sent',
    });
    const { nombres, telefono_1: phone } = answer.dataSocio ?? {};
    expect(texts[0]?.written).toMatchObject({
      channel: 'sms',
      phone: good().telefono,
      text: expect.stringMatching(new RegExp(`${nombres}.* te llamará desde el ${phone?.replace('+', '\\+')}`)) as string,
    });
  });

  it('tell an executive on the telephone as well where WhatsApp has a provider, and there nothing of who asks', async () => {
    const answer = await requested();
    const outbox = createOutbox({ jobs: test.jobs, channels: ['mail', 'whatsapp'] });
    const request = { edition: 'chile', leadId: answer.leadId, now: testNow, requestId: crypto.randomUUID() } as const;
    const { rows } = await test.database.pool.query<{ id: number }>('select executive_id as id from leads where id = $1', [
      answer.leadId,
    ]);
    const telling = {
      isNews: true,
      isFirst: true,
      isOfProduct: true,
      executiveId: rows[0]?.id ?? null,
      contactChannel: 'email',
    } as const;
    const told = tellOf(request, telling, outbox.channels);
    await test.database.database.transaction((transaction) => outbox.enqueue(transaction, told, testNow));
    const texts: OutgoingMessage[] = [];
    const whatsapp: Channel = { send: async (message) => (texts.push(message), { kind: 'accepted' }) };
    const delivery = deliveryFor(test, { mailer: listingMailer(), writers: writersOf(), channels: { whatsapp } });
    const job = await jobOf(test, answer.leadId, 'executive-notice-whatsapp');
    expect(await deliverMessage(job, delivery)).toEqual({ kind: 'sent' });
    const text = `Cotejo: tienes una solicitud nueva, sobre ${aPlan().displayName}. Los datos están en tu correo.`;
    expect(texts[0]?.written).toMatchObject({ channel: 'whatsapp', phone: answer.dataSocio?.telefono_1, text });
  });

  it('tell an executive whose balance pays for no more, and not one who has paid by then', async () => {
    const balances = (await test.database.pool.query<{ id: number; balance: string }>('select id, balance from executives')).rows;
    await test.database.pool.query("update executives set balance = charge_per_lead where edition = 'chile'");
    try {
      await requested();
      const { rows } = await test.database.pool.query<{ id: string; executive: number }>(
        "select id, executive_id executive from messages where event = 'low-balance'",
      );
      expect(rows).toHaveLength(1);
      const job = { messageId: rows[0]?.id ?? '', event: 'low-balance' } as const;
      const mailer = listingMailer();
      expect(await deliverMessage(job, services(mailer))).toEqual({ kind: 'sent' });
      expect(mailer.sent[0]).toMatchObject({ subject: 'Saldo Bajo: no recibes solicitudes nuevas' });
      await test.database.pool.query("update messages set state = 'waiting' where event = 'low-balance'");
      await test.database.pool.query('update executives set balance = 1000000 where id = $1', [rows[0]?.executive]);
      expect(await deliverMessage(job, services(mailer))).toEqual({ kind: 'needless' });
    } finally {
      for (const { id, balance } of balances)
        await test.database.pool.query('update executives set balance = $2, recess_reason = null where id = $1', [id, balance]);
    }
  });

  it('a refusal for good is kept and not tried again; anything else is tried later', async () => {
    const answer = await requested();
    const failing = (responseCode: number): Mailer => ({
      destination: 'nowhere',
      send: () => Promise.reject(new MailError(Object.assign(new Error('no'), { responseCode }))),
      close: () => undefined,
    });
    const confirmation = await jobOf(test, answer.leadId, 'visitor-confirmation');
    expect(await deliverMessage(confirmation, services(failing(421)))).toEqual({ kind: 'later', at: testNow + 5_000 });
    expect(await stateOf(answer.leadId, 'visitor-confirmation')).toEqual([{ state: 'waiting', fault: 'smtp 421' }]);
    expect(await deliverMessage(confirmation, services(failing(550)))).toEqual({ kind: 'refused' });
    expect(await deliverMessage(confirmation, services(listingMailer()))).toEqual({ kind: 'elsewhere' });
    expect(await stateOf(answer.leadId, 'visitor-confirmation')).toEqual([{ state: 'refused', fault: 'smtp 550' }]);
  });
});
