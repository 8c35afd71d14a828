import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import { buildTestApp, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { leaveOneInCharge, meetingVisitors, type MeetingVisitors } from './testing/meeting-visitors.ts';

let test: TestApp;
let now = testNow;
let visitors: MeetingVisitors;
let executiveId: number;
const lines: string[] = [];
/** Monday: 9:00, 9:45 and 14:00 in Santiago. */
const [nine, quarterToTen, two] = ['2026-11-23T12:00:00.000Z', '2026-11-23T12:45:00.000Z', '2026-11-23T17:00:00.000Z'] as const;

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now, onLogLine: (line) => lines.push(line) });
  executiveId = await leaveOneInCharge(test);
  visitors = meetingVisitors(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  now = testNow;
  await test.database.pool.query('truncate meetings, messages cascade');
});

const ofToken = async () => {
  const leadId = await visitors.ask();
  return visitors.tokenOf(leadId);
};
const steps = async () =>
  (
    await test.database.pool.query<{ step: string; by: string; status: string }>(
      'select step, by, status from meeting_events order by id',
    )
  ).rows.map(({ step, by, status }) => `${step} ${by} ${status}`);
const queued = async () =>
  (
    await test.database.pool.query<{ kind: string; recipient: string; sequence: number }>(
      `select split_part(occasion, ' ', 1) as kind, case when executive_id is null then 'visitor' else 'executive' end as recipient,
         split_part(occasion, ' ', 2)::int as sequence
       from messages where subject_id is not null and occasion not like '%-before %' order by created_at, kind, recipient`,
    )
  ).rows;

describe('meetingUrl of POST /api/leads', () => {
  const ask = async (calendar: string, email = `zulema${crypto.randomUUID().slice(0, 8)}@correo.cl`) => {
    await test.database.pool.query(`update executives set ${calendar} where id = $1`, [executiveId]);
    const plan = test.memory.snapshot('chile').products.find(({ kind }) => kind === 'isapre-plan');
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { host: 'localhost', ...wireHeaders(), 'idempotency-key': crypto.randomUUID() },
      payload: {
        tipo: 'isapre',
        first_name: 'Zulema Reunida',
        telefono: '+56 9 8765 0001',
        email,
        productCode: plan?.code,
        profile: { cotizante: [{ edad: 34, sexo: 'Femenino' }], region: { stateCode: '13' }, ingresodatos: true },
      },
    });
    return leadAnswerSchema.parse(response.json());
  };

  it('is null for who asks again: their address and telephone are known to others, their meeting is not', async () => {
    const email = 'zulema.conocida@correo.cl';
    const first = await ask('calendly_active = false', email);
    const again = await ask('calendly_active = false', email);
    expect([first.meetingUrl === null, again.meetingUrl, again.dataSocio]).toEqual([false, null, first.dataSocio]);
  });

  it('B2.2-11, B2.2-12: leads to our calendar where theirs is not active, and is null where it is, or where there is none', async () => {
    const own = await ask('calendly_active = false');
    expect(own.meetingUrl).toMatch(/^\/reunion\/v[\w-]{43}$/);
    expect(await visitors.see(own.meetingUrl?.split('/').at(-1) ?? '')).toMatchObject({ status: 200 });
    const outer = await ask('calendly_active = true');
    expect(outer).toMatchObject({ meetingUrl: null, dataSocio: { calendly: { active: true } } });
    await test.database.pool.query('update executive_calendars set active = false where executive_id = $1', [executiveId]);
    expect((await ask('calendly_active = false')).meetingUrl).toBeNull();
    await test.database.pool.query('update executive_calendars set active = true');
  });
});

