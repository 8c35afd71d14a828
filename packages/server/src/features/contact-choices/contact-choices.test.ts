import { randomUUID } from 'node:crypto';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasStopped } from '../../platform/messages/contact-choice-store.ts';
import { createOutbox } from '../../platform/messages/enqueue-message.ts';
import { stopPathOf } from '../../platform/messages/stop-signature.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { jobOf } from '../../platform/testing/test-delivery.ts';

let test: TestApp;
let path: string;
let email: string;
const logLines: string[] = [];

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', onLogLine: (line) => logLines.push(line) });
  const person = somebody();
  email = person.email;
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: 'localhost', 'idempotency-key': randomUUID(), ...wireHeaders() },
    payload: {
      ...person,
      tipo: 'isapre',
      productCode: 'ALC-4001',
      profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
      acceptsPriceAlerts: true,
      acceptsOffers: true,
      acceptsInsurer: true,
      consentText: { version: '2026-11', language: 'es' },
    },
  });
  const { leadId } = leadAnswerSchema.parse(response.json());
  const { messageId } = await jobOf(test, leadId, 'survey-invitation');
  path = stopPathOf({ edition: 'chile', messageId }, await openServiceKeys(test.database.database, null).get('stop'));
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('truncate contact_choices'));

const get = (url: string, host = 'localhost') => test.app.inject({ method: 'GET', url, headers: { host } });
const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  test.app.inject({ method: 'POST', url, headers: { host: 'localhost', 'content-type': type }, payload });
const stopped = () => hasStopped(test.database.database, email, testDataKeys);
const record = async () =>
  (await test.database.pool.query('select choice, way, created_at from contact_choices order by place')).rows;
const at = new Date(testNow);

describe('the link of a message that may be stopped', () => {
  it('asks when it is opened, with one button that needs no script, and stops nothing by being opened', async () => {
    const page = await get(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<form method="post" action="${path}">`);
    expect(page.body).toContain('Dejar de recibirlos</button>');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(await stopped()).toBe(false);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('stops at once for a mail program that posts %s (RFC 8058), and sends it nowhere else', async (_, type, payload) => {
    const answer = await post(path, payload, type);
    expect(answer.statusCode).toBe(200);
    expect(await stopped()).toBe(true);
    expect(await record()).toEqual([{ choice: 'stop', way: 'one-click', created_at: at }]);
  });

  it('stops and resumes by the buttons of its page; the record keeps all that was chosen, once each', async () => {
    const pressed = await post(path, 'eleccion=stop');
    expect(pressed.body).toContain('ya no te escribiremos');
    expect((await get(path)).body).toContain('ya no te escribiremos');
    await post(path, 'eleccion=stop');
    const resumed = await post(path, 'eleccion=resume');
    expect(resumed.body).toContain('volverás a recibirlos');
    expect(await stopped()).toBe(false);
    expect(await record()).toEqual([
      { choice: 'stop', way: 'page', created_at: at },
      { choice: 'resume', way: 'page', created_at: at },
    ]);
  });

  it('is of no message with another signature, number or edition: 404, and nothing is stopped', async () => {
    const others = [`${path}x`, path.replace(/[\da-f]{8}-/, '00000000-'), '/Dejar-de-recibir/1/x'];
    for (const url of others) {
      expect((await get(url)).statusCode).toBe(404);
      expect((await post(url, 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
    }
    expect((await get(path, 'peru.localhost')).statusCode).toBe(404);
    expect(await record()).toEqual([]);
  });

  describe('of the international edition', () => {
    let international: string;
    beforeAll(async () => {
      const outbox = createOutbox({ jobs: test.jobs, channels: ['mail'] });
      const { rows } = await test.database.pool.query<{ id: string }>('select id from leads limit 1');
      const intent = {
        event: 'survey-invitation',
        edition: 'international',
        leadId: rows[0]?.id ?? '',
        occasion: 'other',
      } as const;
      await test.database.database.transaction((transaction) => outbox.enqueue(transaction, [intent], testNow));
      const { rows: messages } = await test.database.pool.query<{ id: string }>(
        "select id from messages where occasion = 'other'",
      );
      const link = { edition: 'international', messageId: messages[0]?.id ?? '' } as const;
      international = stopPathOf(link, await openServiceKeys(test.database.database, null).get('stop'));
    });
    const host = 'international.localhost';
    const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
      test.app.inject({ method: 'GET', url, headers: { host, ...headers } });

    it.each([
      ['/en', 'en', 'Stop receiving these messages?', 'Stop them</button>', 'href="/en"'],
      ['/pt', 'pt-BR', 'Deixar de receber estas mensagens?', 'Deixar de recebê-las</button>', 'href="/pt"'],
      ['', 'es', '¿Dejar de recibir estos mensajes?', 'Dejar de recibirlos</button>', 'href="/"'],
    ])('is read in the language before its path: %s', async (prefix, tag, title, ...parts) => {
      const page = await ask(prefix + international);
      expect(page.statusCode).toBe(200);
      for (const text of [`<html lang="${tag}`, `<h1>${title}</h1>`, ...parts]) expect(page.body).toContain(text);
      expect(page.body).toContain(`action="${prefix}${international}"`);
    });

    it('is read as its reader chose or their browser asks where the path says nothing, and stops in any', async () => {
      expect((await ask(international, { 'accept-language': 'pt-BR,pt;q=0.9' })).body).toContain('Deixar de receber');
      expect((await ask(international, { 'accept-language': 'pt', cookie: 'idioma=en' })).body).toContain('Stop receiving');
      const payload = 'List-Unsubscribe=One-Click';
      const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await test.app.inject({ method: 'POST', url: `/en${international}`, headers, payload });
      expect(answer.body).toContain('we will not write to you any more');
      expect(await stopped()).toBe(true);
    });

    it('is nowhere in a language that an edition does not have', async () => {
      expect((await get(`/en${path}`)).statusCode).toBe(404);
      expect((await get(path)).statusCode).toBe(200);
    });
  });

  it('takes back what was allowed of such messages, once, and nothing of what others were allowed', async () => {
    // What stopping took back before comes again with the button.
    const said = async () => {
      const { rows } = await test.database.pool.query<{ purpose: string; said: boolean[] }>(
        `select purpose, array_agg(is_given order by id) as said from lead_consents where purpose <> 'request' group by purpose`,
      );
      return new Map(rows.map((row) => [row.purpose, row.said]));
    };
    await post(path, 'eleccion=stop');
    const once = await said();
    await post(path, 'eleccion=stop');
    expect(await said()).toEqual(once);
    expect([...once.keys()].toSorted()).toEqual(['insurer', 'offers', 'price-alerts']);
    expect(once.get('insurer')).toEqual([true]);
    for (const purpose of ['offers', 'price-alerts'])
      expect([purpose, once.get(purpose)?.slice(-2)]).toEqual([purpose, [true, false]]);
  });

  it('leaves no address in the log or in plain in the record', async () => {
    await post(path, 'eleccion=stop');
    const { rows } = await test.database.pool.query<{ text: string }>('select c::text as text from contact_choices c');
    const kept = rows.map(({ text }) => text).join('');
    expect(kept).not.toContain(Buffer.from(email).toString('hex'));
    expect(logLines.join('')).not.toContain(email);
  });
});
