import { endpoints } from '@cotejo/contract/endpoints';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { readScores } from './score-store.ts';
import { surveySignature } from './survey-signature.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  // One of them is enough, and then every opinion is about them.
  await test.database.pool.query(
    "update executives set active = id = (select min(id) from executives where edition = 'chile' and 'isapre' = any(business_lines))",
  );
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, messages, feedback_scores cascade');
});

async function send(method: 'POST' | 'PATCH', url: string, payload: object) {
  const headers = { host: 'localhost', ...wireHeaders(), 'idempotency-key': crypto.randomUUID() };
  return test.app.inject({ method, url, headers, payload });
}

interface Survey {
  readonly leadId: string;
  readonly signature: string;
}

async function ask(): Promise<Survey> {
  const profile = { cotizante: [{ edad: 34 }], ingresodatos: true };
  const answer = await send('POST', '/api/leads', { ...somebody(), tipo: 'isapre', productCode: 'ALC-4001', profile });
  const { leadId } = leadAnswerSchema.parse(answer.json());
  const key = await openServiceKeys(test.database.database, null).get('feedback');
  return { leadId, signature: surveySignature(key, { edition: 'chile', leadId }) };
}

async function say(survey: Survey, score: number): Promise<string> {
  const answer = await send('POST', '/api/feedbacks', { ...survey, score });
  return endpoints.createFeedback.responses[200].parse(answer.json()).data._id;
}

/** Count and sum of each kind of subject; each has one here. */
async function sums() {
  const rows = await readScores(test.database.database);
  return rows.map(({ kind, count, total }) => `${kind} ${count} ${total}`);
}

const all = (count: number, total: number) => ['executive', 'organization', 'product'].map((kind) => `${kind} ${count} ${total}`);

describe('the sums of opinions', () => {
  it('name the executive, the organization and the product, and follow each opinion and each change of one', async () => {
    const survey = await ask();
    const id = await say(survey, 8);
    const [executive, organization, product] = await readScores(test.database.database);
    expect(product).toMatchObject({ edition: 'chile', name: 'ALC-4001' });
    expect([executive?.name, organization?.name]).toEqual([expect.stringMatching(/\S \S/), expect.stringMatching(/[a-z]/)]);
    expect(await sums()).toEqual(all(1, 8));
    await say(await ask(), 3);
    expect(await sums()).toEqual(all(2, 11));
    await send('PATCH', `/api/feedbacks/${id}`, { signature: survey.signature, score: 10 });
    await send('PATCH', `/api/feedbacks/${id}`, { signature: survey.signature, comment: 'Otra cosa.' });
    expect(await sums()).toEqual(all(2, 13));
    // Refused: one opinion per request.
    await send('POST', '/api/feedbacks', { ...survey, score: 1 });
    expect(await sums()).toEqual(all(2, 13));
  });

  it('lose an opinion that goes with its request', async () => {
    const survey = await ask();
    await say(survey, 8);
    await say(await ask(), 3);
    const { pool } = test.database;
    // What is kept for good is erased by somebody who takes its triggers off.
    const kept = ['lead_consents', 'ledger_transfers'];
    for (const table of kept) await pool.query(`alter table ${table} disable trigger ${table}_append_only`);
    for (const table of [...kept, 'idempotency_keys']) {
      await pool.query(`delete from ${table} where lead_id = $1`, [survey.leadId]);
    }
    for (const table of kept) await pool.query(`alter table ${table} enable trigger ${table}_append_only`);
    await pool.query('delete from leads where id = $1', [survey.leadId]);
    expect(await sums()).toEqual(all(1, 3));
  });

  it('stay with who was asked about when the request changes hands later', async () => {
    const survey = await ask();
    const id = await say(survey, 9);
    const [before] = await readScores(test.database.database);
    await test.database.pool.query('update leads set executive_id = null');
    await send('PATCH', `/api/feedbacks/${id}`, { signature: survey.signature, score: 5 });
    expect((await readScores(test.database.database))[0]).toEqual({ ...before, total: 5 });
  });

  it('lose none of many opinions at once, nor of many changes', async () => {
    const surveys = await Promise.all(Array.from({ length: 20 }, ask));
    const ids = await Promise.all(surveys.map((survey, index) => say(survey, 1 + (index % 10))));
    expect(await sums()).toEqual(all(20, 110));
    const changed = ids.map((id, index) =>
      send('PATCH', `/api/feedbacks/${id}`, { signature: surveys[index]?.signature, score: 10 - (index % 2) }),
    );
    expect((await Promise.all(changed)).map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
    expect(await sums()).toEqual(all(20, 190));
  });
});