describe('GET /api/meetings/{token}', () => {
  it('200: says with whom and about what, and nothing of who asked', async () => {
    const told = await visitors.see(await ofToken());
    expect(told).toMatchObject({ status: 200, place: { party: 'visitor', meeting: null, externalUrl: null } });
    expect(JSON.stringify(told)).toContain('Antonia');
    expect(JSON.stringify(told)).not.toMatch(/Zulema|correo\.cl|8765 4321|87654321/);
  });

  it('404: a token of nobody, of another edition, and one that another letter makes the executive’s: all the same answer; 400: one cut short', async () => {
    const leadId = await visitors.ask();
    const token = await visitors.tokenOf(leadId);
    const wrong = [
      await visitors.tokenOf('5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11'),
      await visitors.tokenOf(leadId, 'peru'),
      `e${token.slice(1)}`,
    ];
    for (const one of wrong) {
      expect(await visitors.see(one)).toEqual({
        status: 404,
        kind: '/problems/not-found',
        detail: 'Ese enlace no es de ninguna reunión',
      });
    }
    expect(await visitors.see(token.slice(0, -1))).toMatchObject({ status: 400 });
  });
});

describe('GET /api/meetings/{token}/slots', () => {
  it('200: the hours of the executive in the zone of the edition, without holidays, time off and the rest of a recess', async () => {
    const token = await ofToken();
    const { timeZone, durationMinutes, days } = await visitors.slots(token);
    expect([timeZone, durationMinutes]).toEqual(['America/Santiago', 30]);
    expect(days[0]).toMatchObject({ day: '2026-11-20', slots: [{ time: '14:00' }, {}, {}, {}, {}] });
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
    expect(days[1]?.slots.slice(0, 2)).toEqual([
      { startsAt: nine, time: '09:00' },
      { startsAt: quarterToTen, time: '09:45' },
    ]);
    now = Date.parse('2026-12-07T15:00:00Z');
    await test.database.pool.query(
      `insert into executive_time_off (executive_id, starts_at, ends_at) values ($1, '2026-12-10T12:00Z', '2026-12-10T16:00Z')`,
      [executiveId],
    );
    await test.database.pool.query("update executives set recess_until = '2026-12-09', recess_reason = 1 where id = $1", [
      executiveId,
    ]);
    const later = await visitors.slots(token);
    expect(later.days[0]?.day).toBe('2026-12-10');
    expect(later.days[0]?.slots[0]?.time).toBe('14:00');
    // One to come closes its own days, and none before them.
    await test.database.pool.query(
      "update executives set recess_from = '2026-12-10', recess_until = '2026-12-11' where id = $1",
      [executiveId],
    );
    expect((await visitors.slots(token)).days.map(({ day }) => day).slice(0, 3)).toEqual([
      '2026-12-07',
      '2026-12-09',
      '2026-12-14',
    ]);
    await test.database.pool.query(
      "update executives set recess_from = '2026-12-10', recess_until = null, recess_reason = 4 where id = $1",
      [executiveId],
    );
    expect((await visitors.slots(token)).days.map(({ day }) => day)).toEqual(['2026-12-07', '2026-12-09']);
    await test.database.pool.query('update executives set recess_from = null where id = $1', [executiveId]);
    expect((await visitors.slots(token)).days).toEqual([]);
    await test.database.pool.query('update executives set recess_reason = 2 where id = $1', [executiveId]);
    expect((await visitors.slots(token)).days[0]?.day).toBe('2026-12-07');
    await test.database.pool.query('update executives set recess_reason = null');
    await test.database.pool.query('truncate executive_time_off');
    expect((await visitors.slots(token)).days.map(({ day }) => day)).not.toContain('2026-12-08');
  });
});

