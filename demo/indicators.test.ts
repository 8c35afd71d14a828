import { existsSync, readFileSync } from 'node:fs';
import { indicators, type Indicator } from '@cotejo/core/indicators';
import { describe, expect, it } from 'vitest';
import { indicatorValues } from './chile/indicators.ts';

const of = (indicator: Indicator) => indicatorValues.filter((value) => value.indicator === indicator);

describe('the values that come with the program', () => {
  it('are every day of the UF, every month of the UTM and every bank day of the dollar of 2026, as far as known', () => {
    const ends = (indicator: Indicator) => {
      const values = of(indicator);
      return [values.length, values[0]?.date, values[0]?.value, values.at(-1)?.date, values.at(-1)?.value];
    };
    expect(ends('UF')).toEqual([192, '2026-01-01', '39731.79', '2026-07-11', '40844.79']);
    expect(ends('UTM')).toEqual([7, '2026-01-01', '69751', '2026-07-01', '71649']);
    expect(ends('USD')).toEqual([132, '2026-01-02', '907.13', '2026-07-10', '928.99']);
  });

  it('name a day once', () => {
    for (const indicator of indicators) {
      const dates = of(indicator).map(({ date }) => date);
      expect(new Set(dates).size).toBe(dates.length);
    }
  });

  const files = { UF: 'chile_uf_daily.csv', UTM: 'chile_utm_monthly.csv', USD: 'chile_usd_observed_daily.csv' } as const;
  it.for(indicators)(
    'agree with the published %s on every day (skipped where ../shared/reference is absent)',
    (indicator, { skip }) => {
      const reference = new URL(`../../shared/reference/${files[indicator]}`, import.meta.url);
      if (!existsSync(reference)) return skip();
      const published = readFileSync(reference, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(','))
        .filter(([date = '']) => date.startsWith('2026'))
        .map(([date = '', value = '']) => [date.padEnd(10, '-01'), Number(value)]);
      expect(of(indicator).map(({ date, value }) => [date, Number(value)])).toEqual(published);
    },
  );
});
