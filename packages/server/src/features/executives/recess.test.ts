import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StopReason } from '../../platform/stop-reason.ts';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { leaveOneInCharge, meetingVisitors } from '../meetings/testing/meeting-visitors.ts';
import { endRecess, takeRecess } from './change-times.ts';
import { readExecutiveTask } from './executive-command.ts';

let test: TestApp;
let executiveId: number;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  executiveId = await leaveOneInCharge(test);
});
afterAll(() => test.close());

const email = 'antonia.pizarro@cotejo.example';
/** Half past eleven in the evening of 2026-11-20 in Santiago, where it is the day after in Greenwich. */
const now = Date.parse('2026-11-21T02:30:00Z');

beforeEach(() => endRecess(email, { database: test.database.database, now }));

/** Notes a recess as it is typed; how many meetings stand in it. */
async function take(...words: string[]): Promise<number> {
  const task = readExecutiveTask(['recess', email, ...words]);
  if (task?.kind !== 'recess') throw new Error('no recess was read');
  return takeRecess(task, { database: test.database.database, now });
}

async function noted() {
  const { rows } = await test.database.pool.query(
    'select recess_reason reason, recess_from::text "from", recess_until::text until from executives where id = $1',
    [executiveId],
  );
  return rows[0];
}

describe('npm run executives -- recess', () => {
  it('notes the first and the last day, either, or none', async () => {
    await take('--reason', '1', '--from', '2026-12-24', '--until', '2026-12-31');
    expect(await noted()).toEqual({ reason: 1, from: '2026-12-24', until: '2026-12-31' });
    await take('--reason', '4', '--from', '2026-11-20');
    expect(await noted()).toEqual({ reason: 4, from: '2026-11-20', until: null });
    await endRecess(email, { database: test.database.database, now });
    expect(await noted()).toEqual({ reason: null, from: null, until: null });
  });

  it('refuses days that have passed where the edition is, and an end before the beginning', async () => {
    await expect(take('--reason', '1', '--from', '2026-11-19')).rejects.toThrow(
      '--from: el 2026-11-19 ya pasó; hoy es 2026-11-20',
    );
    await expect(take('--reason', '1', '--until', '2026-11-19')).rejects.toThrow('ya pasó');
    const backwards = ['recess', email, '--reason', '1', '--from', '2026-12-24', '--until', '2026-12-23'];
    expect(() => readExecutiveTask(backwards)).toThrow('--until: el 2026-12-23 es antes del 2026-12-24');
    expect(() => readExecutiveTask(['recess', email, '--reason', '1', '--from', 'mañana'])).toThrow(StopReason);
    expect(() => readExecutiveTask(['recess', email, '--end', '--from', '2026-12-24'])).toThrow('--from sobra');
  });

  it('refuses one to come while another lasts, which it would end, and takes it in place of another to come', async () => {
    await take('--reason', '4');
    await expect(take('--reason', '1', '--from', '2026-12-24')).rejects.toThrow('ya está en receso');
    expect(await noted()).toEqual({ reason: 4, from: null, until: null });
    await take('--reason', '1', '--from', '2026-11-20');
    await endRecess(email, { database: test.database.database, now });
    await take('--reason', '1', '--from', '2026-12-24');
    await take('--reason', '1', '--from', '2026-12-23');
    expect(await noted()).toMatchObject({ from: '2026-12-23' });
  });

  it('says how many meetings stand within its days, and none before', async () => {
    const visitors = meetingVisitors(test);
    const token = await visitors.tokenOf(await visitors.ask());
    expect(await visitors.book(token, '2026-11-23T12:00:00.000Z')).toMatchObject({ status: 200 });
    expect(await take('--reason', '1', '--from', '2026-11-23', '--until', '2026-11-23')).toBe(1);
    expect(await take('--reason', '1', '--from', '2026-11-24')).toBe(0);
    expect(await take('--reason', '1', '--from', '2026-11-21', '--until', '2026-11-22')).toBe(0);
  });
});
