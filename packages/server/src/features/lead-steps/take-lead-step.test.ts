import { leadStatus } from '@cotejo/core/leads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testNow, type TestApp } from '../../platform/testing/test-app.ts';
import { refusalText } from './lead-step-refusals.ts';
import { charge, leadDesk } from './testing/lead-desk.ts';

let test: TestApp;
let desk: ReturnType<typeof leadDesk>;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  desk = leadDesk(test);
});
afterAll(() => test.close());
beforeEach(() => desk.putInCharge([{}]));

/** The request's executive, and somebody beside them. */
async function withTwo(second = {}): Promise<string> {
  await desk.putInCharge([{ weight: 100 }, { weight: 0, ...second }]);
  return desk.ask();
}

async function repetitionsOf(leadId: string): Promise<readonly string[]> {
  const { rows } = await test.database.pool.query<{ id: string }>('select id from leads where first_lead_id = $1 order by id', [
    leadId,
  ]);
  return rows.map(({ id }) => id);
}

describe('a step of a request', () => {
  it('changes its status, sub-status and reason, and stands in its history from how it came in', async () => {
    const leadId = await desk.ask();
    await desk.take({ leadId, to: 2, subStatus: 201, by: 'EJECUTIVO', byName: 'Ana1 Soto' });
    const failed = await desk.take({ leadId, to: 4, subStatus: 402, reason: 10 });
    expect(failed).toMatchObject({ ok: true, value: { from: 2, to: 4, executiveId: 1 } });
    expect(await desk.stateOf(leadId)).toEqual({ status: 4, executive: 1, subStatus: 402, reason: 10 });
    const at = new Date(testNow);
    const nothing = { subStatus: null, failureReason: null };
    expect(await desk.historyOf(leadId)).toMatchObject([
      { at, mover: 'visitor', byName: null, from: null, to: 2, executiveBefore: null, executiveAfter: 1, ...nothing },
      { at, mover: 'EJECUTIVO', byName: 'Ana1 Soto', from: 2, to: 2, subStatus: 201, failureReason: null },
      { at, mover: 'ADMINISTRADOR', byName: 'Marta', from: 2, to: 4, subStatus: 402, failureReason: 10 },
    ]);
  });

  it('is told for a request without steps by the request itself', async () => {
    await desk.putInCharge([]);
    expect(await desk.historyOf(await desk.ask())).toMatchObject([{ from: null, to: 1, executiveAfter: null }]);
  });

  it('is never changed or deleted in the history', async () => {
    const leadId = await desk.ask();
    await desk.take({ leadId, to: 9 });
    const { pool } = test.database;
    await expect(pool.query("update lead_steps set mover = 'system'")).rejects.toThrow('never changed');
    await expect(pool.query('delete from lead_steps')).rejects.toThrow('never changed');
  });

  it.each([
    [{ to: leadStatus.closed }, 'estado', 'no se pasa de 2 Asignado a 3 Cerrado; de ahí sigue: 2 Asignado, 9 Por Cerrar'],
    [{ to: leadStatus.other, by: 'EJECUTIVO' }, 'quién', 'ese paso no lo da EJECUTIVO'],
    [{ to: leadStatus.failed }, 'subestado', 'falta; hay: 401 No Contactado, 402 No le interesa, 403 No avanza'],
    [{ to: leadStatus.failed, subStatus: 401 }, 'motivo', 'falta'],
    [{ to: leadStatus.failed, subStatus: 200, reason: 1 }, 'subestado', '200 no es de ese estado; hay: 401'],
    [{ to: leadStatus.failed, subStatus: 401, reason: 22 }, 'motivo', '22 no se puede decir ahí'],
    [{ to: leadStatus.toClose, executiveId: 1 }, 'ejecutivo', 'ese paso no lo lleva'],
    [{ to: leadStatus.toClose, firstRequest: crypto.randomUUID() }, 'primera solicitud', 'ese paso no lo lleva'],
    [{ to: leadStatus.duplicate, firstRequest: crypto.randomUUID() }, 'primera solicitud', 'no existe'],
  ] as const)('is refused by the field that is wrong, and nothing changes: %o', async (wish, field, reason) => {
    const leadId = await desk.ask();
    const refused = await desk.take({ leadId, ...wish });
    if (refused.ok) throw new Error('the step was taken');
    const text = refusalText(refused.error, wish.to);
    expect([text.field, text.reason]).toEqual([field, expect.stringContaining(reason)]);
    expect(await desk.stateOf(leadId)).toMatchObject({ status: 2, executive: 1 });
    expect(await desk.historyOf(leadId)).toHaveLength(1);
  });

  it('is refused of a request that does not exist', async () => {
    expect(await desk.take({ leadId: crypto.randomUUID(), to: 9 })).toEqual({ ok: false, error: { kind: 'no-lead' } });
  });

  it('C5-31 takes no reason of another country, though the number is one', async () => {
    const leadId = await desk.ask();
    const wish = { leadId, to: leadStatus.failed, subStatus: 402 } as const;
    expect(await desk.take({ ...wish, reason: 25 })).toEqual({ ok: false, error: { kind: 'wrong-reason', reason: 25 } });
    expect((await desk.take({ ...wish, reason: 22 })).ok).toBe(true);
  });

  it('marks a request as repetition of another, which is nobody’s then', async () => {
    const [first, leadId] = [await desk.ask(), await desk.ask()];
    expect((await desk.take({ leadId, to: leadStatus.duplicate, firstRequest: leadId })).ok).toBe(false);
    expect((await desk.take({ leadId, to: leadStatus.duplicate, firstRequest: first })).ok).toBe(true);
    const { rows } = await test.database.pool.query('select first_lead_id, executive_id from leads where id = $1', [leadId]);
    expect(rows).toEqual([{ first_lead_id: first, executive_id: null }]);
    expect(await desk.balances()).toEqual([999]);
  });

  it('has what repeats a repetition repeat the first one, so that there are no chains', async () => {
    const person = somebody();
    const [middle, last] = [await desk.ask(person), await desk.ask(person)];
    const first = await desk.ask();
    expect((await desk.take({ leadId: middle, to: leadStatus.duplicate, firstRequest: first })).ok).toBe(true);
    expect(await repetitionsOf(first)).toEqual([middle, last].toSorted());
    expect((await desk.take({ leadId: first, to: leadStatus.duplicate, firstRequest: last })).ok).toBe(false);
  });

  it('makes no chain of two repetitions said at once', async () => {
    const [one, two, three] = [await desk.ask(), await desk.ask(), await desk.ask()];
    await Promise.all([
      desk.take({ leadId: one, to: leadStatus.duplicate, firstRequest: two }),
      desk.take({ leadId: two, to: leadStatus.duplicate, firstRequest: three }),
      desk.take({ leadId: three, to: leadStatus.duplicate, firstRequest: one }),
    ]);
    const { rows } = await test.database.pool.query(
      'select r.id from leads r join leads f on f.id = r.first_lead_id where f.first_lead_id is not null',
    );
    expect(rows).toEqual([]);
  });

  it('of two at once, the second is judged by what the first one left', async () => {
    const leadId = await desk.ask();
    const both = await Promise.all([desk.take({ leadId, to: 9 }), desk.take({ leadId, to: 7 })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await desk.historyOf(leadId)).toHaveLength(2);
  });
});

describe('a request that changes hands', () => {
  it('C9-70 gives back what it cost whoever has it no more, and charges whoever has it', async () => {
    const leadId = await withTwo();
    expect(await desk.balances()).toEqual([999, 1000]);
    await desk.take({ leadId, to: 7 });
    expect(await desk.stateOf(leadId)).toMatchObject({ status: 7, executive: null });
    expect(await desk.balances()).toEqual([1000, 1000]);
    await desk.take({ leadId, to: 2, executiveId: 2 });
    expect(await desk.balances()).toEqual([1000, 999]);
    const { rows } = await test.database.pool.query(
      'select type, executive_id who, amount::int from ledger_transfers where lead_id = $1 order by id',
      [leadId],
    );
    expect(rows).toEqual([
      { type: 103, who: 1, amount: charge },
      { type: 13, who: 1, amount: charge },
      { type: 103, who: 2, amount: charge },
    ]);
    expect(await desk.wrongAccounts()).toEqual([[], []]);
  });

  it('ends the recess of who gets a charge back that was their last', async () => {
    await desk.putInCharge([{ paid: 1 }]);
    const leadId = await desk.ask();
    const recess = async () => (await test.database.pool.query('select recess_reason from executives')).rows;
    expect(await recess()).toEqual([{ recess_reason: 2 }]);
    await desk.take({ leadId, to: 98, by: 'EJECUTIVO' });
    expect(await recess()).toEqual([{ recess_reason: null }]);
  });

  it('stays with whoever has it through the steps that are theirs, at no further cost', async () => {
    const leadId = await desk.ask();
    for (const to of [9, 3, 11] as const) expect((await desk.take({ leadId, to })).ok).toBe(true);
    const again = await desk.ask();
    await desk.take({ leadId: again, to: 4, subStatus: 401, reason: 1 });
    expect((await desk.take({ leadId: again, to: 2, executiveId: 1 })).ok).toBe(true);
    expect(await desk.balances()).toEqual([998]);
    expect(await desk.wrongAccounts()).toEqual([[], []]);
  });

  it('tells its new executive and its person, and nobody of a step that changes no hands', async () => {
    const leadId = await withTwo();
    await desk.take({ leadId, to: 7 });
    await desk.take({ leadId, to: 2, executiveId: 2 });
    await desk.take({ leadId, to: 2, subStatus: 202 });
    expect(await desk.toldOf(leadId, 'executive-notice')).toEqual([1, 2]);
    expect(await desk.toldOf(leadId, 'executive-assigned')).toEqual([2]);
    expect(await desk.toldOf(leadId, 'survey-invitation')).toEqual([null]);
  });

  it('tells its new executive on the telephone too, and of a balance that it leaves too low, where there are providers', async () => {
    const reaching = leadDesk(test, () => testNow, ['mail', 'whatsapp', 'push']);
    const leadId = await withTwo({ paid: 1 });
    await reaching.take({ leadId, to: 7 });
    await reaching.take({ leadId, to: 2, executiveId: 2 });
    for (const event of ['executive-notice-whatsapp', 'executive-notice-push'])
      expect(await reaching.toldOf(leadId, event)).toEqual([2]);
    const { rows } = await test.database.pool.query<{ event: string }>(
      "select event from messages where executive_id = 2 and event like 'low-balance%' order by event",
    );
    expect(rows.map(({ event }) => event)).toEqual(['low-balance', 'low-balance-push']);
  });

  it('is not given by hand to whom it was taken from, or who may not have it', async () => {
    const leadId = await withTwo({ dailyLimit: 0 });
    await desk.take({ leadId, to: 7 });
    const given = (executiveId: number) => desk.take({ leadId, to: 2, executiveId });
    expect(await given(1)).toEqual({ ok: false, error: { kind: 'taken-from', executiveId: 1 } });
    expect(await given(2)).toEqual({ ok: false, error: { kind: 'unavailable', why: 'limit-reached' } });
    expect(await given(3)).toEqual({ ok: false, error: { kind: 'no-executive', executiveId: 3 } });
    await test.database.pool.query("update executives set daily_limit = 9, business_lines = '{seguros}' where id = 2");
    expect(await given(2)).toEqual({ ok: false, error: { kind: 'not-of-line', businessLine: 'isapre', edition: 'chile' } });
    await test.database.pool.query("update executives set business_lines = '{isapre}', recess_reason = 1 where id = 2");
    expect(await given(2)).toEqual({ ok: false, error: { kind: 'unavailable', why: 'in-recess' } });
    await test.database.pool.query('update executives set recess_reason = null, balance = 0 where id = 2');
    expect(await given(2)).toEqual({ ok: false, error: { kind: 'unavailable', why: 'low-balance' } });
    await test.database.pool.query('update executives set active = false where id = 2');
    expect(await given(2)).toEqual({ ok: false, error: { kind: 'unavailable', why: 'inactive' } });
    expect(await desk.stateOf(leadId)).toMatchObject({ status: 7, executive: null });
  });

  it('decision 31: still counts for the day’s limit of whom it was taken from', async () => {
    await desk.putInCharge([{ dailyLimit: 2 }]);
    const taken = await desk.ask();
    await desk.take({ leadId: taken, to: 7 });
    const [second, third] = [await desk.ask(), await desk.ask()];
    expect([await desk.stateOf(second), await desk.stateOf(third)]).toMatchObject([{ executive: 1 }, { executive: null }]);
  });
});
