import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDate } from '../dates/plain-date.ts';
import { recessReason } from '../staff/recess.ts';
import { chooseExecutive, isAvailable, unavailability, type ExecutiveLoad } from './assign-executive.ts';

const today = plainDate('2026-11-20');
const base: ExecutiveLoad = {
  id: 1,
  active: true,
  recessReason: null,
  recessFrom: null,
  recessUntil: null,
  weight: 1,
  dailyLimit: 10,
  assignedToday: 0,
  balance: 10_000,
  chargePerLead: 1_000,
  lastAssignedAt: null,
};

test.each([
  ['inactive', { active: false }],
  ['in recess until today', { recessUntil: today }],
  ['in recess from today on', { recessReason: recessReason.holidays, recessFrom: today }],
  ['in recess until it is ended', { recessReason: recessReason.sickLeave }],
  ['at the daily limit', { assignedToday: 10 }],
  ['without balance for a charge', { balance: 999 }],
  ['without weight', { weight: 0 }],
])('an executive %s gets no request', (_, change) => {
  expect(isAvailable({ ...base, ...change }, today)).toBe(false);
  expect(chooseExecutive([{ ...base, ...change }], today)).toBeNull();
});

test('an executive whose low balance was made good gets requests', () => {
  expect(isAvailable({ ...base, recessReason: 2 }, today)).toBe(true);
});

test('an executive whose recess begins tomorrow gets requests', () => {
  const toCome = {
    recessReason: recessReason.holidays,
    recessFrom: plainDate('2026-11-21'),
    recessUntil: plainDate('2026-11-30'),
  };
  expect(isAvailable({ ...base, ...toCome }, today)).toBe(true);
});

test('an executive back from recess, one below the limit, with just the balance, gets requests', () => {
  const back = { ...base, recessReason: 1, recessUntil: plainDate('2026-11-19'), assignedToday: 9, balance: 1_000 } as const;
  expect(chooseExecutive([back], today)?.id).toBe(1);
});

test('the least loaded by weight gets the request', () => {
  const heavy = { ...base, id: 1, weight: 3, assignedToday: 5 };
  const light = { ...base, id: 2, weight: 1, assignedToday: 2 };
  expect(chooseExecutive([light, heavy], today)?.id).toBe(1);
});

test('a tie goes to the longest wait, and to one who never had a request first', () => {
  const recent = { ...base, id: 1, lastAssignedAt: 200 };
  const earlier = { ...base, id: 2, lastAssignedAt: 100 };
  expect(chooseExecutive([recent, earlier], today)?.id).toBe(2);
  expect(chooseExecutive([recent, earlier, { ...base, id: 3 }], today)?.id).toBe(3);
});

test('over many requests the share follows the weights and no limit is passed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ weight: fc.integer({ min: 1, max: 5 }), dailyLimit: fc.integer({ min: 0, max: 40 }) }), {
        minLength: 1,
        maxLength: 6,
      }),
      (shapes) => {
        let people: ExecutiveLoad[] = shapes.map((shape, index) => ({ ...base, ...shape, id: index + 1 }));
        for (let step = 0; step < 100; step += 1) {
          const chosen = chooseExecutive(people, today);
          if (!chosen) break;
          people = people.map((one) =>
            one.id === chosen.id ? { ...one, assignedToday: one.assignedToday + 1, lastAssignedAt: step } : one,
          );
        }
        const full = people.every((one) => one.assignedToday === one.dailyLimit);
        expect(full || people.reduce((total, one) => total + one.assignedToday, 0) === 100).toBe(true);
        const unlimited = people.filter((one) => one.assignedToday < one.dailyLimit).map((one) => one.assignedToday / one.weight);
        if (unlimited.length > 1) expect(Math.max(...unlimited) - Math.min(...unlimited)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test.each([
  ['inactive', { active: false }],
  ['in-recess', { recessUntil: today }],
  ['limit-reached', { assignedToday: 10 }],
  ['low-balance', { balance: 999 }],
  ['no-weight', { weight: 0 }],
  [null, {}],
])('an executive who gets no request is told why: %s', (why, change) => {
  expect(unavailability({ ...base, ...change }, today)).toBe(why);
});
