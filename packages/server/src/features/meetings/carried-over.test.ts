import { contactHours } from '@cotejo/core/contact-hours';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { startJobs } from '../../platform/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { createOutbox, leftToSweeps } from '../../platform/messages/enqueue-message.ts';
import { repositoryRoot } from '../../platform/testing/test-app.ts';
import { createTestDatabase } from '../../platform/testing/test-database.ts';
import { tellOfMeeting } from './tell-of-meeting.ts';

const folder = join(repositoryRoot, 'migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const carrying = files.findIndex((name) => name.endsWith('_meeting_mails_in_the_outbox.sql'));
const statementsOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint');

const [standing, cancelled, lead] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const hour = 3_600_000;

it('what waited in the queue of meetings waits in the outbox, what was sent is not sent again, and reminders are not lost', async () => {
  const old = await createTestDatabase();
  const queue = { name: 'meeting-round', schema: z.object({}) };
  const jobs = await startJobs({ url: old.url, log: createLog('silent'), queues: [queue], withSchedules: false });
  const client = await old.pool.connect();
  try {
    await client.query('drop schema public cascade; create schema public');
    for (const name of files.slice(0, carrying)) for (const statement of statementsOf(name)) await client.query(statement);
    await jobs.schedule(queue, {}, { cron: '*/5 * * * *', timeZone: 'UTC' });
    // Requests and executives matter to nothing here but foreign keys.
    await client.query('set session_replication_role = replica');
    const startsAt = Math.ceil(Date.now() / 1000) * 1000 + 48 * hour;
    const arrangedAt = startsAt - 72 * hour;
    await client.query(
      `insert into meetings (id, edition, lead_id, executive_id, status, starts_at, ends_at, blocked_from, blocked_to, time_zone,
         language, sequence, arranged_at, created_at)
       select id, 'chile', $3::uuid, 7, status, $4::timestamptz, $4::timestamptz + interval '30 minutes', $4::timestamptz,
         $4::timestamptz + interval '30 minutes', 'America/Santiago', 'es',
         sequence, $5::timestamptz, $5::timestamptz
       from (values ($1::uuid, 'confirmed', 0), ($2::uuid, 'cancelled', 1)) as given(id, status, sequence)`,
      [standing, cancelled, lead, new Date(startsAt), new Date(arrangedAt)],
    );
    await client.query(
      `insert into meeting_messages (meeting_id, sequence, kind, recipient, queued_at, sent_at) values
       ($1, 0, 'booked', 'visitor', $3, $3), ($1, 0, 'booked', 'executive', $3, null),
       ($2, 1, 'cancelled', 'visitor', $3, null)`,
      [standing, cancelled, new Date(arrangedAt)],
    );
    for (const name of files.slice(carrying)) for (const statement of statementsOf(name)) await client.query(statement);

    const { rows } = await client.query<{ told: string; due: Date; expires: Date | null }>(
      `select concat_ws(' ', event, occasion, coalesce(executive_id::text, 'visitor'), state) as told, due_at as due, expires_at as expires
       from messages order by told`,
    );
    const [start, dayBefore, hourBefore, then] = [0, 24, 1, 72].map((before) => new Date(startsAt - before * hour));
    expect(rows).toEqual([
      { told: 'meeting-change cancelled 1 visitor waiting', due: then, expires: null },
      { told: 'meeting-confirmation booked 0 visitor sent', due: then, expires: start },
      { told: 'meeting-notice booked 0 7 waiting', due: then, expires: start },
      { told: 'meeting-notice day-before 0 7 waiting', due: dayBefore, expires: hourBefore },
      { told: 'meeting-notice hour-before 0 7 waiting', due: hourBefore, expires: start },
      { told: 'meeting-reminder day-before 0 visitor waiting', due: dayBefore, expires: hourBefore },
      { told: 'meeting-reminder hour-before 0 visitor waiting', due: hourBefore, expires: start },
    ]);
    expect((await client.query("select name from pgboss.schedule where name = 'meeting-round'")).rows).toEqual([]);

    // The step that told them would tell nothing anew.
    const meeting = {
      edition: 'chile',
      meetingId: standing,
      leadId: lead,
      executiveId: 7,
      sequence: 0,
      startsAt,
      arrangedAt,
    } as const;
    const again = tellOfMeeting(
      { ...meeting, contactChannel: 'email', requestId: lead },
      { news: 'booked', by: 'visitor' },
      { channels: ['mail'], hours: contactHours },
    );
    const outbox = createOutbox({ jobs: leftToSweeps, channels: ['mail'] });
    await old.database.transaction((transaction) => outbox.enqueue(transaction, again, Date.now()));
    expect((await client.query('select count(*)::int from messages')).rows).toEqual([{ count: rows.length }]);
  } finally {
    client.release(true);
    await jobs.stop();
    await old.drop();
  }
});
