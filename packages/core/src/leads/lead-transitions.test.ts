import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadStatus, leadStatuses, subStatusesOf, type LeadStatusId } from './lead-statuses.ts';
import { judgeLeadStep, leadTransitions, type LeadStep } from './lead-transitions.ts';

const about = { requestType: 2, country: 'chile' } as const;
const ids = leadStatuses.map(({ id }) => id);

/** A step with everything that its transition needs. */
function wholeStep(from: LeadStatusId, to: LeadStatusId): LeadStep {
  const transition = leadTransitions.find((one) => one.from === from && one.to === to);
  const needs = transition?.needs ?? [];
  return {
    from,
    to,
    by: transition?.by[0] ?? 'system',
    ...(needs.includes('executive') ? { executiveId: 7 } : {}),
    ...(needs.includes('subStatus') ? { subStatus: subStatusesOf(to)[0]?.id } : {}),
    ...(needs.includes('reason') ? { reason: 1 } : {}),
    ...(needs.includes('firstRequest') ? { firstRequest: 'first' } : {}),
  };
}

describe('steps of a request', () => {
  it('lead from a new request to every status', () => {
    const reached = new Set<LeadStatusId>([leadStatus.unassigned]);
    for (let round = 0; round < ids.length; round += 1) {
      for (const { from, to } of leadTransitions) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].toSorted((left, right) => left - right)).toEqual(ids);
  });

  it('end only where nothing is left to do', () => {
    const ends = ids.filter((id) => !leadTransitions.some(({ from }) => from === id));
    expect(ends).toEqual([leadStatus.duplicate, leadStatus.test, leadStatus.returned]);
  });

  it('are each there once, to another status or with something else said of the same, by somebody', () => {
    const pairs = leadTransitions.map(({ from, to }) => `${from}>${to}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { by, from, needs, to } of leadTransitions) {
      if (from === to) expect([needs[0], subStatusesOf(to).length > 1]).toEqual(['subStatus', true]);
      expect(by.length).toBeGreaterThan(0);
    }
  });

  it('are refused from one status to another unless the table has them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.constantFrom(...ids), (from, to) => {
        const isThere = leadTransitions.some((one) => one.from === from && one.to === to);
        const judged = judgeLeadStep(wholeStep(from, to), about);
        expect(judged.ok).toBe(isThere);
        if (!judged.ok) expect(judged.error).toEqual({ kind: 'not-permitted', from, to });
      }),
    );
  });

  it('are refused of whoever may not take them', () => {
    expect(judgeLeadStep({ ...wholeStep(9, 3), by: 'EJECUTIVO' }, about)).toEqual({
      ok: false,
      error: { kind: 'not-by-them', by: 'EJECUTIVO' },
    });
  });

  it.each([
    ['executive', { from: 1, to: 2, by: 'system' }],
    ['firstRequest', { from: 1, to: 6, by: 'system' }],
    ['subStatus', { from: 2, to: 4, by: 'EJECUTIVO' }],
    ['reason', { from: 2, to: 4, by: 'EJECUTIVO', subStatus: 401 }],
  ] satisfies [string, LeadStep][])('are refused without %s where they need it', (need, step) => {
    expect(judgeLeadStep(step, about)).toEqual({ ok: false, error: { kind: 'missing', need } });
  });

  it('are refused with a sub-status of another status, or a reason that does not apply', () => {
    const failed = { from: 2, to: 4, by: 'EJECUTIVO', subStatus: 401, reason: 1 } satisfies LeadStep;
    expect(judgeLeadStep(failed, about).ok).toBe(true);
    expect(judgeLeadStep({ ...failed, subStatus: 200 }, about)).toEqual({
      ok: false,
      error: { kind: 'wrong-sub-status', subStatus: 200 },
    });
    expect(judgeLeadStep({ ...failed, reason: 22 }, about)).toEqual({ ok: false, error: { kind: 'wrong-reason', reason: 22 } });
  });
});