describe('POST /api/meetings/{token}', () => {
  it('200: books, notes the step, tells both, and the hour is free for nobody else', async () => {
    const token = await ofToken();
    const told = await visitors.book(token, nine, { body: { visitorTimeZone: 'America/Lima' } });
    const meeting = { startsAt: nine, endsAt: '2026-11-23T12:30:00.000Z', status: 'booked', visitorTimeZone: 'America/Lima' };
    expect(told).toMatchObject({ status: 200, place: { meeting } });
    expect(await visitors.see(token)).toEqual(told);
    expect(await steps()).toEqual(['book visitor booked']);
    expect(await queued()).toEqual([
      { kind: 'booked', recipient: 'executive', sequence: 0 },
      { kind: 'booked', recipient: 'visitor', sequence: 0 },
    ]);
    const other = await ofToken();
    const { days } = await visitors.slots(other);
    expect(days.find(({ day }) => day === '2026-11-23')?.slots[0]?.time).toBe('09:45');
    expect(await visitors.book(other, nine)).toMatchObject({ status: 410, detail: 'Esa hora ya no está libre: elige otra' });
  });

  it('200: the same key books once, whatever became of it; with another hour it is 422', async () => {
    const [token, key] = [await ofToken(), crypto.randomUUID()];
    expect(await visitors.book(token, nine, { key })).toMatchObject({ status: 200 });
    expect(await visitors.book(token, nine, { key })).toMatchObject({ status: 200 });
    expect(await visitors.book(token, two, { key })).toMatchObject({ status: 422, kind: '/problems/key-reused' });
    await visitors.change(token, { change: 'cancel' });
    expect(await visitors.book(token, nine, { key })).toMatchObject({ status: 200, place: { meeting: { status: 'cancelled' } } });
    expect(await steps()).toEqual(['book visitor booked', 'cancel visitor cancelled']);
  });

  it('409 beside a meeting that stands, 200 once it was cancelled or is over', async () => {
    const token = await ofToken();
    await visitors.book(token, nine);
    expect(await visitors.book(token, two)).toMatchObject({ status: 409 });
    expect(await visitors.book(token, nine)).toMatchObject({ status: 200 });
    await visitors.change(token, { change: 'cancel' });
    expect(await visitors.book(token, two)).toMatchObject({
      status: 200,
      place: { meeting: { startsAt: two, status: 'booked' } },
    });
    now = Date.parse('2026-11-23T18:00:00Z');
    expect(await visitors.see(token)).toMatchObject({ place: { meeting: { status: 'over' } } });
    expect(await visitors.book(token, '2026-11-24T12:00:00Z')).toMatchObject({ place: { meeting: { status: 'booked' } } });
    expect(await steps()).toEqual([
      'book visitor booked',
      'cancel visitor cancelled',
      'book visitor booked',
      'over product over',
      'book visitor booked',
    ]);
  });

  it.each([
    ['a time between two beginnings', '2026-11-23T12:10:00Z'],
    ['a time that has passed', '2026-11-20T12:00:00Z'],
    ['a Sunday', '2026-11-22T15:00:00Z'],
    ['a day beyond the horizon', '2027-01-20T15:00:00Z'],
    ['a day beyond all calendars', '9999-12-31T23:59:59-12:00'],
  ])('410: %s', async (_, startsAt) => {
    expect(await visitors.book(await ofToken(), startsAt)).toMatchObject({ status: 410 });
  });

  it('400: what is no moment, and what is no zone; 403: by the link of the executive', async () => {
    const leadId = await visitors.ask();
    const token = await visitors.tokenOf(leadId);
    expect(await visitors.book(token, 'mañana')).toMatchObject({ status: 400 });
    expect(await visitors.book(token, nine, { body: { visitorTimeZone: 'Marte/Base' } })).toMatchObject({ status: 400 });
    expect(await visitors.book(await visitors.staffTokenOf(leadId, executiveId), nine)).toMatchObject({ status: 403 });
  });

  it('B2.2-12: 410 while the executive has an open calendar elsewhere, which the link then says', async () => {
    const token = await ofToken();
    await test.database.pool.query('update executives set calendly_active = true where id = $1', [executiveId]);
    expect(await visitors.see(token)).toMatchObject({ place: { externalUrl: 'https://example.com/agenda/antonia-pizarro' } });
    expect(await visitors.book(token, nine)).toMatchObject({ status: 410 });
    await test.database.pool.query('update executives set calendly_active = false where id = $1', [executiveId]);
  });
});

