import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { buildTestApp, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { surveySignature } from './survey-signature.ts';

let test: TestApp;
let now = testNow;
let leadId: string;
let signature: string;
const lines: string[] = [];

async function send(method: 'POST' | 'PATCH', url: string, payload: object) {
  const headers = { host: 'localhost', ...wireHeaders(), 'idempotency-key': crypto.randomUUID() };
  const response = await test.app.inject({ method, url, headers, payload });
  return { status: response.statusCode, json: response.json(), headers: response.headers };
}

async function get(url: string, host = 'localhost') {
  const response = await test.app.inject({ method: 'GET', url, headers: { host } });
  return { status: response.statusCode, json: response.json(), headers: response.headers };
}

async function newLead(): Promise<string> {
  const plan = test.memory.snapshot('chile').products.find(({ kind }) => kind === 'isapre-plan');
  const { json } = await send('POST', '/api/leads', {
    tipo: 'isapre',
    first_name: 'Marcada Pérez',
    telefono: '+56 9 8765 4321',
    email: 'marcada@correo.cl',
    productCode: plan?.code,
    profile: { cotizante: [{ edad: 34, sexo: 'Femenino' }], region: { stateCode: '13' }, ingresodatos: true },
  });
  return leadAnswerSchema.parse(json).leadId;
}

const sign = async (id: string) =>
  surveySignature(await openServiceKeys(test.database.database, null).get('feedback'), { edition: 'chile', leadId: id });

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now, onLogLine: (line) => lines.push(line) });
  leadId = await newLead();
  signature = await sign(leadId);
});
afterAll(() => test.close());

describe('GET /api/feedbacks/getLead/{leadId}/{signature}', () => {
  it('200: C7-94, tells what was asked for and nothing of who asked', async () => {
    const { status, json, headers } = await get(`/api/feedbacks/getLead/${leadId}/${signature}`);
    const { data } = endpoints.getSurveyedLead.responses[200].parse(json);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(data).toMatchObject({ leadId, feedbackId: null, executive: { nombres: expect.stringMatching(/./) as string } });
    expect(data.productDisplayName).not.toBe('');
    expect(JSON.stringify(json)).not.toMatch(/Marcada|correo|8765 4321|87654321/);
  });

  it('200: C4-46, of a Duplicado it names the executive of the first request', async () => {
    const again = await newLead();
    const { rows } = await test.database.pool.query('select status, first_lead_id first from leads where id = $1', [again]);
    expect(rows).toEqual([{ status: 6, first: leadId }]);
    const surveyed = async (id: string) =>
      endpoints.getSurveyedLead.responses[200].parse((await get(`/api/feedbacks/getLead/${id}/${await sign(id)}`)).json).data;
    const { executive } = await surveyed(again);
    expect(executive?.nombres).toMatch(/./);
    expect(executive).toEqual((await surveyed(leadId)).executive);
  });

  it('404: a wrong signature, that of another request, of another edition, of nobody: all the same answer', async () => {
    const nobody = '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11';
    const answers = [
      await get(`/api/feedbacks/getLead/${leadId}/${signature.slice(1)}`),
      await get(`/api/feedbacks/getLead/${leadId}/${await sign(nobody)}`),
      await get(`/api/feedbacks/getLead/${nobody}/${await sign(nobody)}`),
      await get(`/api/feedbacks/getLead/${leadId}/${signature}`, 'peru.localhost'),
    ];
    for (const { status, json } of answers) {
      expect(status).toBe(404);
      expect(problemSchema.parse(json).detail).toBe('Ese enlace no es de ninguna encuesta');
    }
  });

  it('400: what is no number of a request', async () => {
    const { status, json } = await get('/api/feedbacks/getLead/1/x');
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors?.[0]?.field).toBe('params.leadId');
  });
});

describe('POST, GET and PATCH /api/feedbacks', () => {
  const comment = 'Marcada: me explicaron todo con calma.';

  it('200: C7-96, C7-97, C7-98, C3-50, an opinion is stored, read, changed, and read as changed', async () => {
    const created = await send('POST', '/api/feedbacks', { leadId, signature, score: 8, comment });
    const { data } = endpoints.createFeedback.responses[200].parse(created.json);
    expect(created.status).toBe(200);
    expect(data).toMatchObject({ score: 8, comment });
    const url = `/api/feedbacks/${data._id}`;
    expect(await get(url)).toMatchObject({ status: 200, json: { data } });

    now += 60_000;
    const changed = await send('PATCH', url, { signature, score: 10 });
    expect(changed.status).toBe(200);
    expect(endpoints.updateFeedback.responses[200].parse(changed.json).data).toEqual({
      ...data,
      score: 10,
      updatedAt: new Date(now).toISOString(),
    });
    expect((await get(url)).json).toEqual(changed.json);

    const lead = endpoints.getSurveyedLead.responses[200].parse(
      (await get(`/api/feedbacks/getLead/${leadId}/${signature}`)).json,
    );
    expect(lead.data.feedbackId).toBe(data._id);
  });

  it('409: one opinion per request', async () => {
    const again = await send('POST', '/api/feedbacks', { leadId, signature, score: 1 });
    expect(again.status).toBe(409);
    expect(problemSchema.parse(again.json).title).toBe('Eso ya existe');
  });

  it('404: without the signature nothing is stored or changed; and each edition has its own', async () => {
    const other = await newLead();
    expect((await send('POST', '/api/feedbacks', { leadId: other, signature, score: 1 })).status).toBe(404);
    const mine = endpoints.getSurveyedLead.responses[200].parse(
      (await get(`/api/feedbacks/getLead/${leadId}/${signature}`)).json,
    );
    const url = `/api/feedbacks/${mine.data.feedbackId}`;
    expect((await send('PATCH', url, { signature: await sign(other), score: 1 })).status).toBe(404);
    expect((await get(url)).json).toMatchObject({ data: { score: 10 } });
    expect((await get(url, 'peru.localhost')).status).toBe(404);
    expect((await get(`/api/feedbacks/${crypto.randomUUID()}`)).status).toBe(404);
  });

  it.each([
    [{ score: 0 }, 'body.score'],
    [{ score: 11 }, 'body.score'],
    [{ score: 7.5 }, 'body.score'],
    [{ score: 5, comment: 'a'.repeat(2001) }, 'body.comment'],
    [{}, 'body.score'],
  ])('400: %o names %s', async (part, field) => {
    for (const method of ['POST', 'PATCH'] as const) {
      const url = method === 'POST' ? '/api/feedbacks' : `/api/feedbacks/${crypto.randomUUID()}`;
      const { status, json } = await send(method, url, { leadId, signature, ...part });
      expect(status).toBe(400);
      expect(problemSchema.parse(json).errors?.map((error) => error.field)).toContain(field);
    }
  });

  it('400: C7-96, getLead is no opinion', async () => {
    const { status, json } = await get('/api/feedbacks/getLead');
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors?.[0]?.field).toBe('params.id');
  });

  it('leaves nothing of an opinion in the log', () => {
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join('')).not.toMatch(/Marcada|con calma/);
    expect(lines.join('')).not.toContain(signature);
  });
});
