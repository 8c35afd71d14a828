import { endpoints } from '@cotejo/contract/endpoints';
import { leadAnswerSchema, type LeadAnswer } from '@cotejo/contract/lead';
import type { EventName } from '@cotejo/core/notification-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveWaitingRequests } from './features/lead-steps/give-waiting-requests.ts';
import { leadDesk } from './features/lead-steps/testing/lead-desk.ts';
import { meetingVisitors } from './features/meetings/testing/meeting-visitors.ts';
import { requestWriters } from './features/requests/request-writers.ts';
import { consentSignature } from './platform/consents/consent-link.ts';
import { deliverMessage } from './platform/messages/deliver-message.ts';
import { openServiceKeys } from './platform/service-keys-store.ts';
import { somebody } from './platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, testNow, wireHeaders, type TestApp } from './platform/testing/test-app.ts';
import { deliveryFor, listingMailer } from './platform/testing/test-delivery.ts';

const clock = { now: testNow };
let test: TestApp;
let desk: ReturnType<typeof leadDesk>;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => clock.now });
  desk = leadDesk(test, () => clock.now);
});
afterAll(() => test.close());
beforeEach(async () => {
  clock.now = testNow;
  await desk.putInCharge([{}]);
});

const keys = () => openServiceKeys(test.database.database, null);
const sign = async (leadId: string) => consentSignature(await keys().get('consents'), { edition: 'chile', leadId });

/** The answer to a request with everything allowed, of somebody new unless it is said of whom. */
async function answerAllowing(
  person: object = somebody(),
  message = '',
  { key = crypto.randomUUID(), to = test }: { readonly key?: string; readonly to?: TestApp } = {},
): Promise<LeadAnswer> {
  const response = await to.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: 'localhost', 'idempotency-key': key, ...wireHeaders() },
    payload: {
      ...person,
      tipo: 'isapre',
      productCode: 'ALC-4001',
      mensaje: message,
      profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
      acceptsOffers: true,
      acceptsInsurer: true,
      consentText: { version: '2026-11', language: 'es' },
    },
  });
  return leadAnswerSchema.parse(response.json());
}

/** What the link of an answer was signed with. */
function signatureIn({ withdrawalUrl }: LeadAnswer): string {
  return new URLSearchParams(withdrawalUrl?.split('?')[1]).get('firma') ?? '';
}

async function askAllowing(...asked: Parameters<typeof answerAllowing>): Promise<string> {
  return (await answerAllowing(...asked)).leadId;
}

async function look(leadId: string, host = 'localhost') {
  const url = `/api/withdrawals/${leadId}/${await sign(leadId)}`;
  const response = await test.app.inject({ method: 'GET', url, headers: { host } });
  return response.statusCode === 200 ? endpoints.getWithdrawal.responses[200].parse(response.json()).data : response.statusCode;
}

async function withdraw(leadId: string, signature?: string) {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/withdrawals',
    headers: { host: 'localhost', ...wireHeaders() },
    payload: { leadId, signature: signature ?? (await sign(leadId)) },
  });
  return response.statusCode === 200
    ? endpoints.withdrawLead.responses[200].parse(response.json()).data.state
    : response.statusCode;
}

/** Events of messages about a request, by how they stand. */
async function messagesOf(leadId: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await test.database.pool.query<{ state: string; event: string }>(
    "select state, event || coalesce(' ' || occasion, '') as event from messages where lead_id = $1 order by event",
    [leadId],
  );
  const byState = Map.groupBy(rows, ({ state }) => state);
  return Object.fromEntries([...byState].map(([state, told]) => [state, told.map(({ event }) => event)]));
}

async function consentsOf(leadId: string) {
  const { rows } = await test.database.pool.query<{ purpose: string; said: boolean[] }>(
    "select purpose, array_agg(is_given order by id) said from lead_consents where lead_id = $1 and purpose <> 'request' group by purpose order by purpose",
    [leadId],
  );
  return Object.fromEntries(rows.map(({ purpose, said }) => [purpose, said]));
}