describe('PATCH /api/meetings/{token}', () => {
  it('200: confirmed by the visitor, moved by either, which has to be confirmed anew, cancelled by either', async () => {
    const leadId = await visitors.ask();
    const [token, staff] = [await visitors.tokenOf(leadId), await visitors.staffTokenOf(leadId, executiveId)];
    await visitors.book(token, nine);
    expect(await visitors.change(staff, { change: 'confirm' })).toMatchObject({ status: 403 });
    expect(await visitors.change(token, { change: 'confirm' })).toMatchObject({ place: { meeting: { status: 'confirmed' } } });
    expect(await visitors.change(staff, { change: 'move', startsAt: two })).toMatchObject({
      place: { party: 'executive', meeting: { status: 'booked', startsAt: two } },
    });
    // Its own time is free for it: a beginning that its present one would be too near to.
    await visitors.change(token, { change: 'move', startsAt: '2026-11-23T17:45:00Z' });
    expect(await visitors.change(staff, { change: 'cancel' })).toMatchObject({ place: { meeting: { status: 'cancelled' } } });
    expect(await steps()).toEqual([
      'book visitor booked',
      'confirm visitor confirmed',
      'move executive booked',
      'move visitor booked',
      'cancel executive cancelled',
    ]);
    const { rows } = await test.database.pool.query('select sequence from meetings');
    expect(rows).toEqual([{ sequence: 3 }]);
    const told = (await queued()).map(({ kind, recipient, sequence }) => `${kind} ${recipient} ${sequence}`);
    expect(told).toEqual(
      [
        'booked executive 0',
        'booked visitor 0',
        'cancelled executive 3',
        'cancelled visitor 3',
        'confirmed executive 0',
        'moved executive 1',
        'moved visitor 1',
        'moved executive 2',
        'moved visitor 2',
      ].toSorted(),
    );
  });

  it('200 and nothing more where it was so already; 410 once it began or was cancelled; 404 before one was booked', async () => {
    const token = await ofToken();
    expect(await visitors.change(token, { change: 'cancel' })).toMatchObject({ status: 404 });
    await visitors.book(token, nine);
    await visitors.change(token, { change: 'move', startsAt: nine });
    await visitors.change(token, { change: 'confirm' });
    await visitors.change(token, { change: 'confirm' });
    now = Date.parse(nine);
    expect(await visitors.change(token, { change: 'cancel' })).toMatchObject({ status: 410, detail: 'La reunión ya empezó' });
    now = testNow;
    await visitors.change(token, { change: 'cancel' });
    expect(await visitors.change(token, { change: 'cancel' })).toMatchObject({ status: 200 });
    expect(await visitors.change(token, { change: 'move', startsAt: two })).toMatchObject({ status: 410 });
    expect(await steps()).toEqual(['book visitor booked', 'confirm visitor confirmed', 'cancel visitor cancelled']);
  });

  it('200: a meeting is cancelled though its request was taken from whom it is with; nobody books with nobody', async () => {
    const [token, other] = [await ofToken(), await ofToken()];
    await visitors.book(token, nine);
    await test.database.pool.query('update leads set status = 7, executive_id = null');
    expect(await visitors.change(token, { change: 'cancel' })).toMatchObject({ place: { meeting: { status: 'cancelled' } } });
    expect(await visitors.see(token)).toMatchObject({ place: { meeting: { status: 'cancelled' } } });
    expect(await visitors.book(token, two)).toMatchObject({ status: 410 });
    expect(await visitors.book(other, two)).toMatchObject({ status: 404 });
  });

  it('410 and left as it is: moved to a time that another has', async () => {
    const [token, other] = [await ofToken(), await ofToken()];
    await visitors.book(token, nine);
    await visitors.book(other, two);
    expect(await visitors.change(token, { change: 'move', startsAt: two })).toMatchObject({ status: 410 });
    expect(await visitors.see(token)).toMatchObject({ place: { meeting: { startsAt: nine } } });
  });

  it('400: moved to no time, or changed in no way', async () => {
    const token = await ofToken();
    expect(await visitors.change(token, { change: 'move' })).toMatchObject({ status: 400 });
    expect(await visitors.change(token, { change: 'forget' })).toMatchObject({ status: 400 });
  });
});

it('leaves neither people nor links in the log', () => {
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.join('')).not.toMatch(/Zulema|correo\.cl|\/v[\w-]{43}/);
});
