import { type PlainDate, plainDate } from '@cotejo/core/dates';
import type { Indicator } from '@cotejo/core/indicators';
import { ufByMonth } from './uf-2026.ts';
import { usdByMonth } from './usd-2026.ts';
import { utmByMonth } from './utm-2026.ts';

/** One day's value of an indicator in pesos; `value` is decimal text so that no digit is lost. */
export interface IndicatorValue {
  readonly indicator: Indicator;
  readonly date: PlainDate;
  readonly value: string;
  readonly source: string;
}

const source = 'Banco Central de Chile / SII';

function dayOf(month: string, day: number): PlainDate {
  return plainDate(`${month}-${String(day).padStart(2, '0')}`);
}

/** The UF of every day, up to the newest one, 40844.79 of 2026-07-11. */
const ufValues = Object.entries(ufByMonth).flatMap(([month, values]) =>
  values.map((value, index) => ({ indicator: 'UF' as const, date: dayOf(month, index + 1), value: value.toFixed(2), source })),
);

/** The UTM, kept on the first day of its month. */
const utmValues = Object.entries(utmByMonth).map(([month, value]) => ({
  indicator: 'UTM' as const,
  date: dayOf(month, 1),
  value: String(value),
  source,
}));

const usdValues = Object.entries(usdByMonth).flatMap(([month, values]) =>
  values.map(([day, value]) => ({ indicator: 'USD' as const, date: dayOf(month, day), value: value.toFixed(2), source })),
);

/** Every known value of 2026 in pesos: UF, UTM and observed dollar, each oldest first. */
export const indicatorValues: readonly IndicatorValue[] = [...ufValues, ...utmValues, ...usdValues];