/** The mail that goes of a message about a request; null: there was nothing to say. */
async function mailOf(leadId: string, occasion: string | null, event: EventName = 'executive-notice') {
  const { rows } = await test.database.pool.query<{ id: string }>(
    'select id from messages where lead_id = $1 and event = $2 and occasion is not distinct from $3',
    [leadId, event, occasion],
  );
  await test.database.pool.query("update messages set state = 'waiting' where id = $1", [rows[0]?.id]);
  const writers = requestWriters({
    database: test.database.database,
    dataKeys: testDataKeys,
    keys: keys(),
    siteUrlOf: () => 'https://cotejo.example',
    readForms: async () => [],
  });
  const mailer = listingMailer();
  await deliverMessage({ messageId: rows[0]?.id ?? '', event }, deliveryFor(test, { mailer, writers }));
  return mailer.sent[0] ?? null;
}

/** The first executive takes meetings from Monday to Wednesday. */
async function openCalendar(): Promise<void> {
  await test.database.pool.query(
    `insert into executive_calendars values (1, 'America/Santiago',
       '[{"day":1,"from":"09:00","to":"18:00"},{"day":2,"from":"09:00","to":"18:00"},{"day":3,"from":"09:00","to":"18:00"}]',
       30, 30, 0, 0, 60, 14)`,
  );
}

