import { endpoints } from '@cotejo/contract/endpoints';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workPath } from './platform/assignment/work-link.ts';
import { openServiceKeys } from './platform/service-keys-store.ts';
import { requestWriters } from './features/requests/request-writers.ts';
import { deliverMessage } from './platform/messages/deliver-message.ts';
import { deliveryFor, listingMailer } from './platform/testing/test-delivery.ts';
import { leaveOneInCharge } from './features/meetings/testing/meeting-visitors.ts';
import { buildTestApp, testDataKeys, testNow, wireHeaders, type TestApp } from './platform/testing/test-app.ts';

let test: TestApp;
let executive: number;
let other: number;
const over = { status: 410, detail: 'Esta solicitud ya no está contigo' };

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  executive = await leaveOneInCharge(test);
  const { rows } = await test.database.pool.query<{ id: number }>(
    "select id from executives where edition = 'chile' and id <> $1 order by id limit 1",
    [executive],
  );
  other = rows[0]?.id ?? 0;
});
afterAll(() => test.close());

let people = 0;
const headers = () => ({ host: 'localhost', ...wireHeaders() });

/** A request of somebody new, by its number. */
async function ask(more: object = {}): Promise<string> {
  people += 1;
  const own = {
    first_name: `Ana Número ${'abcdefghij'[people % 10]}`,
    email: `ana${people}@correo.example`,
    telefono: `+56 9 5${String(1_000_000 + people)}`,
  };
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { ...headers(), 'idempotency-key': crypto.randomUUID() },
    payload: { ...endpoints.createLead.example.body, ...own, mensaje: 'Llámame después de las seis', ...more },
  });
  return leadAnswerSchema.parse(response.json()).leadId;
}

async function tokenOf(leadId: string, executiveId = executive, edition: 'chile' | 'peru' = 'chile'): Promise<string> {
  const key = await openServiceKeys(test.database.database, null).get('work');
  return workPath(key, { edition, leadId, executiveId }).split('/').at(-1) ?? '';
}

async function see(token: string) {
  const response = await test.app.inject({ url: `/api/assigned-requests/${token}`, headers: headers() });
  const body = response.json();
  return response.statusCode === 200
    ? { status: 200, data: endpoints.getAssignedRequest.responses[200].parse(body).data }
    : { status: response.statusCode, detail: body.detail, errors: body.errors };
}

async function note(token: string, payload: object) {
  const response = await test.app.inject({ method: 'POST', url: `/api/assigned-requests/${token}`, headers: headers(), payload });
  const { data, detail, errors } = response.json();
  return { status: response.statusCode, data, detail, errors };
}

async function row(leadId: string) {
  const { rows } = await test.database.pool.query(
    `select status, sub_status, failure_reason, executive_id,
       (select count(*)::int from lead_steps s where s.lead_id = l.id) steps from leads l where id = $1`,
    [leadId],
  );
  return rows[0];
}

it('shows who has a request whom to contact, what they ask for, where it stands, and what can be done', async () => {
  const leadId = await ask();
  const { status, data } = await see(await tokenOf(leadId));
  expect(status).toBe(200);
  expect(data).toMatchObject({
    leadId,
    receivedAt: new Date(testNow).toISOString(),
    person: { contact: { email: `ana${people}@correo.example`, message: 'Llámame después de las seis' } },
    status: { id: 2, name: 'Asignado' },
    noContact: null,
    history: [{ by: 'visitor', name: null, status: 'Asignado', subStatus: null, reason: null }],
  });
  expect(data?.choices.map(({ id }) => id)).toEqual([2, 9, 4, 7, 500, 98]);
  expect(data?.summary.length).toBeGreaterThan(2);
});

it('B3-15 shows what a form of its own was answered by the words of the edition’s forms, and for whom the price is', async () => {
  const answers = {
    fld_destination_country: 'ES',
    fld_fecha_inicio: '2026-12-10',
    fld_passenger_quantity: 'fld_passenger_quantity: 34; fld_passenger_quantity: 105',
  };
  const family = { cotizante: [{ sexo: 'Femenino', edad: 34, ingreso: 1_650_000 }], ingresodatos: true };
  const leadId = await ask({ unrecognizedAdditionalData: answers, profile: family });
  expect((await see(await tokenOf(leadId))).data?.told).toEqual([
    { label: 'País de destino', value: 'España' },
    { label: 'Día de salida', value: '10 de diciembre de 2026' },
    { label: 'Pasajeros', value: '34; 105' },
    { label: 'Quien contrata', value: 'mujer, 34 años, renta líquida de $1.650.000 al mes' },
  ]);
});

