import { endpoints } from '@cotejo/contract/endpoints';
import type { EditionId } from '@cotejo/core/editions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleIn } from '../../platform/http/documentation/country-examples.ts';
import { ExampleCalls } from '../../platform/http/testing/example-calls.ts';
import { buildTestApp, testNow, type TestApp } from '../../platform/testing/test-app.ts';

const clock = { now: testNow };
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => clock.now });
});
afterAll(() => test.close());

/** The day that a request is counted on, when it comes at a moment. */
async function dayOfRequest(edition: EditionId, moment: number): Promise<string> {
  clock.now = moment;
  const { createLead } = endpoints;
  const example = exampleIn(edition, 'createLead', createLead.example);
  if (example === null) throw new Error(`${edition} has no request to show`);
  const headers = { ...example.headers, 'idempotency-key': crypto.randomUUID() };
  const { status, text } = await new ExampleCalls(test, edition).send(createLead, { ...example, headers });
  expect([status, text.slice(0, 300)]).toEqual([200, expect.any(String)]);
  const { leadId } = createLead.responses[200].parse(JSON.parse(text));
  const { rows } = await test.database.pool.query('select created_on::text as day from leads where id = $1', [leadId]);
  return String(rows[0]?.day);
}

it.each<[EditionId, string, string, string, string]>([
  ['chile', 'in summer', '2026-11-21T03:00:00Z', '2026-11-20', '2026-11-21'],
  ['chile', 'in winter', '2026-07-02T04:00:00Z', '2026-07-01', '2026-07-02'],
  ['chile', 'as summer time ends', '2026-04-05T04:00:00Z', '2026-04-04', '2026-04-05'],
  ['chile', 'as summer time begins', '2026-09-06T04:00:00Z', '2026-09-05', '2026-09-06'],
  ['peru', 'all year', '2026-09-06T05:00:00Z', '2026-09-05', '2026-09-06'],
  ['colombia', 'all year', '2026-09-06T05:00:00Z', '2026-09-05', '2026-09-06'],
])('a request of %s at 23:59:59 and at midnight %s is of the day there', async (edition, _, midnight, before, after) => {
  const at = Date.parse(midnight);
  expect([await dayOfRequest(edition, at - 1000), await dayOfRequest(edition, at)]).toEqual([before, after]);
});
