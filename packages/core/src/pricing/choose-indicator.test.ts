import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, plainDate } from '../dates/plain-date.ts';
import { rateToNumber, toNumber } from '../money/money.ts';
import { chooseUsd, chooseUtm, newestUpTo } from './choose-indicator.ts';

const at = (date: string, value: string) => ({ date: plainDate(date), value });

describe('chooseUsd', () => {
  const stored = [at('2026-07-10', '928.99'), at('2026-07-09', '930.5'), at('2026-07-13', '927')];
  const chosen = (today: string) => {
    const usd = chooseUsd(stored, plainDate(today));
    return usd && [rateToNumber(usd.rate), usd.rate.from, usd.rate.to, usd.date, usd.status];
  };

  it('takes the day’s, and over a weekend Friday’s with its date', () => {
    expect(chosen('2026-07-10')).toEqual([928.99, 'USD', 'CLP', '2026-07-10', 'of-the-day']);
    expect(chosen('2026-07-12')).toEqual([928.99, 'USD', 'CLP', '2026-07-10', 'older']);
  });

  it('has no value of last resort: neither a later day’s nor an invented one', () => {
    expect(chosen('2026-07-08')).toBeNull();
    expect(chooseUsd([], plainDate('2026-07-10'))).toBeNull();
  });
});

describe('chooseUtm', () => {
  const stored = [at('2026-06-01', '71506.0000'), at('2026-07-01', '71649.0000')];
  const chosen = (today: string) => {
    const utm = chooseUtm(stored, plainDate(today));
    return utm && [toNumber(utm.pesos), utm.date, utm.status];
  };

  it('holds for every day of its month, and later as an older one', () => {
    expect(chosen('2026-06-30')).toEqual([71_506, '2026-06-01', 'of-the-day']);
    expect(chosen('2026-07-31')).toEqual([71_649, '2026-07-01', 'of-the-day']);
    expect(chosen('2026-08-01')).toEqual([71_649, '2026-07-01', 'older']);
    expect(chosen('2026-05-31')).toBeNull();
  });
});

describe('newestUpTo', () => {
  it('is the greatest day that is not after the one asked for, in any order of the values', () => {
    const first = plainDate('2026-01-01');
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(400)), fc.nat(400), (days, asked) => {
        const stored = days.map((day) => ({ date: addDays(first, day) }));
        const expected = days.filter((day) => day <= asked).toSorted((left, right) => right - left)[0];
        expect(newestUpTo(stored, addDays(first, asked))?.date ?? null).toBe(
          expected === undefined ? null : addDays(first, expected),
        );
      }),
    );
  });
});
