import { leadStatus } from '@cotejo/core/leads';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hold, untilWaiting } from '../../platform/testing/held-database.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { giveWaitingRequest } from './give-waiting-requests.ts';
import { leadDesk } from './testing/lead-desk.ts';

let test: TestApp;
let desk: ReturnType<typeof leadDesk>;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  desk = leadDesk(test);
});
afterAll(() => test.close());
beforeEach(() => desk.putInCharge([{}]));

const repeats = (leadId: string, firstRequest: string) => desk.take({ leadId, to: leadStatus.duplicate, firstRequest });

/** Starts two works, one after the other, while somebody else holds something, and lets it go once both wait. */
async function whileHeld<One, Other>(
  statement: string,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<readonly [One, Other]> {
  const letGo = await hold(test.database, statement);
  const first = one();
  await untilWaiting(test.database, 1);
  const both = Promise.all([first, other()]);
  await untilWaiting(test.database, 2);
  await letGo();
  return both;
}

const chains = async () =>
  (
    await test.database.pool.query(
      'select r.id from leads r join leads f on f.id = r.first_lead_id where f.first_lead_id is not null',
    )
  ).rows;

it('whoever finds a repetition and whoever finds the same of what repeats it do not wait for each other', async () => {
  // In the order in which they are held.
  const [repetition = '', middle = '', first = ''] = [await desk.ask(), await desk.ask(), await desk.ask()].toSorted();
  expect((await repeats(repetition, middle)).ok).toBe(true);
  const [found, late] = await whileHeld(
    `select from leads where id = '${first}' for no key update`,
    () => repeats(middle, first),
    () => repeats(first, repetition),
  );
  expect([found.ok, late]).toEqual([true, { ok: false, error: { kind: 'no-first-request' } }]);
  expect(await chains()).toEqual([]);
});

it('nor do whoever gives what waits, which repeats another, and whoever finds it to repeat what repeats it', async () => {
  await desk.putInCharge([{ dailyLimit: 0 }]);
  const asked = [somebody(), somebody()].map(async (person) => ({ person, id: await desk.ask(person) }));
  const [repetition, waiting] = (await Promise.all(asked)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (repetition === undefined || waiting === undefined) throw new Error('two asked');
  expect((await repeats(repetition.id, waiting.id)).ok).toBe(true);
  await test.database.pool.query('update executives set daily_limit = 9');
  await desk.ask(waiting.person);
  const [given, late] = await whileHeld(
    'lock table lead_steps in share mode',
    () => giveWaitingRequest(waiting.id, desk.services),
    () => repeats(waiting.id, repetition.id),
  );
  expect([given, late.ok]).toEqual([1, false]);
  expect((await desk.stateOf(waiting.id))?.status).toBe(leadStatus.duplicate);
  expect(await chains()).toEqual([]);
});