it('C4-46 shows what its person asked for again within the day, and of that only what the first did not say', async () => {
  const first = await ask();
  const person = { email: `ana${people}@correo.example`, telefono: `+56 9 5${String(1_000_000 + people)}` };
  const second = await ask({ ...person, productCode: 'SST-7415', mensaje: 'También quiero este plan' });
  for (const leadId of [first, second]) {
    const { data } = await see(await tokenOf(leadId));
    expect(data?.leadId).toBe(first);
    expect(data?.repetitions).toHaveLength(1);
    const rows = new Map(data?.repetitions[0]?.rows.map(({ label, value }) => [label, value]));
    expect([rows.get('Código'), rows.get('Mensaje'), rows.has('Quien contrata')]).toEqual([
      'SST-7415',
      'También quiero este plan',
      false,
    ]);
  }
  const { rows } = await test.database.pool.query<{ id: string }>(
    "select id from messages where lead_id = $1 and event = 'executive-notice'",
    [first],
  );
  const mailer = listingMailer();
  const writers = requestWriters({
    database: test.database.database,
    dataKeys: testDataKeys,
    keys: openServiceKeys(test.database.database, null),
    siteUrlOf: (edition) => `https://${edition}.example`,
    readForms: async () => [],
  });
  const job = { messageId: rows[0]?.id ?? '', event: 'executive-notice' } as const;
  expect(await deliverMessage(job, deliveryFor(test, { mailer, writers }))).toEqual({ kind: 'sent' });
  expect(mailer.sent[0]?.text).toMatch(
    /Otra solicitud suya: del 20 de noviembre de 2026\n(.*\n)*Código: SST-7415\n(.*\n)*Mensaje: También/,
  );
});

it('is kept by nobody', async () => {
  const url = `/api/assigned-requests/${await tokenOf(await ask())}`;
  expect((await test.app.inject({ url, headers: headers() })).headers['cache-control']).toMatch(/no-store/);
});

it('C4-53 an executive notes how it goes, then why it came to nothing, and takes it up again: each with their name in its history', async () => {
  const leadId = await ask();
  const token = await tokenOf(leadId);
  expect(await note(token, { seen: 1, status: 2, subStatus: 202 })).toMatchObject({
    status: 200,
    data: { status: { id: 2, name: 'Asignado' }, isHeld: true },
  });
  expect(await note(token, { seen: 2, status: 4, subStatus: 402, reason: 10 })).toMatchObject({ status: 200 });
  expect(await row(leadId)).toMatchObject({ status: 4, sub_status: 402, failure_reason: 10, executive_id: executive, steps: 2 });
  const failed = await see(token);
  expect(failed.data).toMatchObject({ status: { name: 'Fallido' }, subStatus: 'No le interesa', reason: 'Muy caro' });
  expect(failed.data?.choices.map(({ id }) => id)).toEqual([2]);
  expect(await note(token, { seen: 3, status: 2 })).toMatchObject({ status: 200, data: { isHeld: true } });
  const { rows } = await test.database.pool.query('select distinct mover, by_name from lead_steps where lead_id = $1', [leadId]);
  expect(rows).toEqual([{ mover: 'EJECUTIVO', by_name: expect.stringMatching(/^\S+ \S+/) }]);
});

it('gives back what somebody else is to take, with its charge, and shows nothing of it from then on', async () => {
  const leadId = await ask();
  const token = await tokenOf(leadId);
  expect(await note(token, { seen: 1, status: 7 })).toMatchObject({ status: 200, data: { isHeld: false } });
  expect(await see(token)).toMatchObject(over);
  expect(await note(token, { seen: 2, status: 2, subStatus: 201 })).toMatchObject(over);
  const { rows } = await test.database.pool.query(
    'select type from ledger_transfers where lead_id = $1 group by type order by type',
    [leadId],
  );
  expect(rows.map(({ type }: { type: number }) => type)).toContain(13);
});

