import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeTogether } from '../database/insert-rows-store.ts';
import { jobsOfMessages } from '../testing/jobs-of-messages.ts';
import { buildTestApp, testNow, type TestApp } from '../testing/test-app.ts';
import { deliveryFor, listingMailer } from '../testing/test-delivery.ts';
import { createOutbox, type MessageIntent } from './enqueue-message.ts';
import { workOnMessages } from './message-workers.ts';
import type { MessageWriter } from './written-message.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const content = { subject: 'Hola', preview: '', heading: 'Hola', paragraphs: ['Texto'], rows: [], closing: [] };
const write: MessageWriter = async () => ({ channel: 'mail', email: 'ana@correo.example', content });

/** Takes messages as a group of requests does. */
async function take(intents: readonly MessageIntent[], { isRolledBack = false } = {}): Promise<void> {
  await test.database.database.transaction(async (transaction) => {
    const { rows, jobs } = await createOutbox({ jobs: test.jobs, channels: ['mail'] }).prepare(intents, testNow);
    expect(await writeTogether(transaction, [rows], jobs?.writing)).toBe(jobs?.count);
    if (isRolledBack) throw new Error('rolled back');
  });
}

function intentsOf(event: 'visitor-confirmation' | 'executive-notice', count: number): readonly MessageIntent[] {
  return Array.from({ length: count }, (_, place) => ({ event, edition: 'chile', occasion: String(place) }));
}

const query = async (text: string) => (await test.database.pool.query(text)).rows;

it('messages of requests written together go by few jobs, which are there exactly when they are, and each goes once', async () => {
  await expect(take(intentsOf('executive-notice', 3), { isRolledBack: true })).rejects.toThrow('rolled back');
  expect(await query('select 1 from messages')).toEqual([]);
  expect(await query(`select 1 from ${jobsOfMessages} job`)).toEqual([]);
  await take([...intentsOf('visitor-confirmation', 10), ...intentsOf('executive-notice', 1)]);
  expect(
    await query(
      `select data->>'event' as event, priority, 1 + coalesce(jsonb_array_length(data->'others'), 0) as count
       from pgboss.job where name = 'message' order by 1, 3`,
    ),
  ).toEqual([
    { event: 'executive-notice', priority: 1, count: 1 },
    { event: 'visitor-confirmation', priority: 0, count: 2 },
    { event: 'visitor-confirmation', priority: 0, count: 8 },
  ]);
  // One that nobody can deliver keeps none of the others of its job from going.
  await query(
    `update messages set edition = 'nowhere' where id::text in
       (select data->>'messageId' from pgboss.job where jsonb_array_length(data->'others') = 7)`,
  );
  const mailer = listingMailer();
  const writers = { 'visitor-confirmation': write, 'executive-notice': write };
  await workOnMessages(test.jobs, deliveryFor(test, { mailer, writers }));
  await vi.waitFor(async () => expect(await query("select 1 from messages where state = 'sent'")).toHaveLength(10), {
    timeout: 20_000,
  });
  expect(mailer.sent).toHaveLength(10);
  expect(new Set(mailer.sent.map(({ id }) => id)).size).toBe(10);
});
