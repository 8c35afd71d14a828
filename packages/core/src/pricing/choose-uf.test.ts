import { describe, expect, it } from 'vitest';
import { plainDate } from '../dates/plain-date.ts';
import { rateToNumber } from '../money/money.ts';
import { chooseUf } from './choose-uf.ts';

const stored = [
  { date: plainDate('2026-07-10'), value: '40850.01' },
  { date: plainDate('2026-07-08'), value: '40830' },
  { date: plainDate('2026-07-09'), value: 40844.79 },
];

function chosen(today: string, values = stored) {
  const { rate, date, status } = chooseUf(values, plainDate(today));
  return [rateToNumber(rate), date, status];
}

describe('chooseUf (decision 8)', () => {
  it('takes the day’s value, although later ones are stored', () => {
    expect(chosen('2026-07-09')).toEqual([40844.79, '2026-07-09', 'of-the-day']);
  });

  it('takes the newest stored one when the day’s is missing, and says its date', () => {
    expect(chosen('2026-11-20')).toEqual([40850.01, '2026-07-10', 'older']);
  });

  it('takes the nearest later one when only later days are stored', () => {
    expect(chosen('2026-07-01')).toEqual([40830, '2026-07-08', 'older']);
  });

  it('C9-15 falls back to 33504.3 when nothing is stored', () => {
    expect(chosen('2026-07-09', [])).toEqual([33504.3, '2022-08-09', 'fallback']);
  });
});
