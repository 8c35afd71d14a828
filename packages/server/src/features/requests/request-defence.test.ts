import { createHash } from 'node:crypto';
import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import type { PageContext, RenderedPage } from '@cotejo/contract/page-rendering';
import { beginsWithZeros, bitsOfChallenge, workAttempt, workParts, writeWork } from '@cotejo/contract/request-work';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorLimits } from '../../platform/http/robot/visitor-limits.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

const minute = 60_000;
const trap = { 'x-form-trap': 'lleno' };
const profile = { cotizante: [{ edad: 34 }], cargas: [], ingresodatos: true };

let test: TestApp;
let visitors = 0;
let address = '';
const now = { value: testNow };
const lines: string[] = [];

/** A page that asks for a plan with the headers that its address says, and tells what it was answered and its own moment. */
async function renderPage(request: Request, { api, formStamp }: PageContext): Promise<RenderedPage> {
  const headers = Object.fromEntries(new URL(request.url).searchParams);
  const sent = await api.createLead({
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    body: { tipo: 'isapre', productCode: 'ALC-4001', mensaje: '', profile, ...somebody() },
  });
  const work = !sent.ok && sent.error.kind === 'problem' ? sent.error.problem.work : undefined;
  return { kind: 'html', status: 200, html: JSON.stringify({ ok: sent.ok, work, formStamp }), cacheable: false };
}

beforeAll(async () => {
  const nothing = async (): Promise<void> => undefined;
  test = await buildTestApp({
    catalogue: 'demo',
    clock: () => now.value,
    operation: { limits: visitorLimits },
    site: { isDevelopment: false, clientFolder: null, renderPage, install: nothing, close: nothing },
    onLogLine: (line) => lines.push(line),
  });
});
afterAll(() => test.close());
beforeEach(() => {
  // Each test is a visitor of a network of its own.
  visitors += 1;
  address = `198.51.${visitors}.1`;
  now.value = testNow;
  lines.length = 0;
});

interface Sent {
  readonly key?: string;
  readonly person?: object;
  readonly from?: string;
  readonly host?: string;
}

async function post(headers: Record<string, string> = {}, { key = crypto.randomUUID(), person, from, host }: Sent = {}) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/leads',
    remoteAddress: from ?? address,
    headers: {
      host: host ?? 'localhost',
      ...wireHeaders(host === undefined ? 'chile' : 'peru'),
      'idempotency-key': key,
      ...headers,
    },
    payload: { tipo: 'isapre', productCode: 'ALC-4001', profile, ...(person ?? somebody()) },
  });
  return {
    status: answer.statusCode,
    leadId: answer.statusCode === 200 ? leadAnswerSchema.parse(answer.json()).leadId : null,
    work: answer.statusCode === 428 ? (problemSchema.parse(answer.json()).work ?? '') : '',
    text: answer.payload,
  };
}

const statuses = async (times: number, headers: Record<string, string> = {}): Promise<number[]> => {
  const seen = [];
  for (let time = 0; time < times; time += 1) seen.push((await post(headers)).status);
  return seen;
};

/** Does the work as a program of somebody else would. */
function solved(challenge: string): string {
  const bits = bitsOfChallenge(challenge);
  if (bits === null) throw new Error(`'${challenge}' is no challenge`);
  const counts = Array.from({ length: workParts }, (_, part) => {
    let count = 0;
    const digestOf = () =>
      createHash('sha256')
        .update(workAttempt(challenge, part, count))
        .digest();
    while (!beginsWithZeros(digestOf(), bits)) count += 1;
    return count;
  });
  return writeWork({ challenge, counts });
}

async function stamp(): Promise<{ readonly 'x-form-stamp': string }> {
  const answer = await test.app.inject({ url: '/api/leads/stamp', remoteAddress: address, headers: { host: 'localhost' } });
  expect(answer.headers['cache-control']).toBe('no-store');
  return { 'x-form-stamp': endpoints.getFormStamp.responses[200].parse(answer.json()).data.stamp };
}

async function stored(): Promise<number> {
  const { rowCount } = await test.database.pool.query('select 1 from leads');
  return rowCount ?? 0;
}