describe('a request that its person takes back', () => {
  it('is told with what ends by it, and is not taken back by being looked at', async () => {
    const leadId = await askAllowing();
    const open = { leadId, state: 'open', withdrawnAt: null, executiveName: 'Ana1 Soto', meeting: null, hasConsents: true };
    expect(await look(leadId)).toMatchObject(open);
    expect(await look(leadId)).toMatchObject(open);
    expect(await desk.stateOf(leadId)).toMatchObject({ status: 2, executive: 1 });
  });

  it('is answered with its link, and what repeats it is not: whoever knows somebody’s address takes nothing of theirs back', async () => {
    const person = somebody();
    const first = await answerAllowing(person);
    const link = new URLSearchParams({ lead: first.leadId, firma: await sign(first.leadId) });
    expect((await answerAllowing(person, 'Otra cosa')).withdrawalUrl).toBeNull();
    expect(first.withdrawalUrl).toMatch(/^\/Retirar-solicitud\?lead=/);
    expect(first.withdrawalUrl).not.toBe(`/Retirar-solicitud?${link}`);
    expect(await withdraw(first.leadId, signatureIn(first))).toBe('withdrawn');
  });

  it('by the link of its answer nothing else is opened: no consents, and no request that it has come to repeat', async () => {
    const person = somebody();
    const [other, own] = [await askAllowing(person), await answerAllowing()];
    const consents = await test.app.inject({
      method: 'GET',
      url: `/api/consents/${own.leadId}/${signatureIn(own)}`,
      headers: { host: 'localhost' },
    });
    expect(consents.statusCode).toBe(404);
    await desk.take({ leadId: own.leadId, to: 6, firstRequest: other });
    expect(await withdraw(own.leadId, signatureIn(own))).toBe(404);
    expect(await desk.stateOf(other)).toMatchObject({ status: 2 });
    expect(await withdraw(own.leadId)).toBe('withdrawn');
  });

  it('is asked for anew by the same words under the same key', async () => {
    const [person, key] = [somebody(), crypto.randomUUID()];
    const first = await answerAllowing(person, '', { key });
    await withdraw(first.leadId);
    clock.now += 11_000;
    const again = await answerAllowing(person, '', { key });
    expect(again.leadId).not.toBe(first.leadId);
    expect(await desk.stateOf(again.leadId)).toMatchObject({ status: 2, executive: 1 });
  });

  it('is asked for anew in the same moment too, where its answer is still at hand, and so is the one after it', async () => {
    const [person, key] = [somebody(), crypto.randomUUID()];
    const asked = [];
    for (let time = 0; time < 3; time += 1) {
      const { leadId } = await answerAllowing(person, '', { key });
      // A twin is the request that stands.
      expect((await answerAllowing(person, '', { key })).leadId).toBe(leadId);
      expect(await desk.stateOf(leadId)).toMatchObject({ status: 2, executive: 1 });
      await withdraw(leadId);
      asked.push(leadId);
    }
    expect(new Set(asked).size).toBe(3);
  });

  it('is forgotten with what repeats it: the same words as a repetition are a new request too', async () => {
    const [person, key] = [somebody(), crypto.randomUUID()];
    const first = await askAllowing(person);
    const { leadId } = await answerAllowing(person, 'Otra cosa', { key });
    await withdraw(first);
    const again = await answerAllowing(person, 'Otra cosa', { key });
    expect(again.leadId).not.toBe(leadId);
    expect(await desk.stateOf(again.leadId)).toMatchObject({ status: 2, executive: 1 });
  });

  it('is asked for anew of a process that took it, though another one was told that it is taken back', async () => {
    const beside = await buildTestApp({ beside: test, clock: () => clock.now });
    try {
      const [person, key] = [somebody(), crypto.randomUUID()];
      const first = await answerAllowing(person, '', { key, to: beside });
      await withdraw(first.leadId);
      const second = await answerAllowing(person, '', { key });
      // What took the first one has that answer at hand, and a key that is known again: the one that stands is another request.
      expect((await answerAllowing(person, '', { key, to: beside })).leadId).toBe(second.leadId);
      await withdraw(second.leadId);
      const third = await answerAllowing(person, '', { key, to: beside });
      expect(new Set([first.leadId, second.leadId, third.leadId]).size).toBe(3);
      expect(await desk.stateOf(third.leadId)).toMatchObject({ status: 2, executive: 1 });
    } finally {
      await beside.close();
    }
  });

  it('is taken back about no product as well', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { host: 'localhost', 'idempotency-key': crypto.randomUUID(), 'lead-type': 'contact', ...wireHeaders() },
      payload: { ...somebody(), tipo: 'isapre' },
    });
    const { leadId } = leadAnswerSchema.parse(response.json());
    expect(await look(leadId)).toMatchObject({ state: 'open', productDisplayName: 'Planes de isapre' });
    expect(await withdraw(leadId)).toBe('withdrawn');
  });

  it('that somebody told their executive to leave alone can still be taken back, with all that ends by it', async () => {
    const leadId = await askAllowing();
    await desk.take({ leadId, to: 4, subStatus: 402, reason: 9 });
    expect(await look(leadId)).toMatchObject({ state: 'open' });
    expect(await withdraw(leadId)).toBe('withdrawn');
    expect(await consentsOf(leadId)).toEqual({ insurer: [true, false], offers: [true, false] });
    expect((await desk.take({ leadId, to: 7 })).ok).toBe(false);
  });

  it('fails because they asked for no contact, as their own step of its history, and is told so from then on', async () => {
    const leadId = await askAllowing();
    clock.now += 60_000;
    expect(await withdraw(leadId)).toBe('withdrawn');
    expect(await desk.stateOf(leadId)).toEqual({ status: 4, executive: 1, subStatus: 402, reason: 9 });
    expect((await desk.historyOf(leadId)).at(-1)).toMatchObject({ mover: 'visitor', byName: null, from: 2, to: 4 });
    expect(await look(leadId)).toMatchObject({ state: 'withdrawn', withdrawnAt: new Date(clock.now).toISOString() });
    expect(await desk.wrongAccounts()).toEqual([[], []]);
  });

  it('stops every message of it that waits, and tells the executive alone', async () => {
    const leadId = await askAllowing();
    await withdraw(leadId);
    expect(await messagesOf(leadId)).toEqual({
      needless: ['executive-notice', 'survey-invitation', 'visitor-confirmation'],
      waiting: ['executive-notice withdrawn'],
    });
    const mail = await mailOf(leadId, 'withdrawn');
    expect([mail?.to, mail?.subject]).toEqual(['1@cotejo.example', expect.stringMatching(/^Solicitud retirada: /)]);
    expect(mail?.text).toContain('no la llames ni le escribas');
  });

  it('is not written about to its person any more, though a message was on its way', async () => {
    const leadId = await askAllowing();
    expect((await mailOf(leadId, null, 'visitor-confirmation'))?.text).toMatch(
      /No quiero que me contacten: https:\/\/cotejo\.example\/Retirar-solicitud\?lead=[\w-]+&firma=[\w-]+/,
    );
    await withdraw(leadId);
    expect(await mailOf(leadId, null, 'visitor-confirmation')).toBeNull();
  });

  it('takes back what was allowed with it, added to the history, and nothing of another request', async () => {
    const person = somebody();
    const leadId = await askAllowing(person);
    clock.now += 25 * 3_600_000;
    const other = await askAllowing(person);
    await withdraw(leadId);
    expect(await consentsOf(leadId)).toEqual({ insurer: [true, false], offers: [true, false] });
    expect(await consentsOf(other)).toEqual({ insurer: [true], offers: [true] });
    expect(await desk.stateOf(other)).toMatchObject({ status: 2 });
  });

  it('cancels the meeting that is ahead, and books no other', async () => {
    await openCalendar();
    const visitors = meetingVisitors(test);
    const leadId = await askAllowing();
    const token = await visitors.tokenOf(leadId);
    const startsAt = (await visitors.slots(token)).days[1]?.slots[0]?.startsAt ?? '';
    expect(await visitors.book(token, startsAt)).toMatchObject({ status: 200 });
    expect(await visitors.see(token)).toMatchObject({ place: { takenBack: null } });
    expect(await look(leadId)).toMatchObject({ meeting: { startsAt, timeZone: 'America/Santiago' } });
    await withdraw(leadId);
    const requestUrl = expect.stringMatching(/^\/Isapre\/.+\/Solicitar$/);
    expect(await visitors.see(token)).toMatchObject({ place: { meeting: { status: 'cancelled' }, takenBack: { requestUrl } } });
    expect(await visitors.book(token, startsAt)).toMatchObject({ status: 410 });
    expect((await messagesOf(leadId))['waiting']).toEqual([
      'executive-notice withdrawn',
      'meeting-change closed 1',
      'meeting-notice cancelled 1',
    ]);
  });

  it('is told to its executive by their link to the meeting, without its person, and nothing is changed by it any more', async () => {
    await openCalendar();
    const visitors = meetingVisitors(test);
    const person = somebody();
    const leadId = await askAllowing(person);
    const token = await visitors.tokenOf(leadId);
    const [one, two] = (await visitors.slots(token)).days[1]?.slots ?? [];
    await visitors.book(token, one?.startsAt ?? '');
    await withdraw(leadId);
    const own = await visitors.staffTokenOf(leadId, 1);
    const seen = await visitors.see(own);
    const takenBack = { requestUrl: null };
    expect(seen).toMatchObject({ status: 200, place: { party: 'executive', takenBack, meeting: { status: 'cancelled' } } });
    expect(JSON.stringify(seen)).not.toContain(person.email);
    const detail = 'La solicitud fue retirada: no hay reunión que cambiar';
    expect(await visitors.change(own, { change: 'move', startsAt: two?.startsAt })).toMatchObject({ status: 410, detail });
    expect(await visitors.change(own, { change: 'cancel' })).toMatchObject({ status: 410, detail });
    expect(await visitors.see(await visitors.staffTokenOf(leadId, 2))).toMatchObject({ status: 410 });
  });

  it('cancels at once the meetings of what repeats it as well', async () => {
    await openCalendar();
    const visitors = meetingVisitors(test);
    const person = somebody();
    const first = await askAllowing(person);
    const second = await askAllowing(person, 'Otra cosa');
    const token = await visitors.tokenOf(second);
    const startsAt = (await visitors.slots(token)).days[1]?.slots[0]?.startsAt ?? '';
    expect(await visitors.book(token, startsAt)).toMatchObject({ status: 200 });
    expect(await look(first)).toMatchObject({ meeting: { startsAt } });
    await withdraw(first);
    expect(await visitors.see(token)).toMatchObject({ place: { meeting: { status: 'cancelled' } } });
    expect((await messagesOf(second))['waiting']).toEqual(['meeting-change closed 1', 'meeting-notice cancelled 1']);
  });

  it('still tells whoever had it before that they have its meeting no more', async () => {
    await desk.putInCharge([{}, { line: 'otra' }]);
    await openCalendar();
    const visitors = meetingVisitors(test);
    const leadId = await askAllowing();
    const token = await visitors.tokenOf(leadId);
    const startsAt = (await visitors.slots(token)).days[1]?.slots[0]?.startsAt ?? '';
    await visitors.book(token, startsAt);
    await test.database.pool.query("update executives set business_lines = '{isapre}'");
    await desk.take({ leadId, to: 7 });
    await desk.take({ leadId, to: 2, executiveId: 2 });
    await withdraw(leadId);
    const { rows } = await test.database.pool.query(
      "select executive_id, occasion from messages where lead_id = $1 and event = 'meeting-notice' and state = 'waiting'",
      [leadId],
    );
    expect(rows).toContainEqual({ executive_id: 1, occasion: 'taken 0' });
    expect(rows.filter((row) => row.executive_id === 2)).toEqual([]);
  });

  it('is taken back once, however often and however many at once press', async () => {
    const leadId = await askAllowing();
    const pressed = await Promise.all(Array.from({ length: 8 }, () => withdraw(leadId)));
    expect(new Set(pressed)).toEqual(new Set(['withdrawn']));
    expect(await withdraw(leadId)).toBe('withdrawn');
    expect(await desk.historyOf(leadId)).toHaveLength(2);
    expect(await consentsOf(leadId)).toEqual({ insurer: [true, false], offers: [true, false] });
    expect(await desk.toldOf(leadId, 'executive-notice')).toEqual([1, 1]);
  });

  it('is taken back with all that repeats it, by the link of a repetition too', async () => {
    const person = somebody();
    const first = await askAllowing(person);
    const second = await askAllowing(person, 'Otra cosa');
    expect(await desk.stateOf(second)).toMatchObject({ status: 6 });
    expect(await withdraw(second)).toBe('withdrawn');
    expect(await desk.stateOf(first)).toMatchObject({ status: 4, reason: 9 });
    expect(await look(first)).toMatchObject({ state: 'withdrawn' });
    expect(await messagesOf(second)).toEqual({ needless: ['executive-notice', 'visitor-confirmation'] });
    expect(await consentsOf(second)).toEqual({ insurer: [true, false], offers: [true, false] });
    expect(await mailOf(second, null, 'visitor-confirmation')).toBeNull();
  });

  it('is told to the office where nobody had it, and never given to anybody', async () => {
    await desk.putInCharge([{ paid: 0 }]);
    const leadId = await askAllowing();
    expect(await withdraw(leadId)).toBe('withdrawn');
    expect((await messagesOf(leadId))['waiting']).toEqual(['request-waiting withdrawn']);
    await test.database.pool.query('update executives set balance = 300000, recess_reason = null');
    expect(await giveWaitingRequests(desk.services)).toBe(0);
    expect(await desk.stateOf(leadId)).toMatchObject({ status: 4, executive: null });
  });

  it('is gone on with by nobody of the house', async () => {
    const leadId = await askAllowing();
    await withdraw(leadId);
    const refused = { ok: false, error: { kind: 'taken-back' } };
    expect(await desk.take({ leadId, to: 7 })).toEqual(refused);
    expect(await desk.take({ leadId, to: 2, executiveId: 1 })).toEqual(refused);
  });

  it('can be asked for anew, as a request like any other', async () => {
    const person = somebody();
    await withdraw(await askAllowing(person));
    const again = await askAllowing(person);
    expect(await desk.stateOf(again)).toMatchObject({ status: 2, executive: 1 });
    expect(await look(again)).toMatchObject({ state: 'open' });
    expect((await messagesOf(again))['waiting']).toContain('visitor-confirmation');
  });

  it('is taken back though it failed for another reason, so that nobody tries again', async () => {
    const leadId = await askAllowing();
    await desk.take({ leadId, to: 4, subStatus: 401, reason: 1 });
    expect(await withdraw(leadId)).toBe('withdrawn');
    expect((await desk.take({ leadId, to: 7 })).ok).toBe(false);
  });

  it('410: stays as it is once it was sold, with its messages and what was allowed', async () => {
    const leadId = await askAllowing();
    await desk.take({ leadId, to: 9 });
    await desk.take({ leadId, to: 3 });
    expect(await look(leadId)).toMatchObject({ state: 'closed' });
    expect(await withdraw(leadId)).toBe(410);
    expect(await desk.stateOf(leadId)).toMatchObject({ status: 3 });
    expect(await consentsOf(leadId)).toEqual({ insurer: [true], offers: [true] });
  });

  it('404: is nobody’s without its own link, or in another edition', async () => {
    const [leadId, other] = [await askAllowing(), await askAllowing()];
    expect(await withdraw(leadId, await sign(other))).toBe(404);
    expect(await withdraw(crypto.randomUUID())).toBe(404);
    expect(await look(leadId, 'peru.localhost')).toBe(404);
    expect(await desk.stateOf(leadId)).toMatchObject({ status: 2 });
  });
});
