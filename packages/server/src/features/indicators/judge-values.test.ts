import { addDays, plainDate } from '@cotejo/core/dates';
import { parseScaled } from '@cotejo/core/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDue, judgeValues } from './judge-values.ts';
import type { ReadValue } from './read-answer.ts';

const today = plainDate('2026-07-11');
const at = (date: string, value: string): ReadValue => ({ date: plainDate(date), value });
const stored = [at('2026-07-09', '40000.0000'), at('2026-07-10', '40000.0000')];
const task = { indicator: 'UF', stored, today } as const;
const refused = (...values: ReadValue[]) => judgeValues(values, task).refused.map(({ date, reason }) => [date, reason]);

describe('judging what a source says', () => {
  it('accepts up to 5 % more or less than the last value before, and refuses what is beyond', () => {
    const accepted = (value: string) => judgeValues([at('2026-07-11', value)], task).accepted.length;
    expect(['42000', '38000'].map(accepted)).toEqual([1, 1]);
    expect(['42000.01', '37999.99', '42400'].map(accepted)).toEqual([0, 0, 0]);
    expect(judgeValues([at('2026-07-11', '42400')], task).refused).toEqual([
      { date: '2026-07-11', value: '42400', reason: 'jump', known: stored[1] },
    ]);
  });

  it('keeps the good values of an answer, and holds the next ones against the last good one', () => {
    const answer = [at('2026-07-13', '40020'), at('2026-07-11', '40010'), at('2026-07-12', '44000'), at('2026-07-14', '44100')];
    const { accepted, refused: bad } = judgeValues(answer, task);
    expect(accepted).toEqual([at('2026-07-11', '40010'), at('2026-07-13', '40020')]);
    expect(bad.map(({ value, reason, known }) => [value, reason, known?.value])).toEqual([
      ['44000', 'jump', '40010'],
      ['44100', 'jump', '40020'],
    ]);
  });

  it('leaves what is stored: the same value is no news, another one is refused', () => {
    const same = judgeValues([at('2026-07-09', '40000')], task);
    expect(same).toEqual({ accepted: [], refused: [], unchanged: 1 });
    expect(refused(at('2026-07-09', '40000.01'))).toEqual([['2026-07-09', 'differs-from-stored']]);
  });

  it('refuses another indicator’s figure, a missing comma, zero, and more decimals than are published', () => {
    const empty = (value: string) => judgeValues([at('2026-07-11', value)], { ...task, stored: [] }).refused[0]?.reason;
    expect(['928.99', '4084479', '0', '40000.001', '40000'].map(empty)).toEqual([
      'outside-range',
      'outside-range',
      'outside-range',
      'too-many-decimals',
      undefined,
    ]);
    expect(judgeValues([at('2026-07-01', '71649.5')], { indicator: 'UTM', stored: [], today }).refused[0]?.reason).toBe(
      'too-many-decimals',
    );
  });

  it('refuses days that are not published yet and history that nobody needs', () => {
    expect(refused(at('2026-08-20', '40000'), at('2026-08-21', '40000'))).toEqual([['2026-08-21', 'too-far-ahead']]);
    expect(refused(at('2025-06-05', '40000'), at('2025-06-04', '40000'))).toEqual([['2025-06-04', 'too-old']]);
    expect(judgeValues([at('2026-07-19', '930')], { indicator: 'USD', stored: [], today }).refused[0]?.reason).toBe(
      'too-far-ahead',
    );
  });

  it('refuses a day that is said twice differently, and takes one that is said twice alike', () => {
    expect(refused(at('2026-07-11', '40010'), at('2026-07-11', '40011'))).toEqual([
      ['2026-07-11', 'said-twice'],
      ['2026-07-11', 'said-twice'],
    ]);
    expect(judgeValues([at('2026-07-11', '40010'), at('2026-07-11', '40010.00')], task).accepted).toHaveLength(1);
  });

  it('never lets in a step above 5 %, in whatever order values come, and loses none', () => {
    const day = fc.integer({ min: -30, max: 60 });
    const answer = fc.array(fc.tuple(day, fc.integer({ min: 3_000_000, max: 5_000_000 })), { maxLength: 30 });
    fc.assert(
      fc.property(answer, (said) => {
        const read = said.map(([days, cents]): ReadValue => ({ date: addDays(today, days), value: (cents / 100).toFixed(2) }));
        const judged = judgeValues(read, task);
        const scaled = (value: string | number) => parseScaled(String(value), 4) ?? 0;
        const all = [...stored, ...judged.accepted].toSorted((left, right) => (left.date < right.date ? -1 : 1));
        for (const { date, value } of judged.accepted) {
          const last = all.findLast((candidate) => candidate.date < date);
          if (last) expect(Math.abs(scaled(value) - scaled(last.value)) * 20).toBeLessThanOrEqual(scaled(last.value));
        }
        expect(new Set(all.map(({ date }) => date)).size).toBe(all.length);
        const known = new Set(judged.refused.map(({ date }) => date).concat(all.map(({ date }) => date)));
        expect(read.every(({ date }) => known.has(date))).toBe(true);
      }),
    );
  });
});

describe('values are due', () => {
  it('until tomorrow is stored; for the UTM until the month of tomorrow is', () => {
    expect(isDue('UF', stored, plainDate('2026-07-09'))).toBe(false);
    expect(isDue('UF', stored, plainDate('2026-07-10'))).toBe(true);
    expect(isDue('UF', [], today)).toBe(true);
    const july = [at('2026-07-01', '71649')];
    expect(isDue('UTM', july, plainDate('2026-07-30'))).toBe(false);
    expect(isDue('UTM', july, plainDate('2026-07-31'))).toBe(true);
  });
});