describe('a request with a field filled in that nobody sees', () => {
  it('428: is asked for work, and taken with it: once, however often it comes', async () => {
    const [key, person, before] = [crypto.randomUUID(), somebody(), await stored()];
    const asked = await post(trap, { key, person });
    expect(JSON.parse(asked.text)).toMatchObject({ status: 428, type: '/problems/work-needed' });
    expect(await stored()).toBe(before);
    const work = { ...trap, 'x-request-work': solved(asked.work) };
    const first = await post(work, { key, person });
    expect(first.status).toBe(200);
    expect((await post(work, { key, person })).leadId).toBe(first.leadId);
    expect(await stored()).toBe(before + 1);
    // Of another content it is no request, and with another key it is not this one's work.
    expect((await post(work, { key })).status).toBe(422);
    expect((await post(work, { person })).status).toBe(428);
  });

  it('428: work is good for half an hour, in its own edition, and only whole', async () => {
    const key = crypto.randomUUID();
    const { work } = await post(trap, { key });
    const done = solved(work);
    const sent = async (text: string, more: Sent = {}) =>
      (await post({ ...trap, 'x-request-work': text }, { key, ...more })).status;
    expect(await sent(done, { host: 'peru.localhost' })).toBe(428);
    expect(await sent(writeWork({ challenge: work, counts: Array.from({ length: workParts }, () => 1) }))).toBe(428);
    expect(await sent(done.replace(/\.\w+$/, ''))).toBe(428);
    // A lighter challenge than the one that was given is not ours.
    expect(await sent(solved(work.replace(/^(\d+)\.\d+/, '$1.1')))).toBe(428);
    expect(await sent('nada')).toBe(428);
    now.value = testNow + 30 * minute;
    expect(await sent(done)).toBe(428);
    now.value = testNow + 30 * minute - 1;
    expect(await sent(done)).toBe(200);
  });

  it('nothing but fields of the request is looked at before: what is wrong in them is said at once', async () => {
    expect((await post(trap, { person: { ...somebody(), email: 'ana@' } })).status).toBe(400);
  });

  it('leaves no person in the log, and a count of what became of them', async () => {
    const count = async (end: string): Promise<number> => {
      const { payload } = await test.app.inject({ url: '/metrics' });
      return Number(new RegExp(`leads_suspicious_total\\{outcome="${end}"\\} (\\d+)`).exec(payload)?.[1] ?? 0);
    };
    const ends = ['asked', 'solved', 'refused'] as const;
    const counts = () => Promise.all(ends.map(count));
    const [before, key, person] = [await counts(), crypto.randomUUID(), somebody()];
    const { work } = await post(trap, { key, person });
    await post({ ...trap, 'x-request-work': 'nada' }, { key, person });
    await post({ ...trap, 'x-request-work': solved(work) }, { key, person });
    expect((await counts()).map((each, index) => each - (before[index] ?? 0))).toEqual([1, 1, 1]);
    const noted = lines.filter((line) => line.includes('asked for work'));
    expect(noted.map((line) => JSON.parse(line))).toMatchObject([
      { suspicions: ['trap'], bits: 11, end: 'asked' },
      { suspicions: ['trap'], bits: 11, end: 'refused' },
    ]);
    for (const said of [...Object.values(person), address]) expect(noted.join('\n')).not.toContain(said);
  });
});

describe('the moment at which a form begins to be filled in', () => {
  it('is taken from two seconds to a day later', async () => {
    const signs = await stamp();
    expect((await post(signs)).status).toBe(428);
    now.value = testNow + 1_999;
    expect((await post(signs)).status).toBe(428);
    now.value = testNow + 2_000;
    expect((await post(signs)).status).toBe(200);
    now.value = testNow + 24 * 60 * minute;
    expect((await post(signs)).status).toBe(200);
    now.value += 1;
    expect((await post(signs)).status).toBe(428);
  });

  it('is asked for work where we did not sign it', async () => {
    expect((await post({ 'x-form-stamp': `${testNow - minute}.${'A'.repeat(43)}` })).status).toBe(428);
    expect((await post({ 'x-form-stamp': 'ilegible' })).status).toBe(428);
  });

  it('stands in pages, which compute nothing for anybody', async () => {
    const { formStamp } = JSON.parse((await page()).payload);
    now.value = testNow + 5_000;
    expect((await post({ 'x-form-stamp': formStamp })).status).toBe(200);
  });
});

function page(headers: Record<string, string> = {}) {
  const url = `/pagina?${new URLSearchParams(headers).toString()}`;
  return test.app.inject({ url, remoteAddress: address, headers: { host: 'localhost' } });
}

describe('an address that asks often', () => {
  it('is asked for work from the sixth request on where it shows no form, and from the eleventh where it does', async () => {
    expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 428]);
    const signs = await stamp();
    now.value = testNow + 5_000;
    expect(await statuses(5, signs)).toEqual([200, 200, 200, 200, 428]);
  });

  it('can go on by working, up to the limit of everybody', async () => {
    expect(await statuses(5)).toEqual([200, 200, 200, 200, 200]);
    for (let time = 0; time < 7; time += 1) {
      const key = crypto.randomUUID();
      const person = somebody();
      const { work } = await post({}, { key, person });
      expect((await post({ 'x-request-work': solved(work) }, { key, person })).status).toBe(200);
    }
    expect((await post()).status).toBe(428);
    expect((await post()).status).toBe(429);
  });

  it('asks for more the more speaks against it', async () => {
    const bits = async () => bitsOfChallenge((await post(trap)).work);
    const seen = [];
    for (let time = 0; time < 16; time += 1) seen.push(await bits());
    expect([seen[0], seen[5], seen[10], seen[15]]).toEqual([11, 12, 13, 14]);
  });

  it('counts what it sends by pages without script as well', async () => {
    for (let time = 0; time < 20; time += 1) await page();
    expect((await post()).status).toBe(429);
  });
});

