import { leadStatus } from '@cotejo/core/leads';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { leadDesk } from './features/lead-steps/testing/lead-desk.ts';
import { consentSignature } from './platform/consents/consent-link.ts';
import { openServiceKeys } from './platform/service-keys-store.ts';
import { askForPlan } from './platform/testing/ask-for-plan.ts';
import { hold, untilWaiting } from './platform/testing/held-database.ts';
import { somebody } from './platform/testing/somebody.ts';
import { buildTestApp, wireHeaders, type TestApp } from './platform/testing/test-app.ts';

let test: TestApp;
let desk: ReturnType<typeof leadDesk>;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  desk = leadDesk(test);
});
afterAll(() => test.close());
beforeEach(() => desk.putInCharge([{}]));

/** The status of the answer to who takes a request back by the link of a mail, or by a link that is given. */
async function withdraw(leadId: string, signature?: string): Promise<number> {
  const keys = openServiceKeys(test.database.database, null);
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/withdrawals',
    headers: { host: 'localhost', ...wireHeaders() },
    payload: { leadId, signature: signature ?? consentSignature(await keys.get('consents'), { edition: 'chile', leadId }) },
  });
  return response.statusCode;
}

const repeats = (leadId: string, firstRequest: string) => desk.take({ leadId, to: leadStatus.duplicate, firstRequest });
const statusOf = async (leadId: string) => (await desk.stateOf(leadId))?.status;

/** Three requests, in the order in which they are held. */
async function askThree(): Promise<readonly [string, string, string]> {
  const [one = '', two = '', three = ''] = [await desk.ask(), await desk.ask(), await desk.ask()].toSorted();
  return [one, two, three];
}

it('a request found to repeat another while both are taken back is taken back with it, by either link', async () => {
  const [own, first] = await askThree();
  const letStep = await hold(test.database, 'lock table lead_steps in share mode');
  const finding = repeats(own, first);
  await untilWaiting(test.database, 1);
  const byOwn = withdraw(own);
  await untilWaiting(test.database, 2);
  const byFirst = withdraw(first);
  await untilWaiting(test.database, 3);
  const letConsent = await hold(test.database, 'lock table lead_consents in share mode');
  await letStep();
  await finding;
  await untilWaiting(test.database, 2);
  await letConsent();
  expect(await Promise.all([byFirst, byOwn])).toEqual([200, 200]);
  expect([await statusOf(own), await statusOf(first)]).toEqual([leadStatus.duplicate, leadStatus.failed]);
});

it('who takes back what is found to repeat another does not wait for who finds that this one repeats a third', async () => {
  const [own, middle, first] = await askThree();
  const letStep = await hold(test.database, 'lock table lead_steps in share mode');
  const finding = repeats(own, middle);
  await untilWaiting(test.database, 1);
  const withdrawing = withdraw(own);
  await untilWaiting(test.database, 2);
  const letRead = await hold(test.database, 'lock table quotes in access exclusive mode');
  await letStep();
  await finding;
  await untilWaiting(test.database, 1);
  const found = repeats(middle, first);
  await untilWaiting(test.database, 2);
  await letRead();
  expect(await Promise.all([withdrawing, found])).toMatchObject([200, { ok: true }]);
  expect(await Promise.all([own, middle, first].map(statusOf))).toEqual([
    leadStatus.duplicate,
    leadStatus.duplicate,
    leadStatus.failed,
  ]);
});

it('by the link of an answer nothing is taken back that it is found to repeat at that moment', async () => {
  const first = await desk.ask();
  const { leadId, withdrawalUrl } = await askForPlan(test);
  const letStep = await hold(test.database, 'lock table lead_steps in share mode');
  const finding = repeats(leadId, first);
  await untilWaiting(test.database, 1);
  const withdrawing = withdraw(leadId, new URLSearchParams(withdrawalUrl?.split('?')[1]).get('firma') ?? '');
  await untilWaiting(test.database, 2);
  await letStep();
  expect([(await finding).ok, await withdrawing]).toEqual([true, 404]);
  expect(await statusOf(first)).toBe(leadStatus.assigned);
});

it('what repeats a request, its withdrawal and what it is found to repeat come at once, and none of them fails', async () => {
  for (let round = 0; round < 6; round += 1) {
    const person = somebody();
    const [first, own] = [await desk.ask(), await desk.ask(person)];
    const repetition = await desk.ask(person);
    const done = await Promise.all([desk.ask(person), withdraw(repetition), repeats(own, first), withdraw(first), withdraw(own)]);
    const [asked, ...answers] = done;
    expect(answers.filter((answer) => typeof answer === 'number')).toEqual([200, 200, 200]);
    expect([leadStatus.assigned, leadStatus.duplicate]).toContain(await statusOf(asked));
    expect(await statusOf(first)).toBe(leadStatus.failed);
  }
  const { rows } = await test.database.pool.query(
    'select r.id from leads r join leads f on f.id = r.first_lead_id where f.first_lead_id is not null',
  );
  expect(rows).toEqual([]);
});