it('is nothing to who does not have it, nor by a number or an edition that was not signed', async () => {
  const leadId = await ask();
  expect(await see(await tokenOf(leadId, other))).toMatchObject(over);
  const bytes = Buffer.from(await tokenOf(leadId, other), 'base64url');
  bytes.writeUInt32BE(executive, 16);
  expect(await see(bytes.toString('base64url'))).toMatchObject({ status: 404 });
  expect(await see(await tokenOf(leadId, executive, 'peru'))).toMatchObject({ status: 404 });
  expect(await see('corto')).toMatchObject({ status: 400 });
});

it.each([
  [{ seen: 1, status: 4 }, 'body.subStatus'],
  [{ seen: 1, status: 4, subStatus: 401, reason: 26 }, 'body.reason'],
  [{ seen: 1, status: 3 }, 'body.status'],
  [{ seen: 1, status: 5 }, 'body.status'],
])('refuses what the rules do not have, and says which field: %j', async (step, field) => {
  const leadId = await ask();
  const refused = await note(await tokenOf(leadId), step);
  expect(refused).toMatchObject({ status: 422, errors: [{ field, reason: expect.any(String) }] });
  expect(await row(leadId)).toMatchObject({ status: 2, steps: 0 });
});

it('of two who note something of the same at once one is told that it changed', async () => {
  const leadId = await ask();
  const token = await tokenOf(leadId);
  const answers = await Promise.all([1, 2, 3, 4].map(() => note(token, { seen: 1, status: 2, subStatus: 201 })));
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409, 409, 409]);
  expect(await row(leadId)).toMatchObject({ steps: 1 });
});

it('of what its person took back nothing is noted, and nobody is told how to reach them', async () => {
  const leadId = await ask();
  const token = await tokenOf(leadId);
  await test.database.pool.query('update leads set status = 4, sub_status = 402, failure_reason = 9 where id = $1', [leadId]);
  await test.database.pool.query(
    `insert into lead_steps (lead_id, mover, from_status, to_status, sub_status, failure_reason, executive_before, executive_after, created_at)
     values ($1, 'visitor', 2, 4, 402, 9, $2, $2, now())`,
    [leadId, executive],
  );
  expect((await see(token)).data).toMatchObject({ noContact: 'withdrawn', person: { contact: null }, choices: [] });
  expect(await note(token, { seen: 2, status: 2 })).toMatchObject({ status: 410, detail: 'La persona retiró su solicitud' });
});

it('who told their executive that they want no contact is not reached either; noted by mistake, it is taken up again', async () => {
  const token = await tokenOf(await ask());
  expect(await note(token, { seen: 1, status: 4, subStatus: 402, reason: 9 })).toMatchObject({ status: 200 });
  const told = await see(token);
  expect(told.data).toMatchObject({ noContact: 'told', person: { contact: null } });
  expect(told.data?.choices.map(({ id }) => id)).toEqual([2]);
  expect(await note(token, { seen: 2, status: 2 })).toMatchObject({ status: 200 });
  expect((await see(token)).data).toMatchObject({ noContact: null, person: { contact: { message: expect.any(String) } } });
});

it('the link of what was found to repeat another request leads to that one, for who has it', async () => {
  const [first, again] = [await ask(), await ask()];
  const token = await tokenOf(again);
  await test.database.pool.query('update leads set status = 6, first_lead_id = $2, executive_id = null where id = $1', [
    again,
    first,
  ]);
  expect((await see(token)).data).toMatchObject({ leadId: first });
  expect(await note(token, { seen: 1, status: 2, subStatus: 201 })).toMatchObject({ status: 200 });
  expect([await row(first), await row(again)]).toMatchObject([
    { sub_status: 201, steps: 1 },
    { status: 6, steps: 0 },
  ]);
});

it('who works here no more sees and notes nothing', async () => {
  const token = await tokenOf(await ask());
  await test.database.pool.query('update executives set active = false where id = $1', [executive]);
  try {
    expect(await see(token)).toMatchObject(over);
    expect(await note(token, { seen: 1, status: 2, subStatus: 201 })).toMatchObject(over);
  } finally {
    await test.database.pool.query('update executives set active = true where id = $1', [executive]);
  }
});