/** An address of its own for each number, all of one network: a /24, or a /48 of IPv6. */
const networks = [
  ['a /24 of IPv4', (number: number) => `192.${visitors}.0.${number}`],
  ['a /48 of IPv6', (number: number) => `2001:db8:${visitors}:${number.toString(16)}::1`],
] as const;

describe.each(networks)('many addresses of one network: %s', (_, addressOf) => {
  let asked = 0;
  beforeEach(() => {
    asked = 0;
  });
  /** Requests one after the other, each from the next address; how many were answered what. */
  const counted = async (times: number, headers: Record<string, string> = {}): Promise<Readonly<Record<number, number>>> => {
    const seen: Record<number, number> = {};
    for (let time = 0; time < times; time += 1) {
      const { status } = await post(headers, { from: addressOf((asked += 1) % 250) });
      seen[status] = (seen[status] ?? 0) + 1;
    }
    return seen;
  };

  it('are asked for work from the fifty-first request on where they show no form, and told to wait beyond two hundred', async () => {
    expect(await counted(60)).toEqual({ 200: 50, 428: 10 });
    const [key, person] = [crypto.randomUUID(), somebody()];
    const from = addressOf(251);
    const { work } = await post({}, { key, person, from });
    expect(bitsOfChallenge(work)).toBe(11);
    expect((await post({ 'x-request-work': solved(work) }, { key, person, from })).status).toBe(200);
    expect(await counted(138)).toEqual({ 428: 138 });
    expect((await post({}, { from: addressOf(252) })).status).toBe(429);
    // Other networks are others.
    expect((await post()).status).toBe(200);
  });

  it('pass by a form without noticing anything up to a hundred in ten minutes, and by work that nobody sees after that', async () => {
    const signs = await stamp();
    now.value = testNow + 5_000;
    expect(await counted(100, signs)).toEqual({ 200: 100 });
    for (let person = 0; person < 5; person += 1) {
      const sent = { key: crypto.randomUUID(), person: somebody(), from: addressOf((asked += 1)) };
      const { work } = await post(signs, sent);
      expect(bitsOfChallenge(work)).toBe(11);
      expect((await post({ ...signs, 'x-request-work': solved(work) }, sent)).status).toBe(200);
    }
  });

  it('that go slowly are asked for work from the two hundred and first in a day on where they show no form', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    try {
      for (let turn = 0; turn < 4; turn += 1) {
        expect(await counted(50)).toEqual({ 200: 50 });
        vi.setSystemTime(Date.now() + 10 * minute + 1);
      }
      expect(await counted(5)).toEqual({ 428: 5 });
      now.value = testNow + 5_000;
      const signs = await stamp();
      now.value += 5_000;
      expect(await counted(5, signs)).toEqual({ 200: 5 });
      vi.setSystemTime(Date.now() + 24 * 60 * minute);
      expect(await counted(5)).toEqual({ 200: 5 });
    } finally {
      vi.useRealTimers();
    }
  });
});

it('the machine itself is never doubted, which an unnamed proxy would be for every visitor', async () => {
  expect((await post(trap, { from: '127.0.0.1' })).status).toBe(200);
});

describe('a form that is sent a second time without script', () => {
  const asked = async () => String(JSON.parse((await page(trap)).payload).work);
  const again = async (challenge: string) =>
    JSON.parse((await page({ ...trap, 'x-request-confirmation': challenge })).payload).ok;

  it('is taken: once, and after as long as a look takes', async () => {
    const challenge = await asked();
    now.value = testNow + 1_999;
    expect(await again(challenge)).toBe(false);
    now.value = testNow + 2_000;
    expect(await again(challenge)).toBe(true);
    expect(await again(challenge)).toBe(false);
  });

  it('is taken from our own pages alone', async () => {
    const challenge = await asked();
    now.value = testNow + minute;
    expect((await post({ ...trap, 'x-request-confirmation': challenge })).status).toBe(428);
    expect(await again(challenge)).toBe(true);
  });

  it('is asked again after half an hour', async () => {
    const challenge = await asked();
    now.value = testNow + 30 * minute;
    expect(await again(challenge)).toBe(false);
  });
});
