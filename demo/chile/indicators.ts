import { type PlainDate, plainDate } from '@cotejo/core/dates';
import { ufByMonth } from './uf-2026.ts';

/** One day's value of an indicator; `value` is decimal text so that no digit is lost. */
export interface IndicatorValue {
  readonly indicator: 'UF';
  readonly date: PlainDate;
  readonly value: string;
  readonly source: string;
}

/** Every known daily UF of 2026 in pesos, oldest first, up to the newest one, 40844.79 of 2026-07-11. */
export const indicatorValues: readonly IndicatorValue[] = Object.entries(ufByMonth).flatMap(([month, values]) =>
  values.map((value, index) => ({
    indicator: 'UF',
    date: plainDate(`${month}-${String(index + 1).padStart(2, '0')}`),
    value: value.toFixed(2),
    source: 'Banco Central de Chile, valor diario de la UF',
  })),
);
