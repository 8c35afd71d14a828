import type { TariffContent } from '@cotejo/core/catalogue-content';
import { plainDate } from '@cotejo/core/dates';
import { moneyOf, timesRatio } from '@cotejo/core/money';
import { maximumAge } from '@cotejo/core/people';
import { noRules, type RateRow } from '@cotejo/core/pricing';
import type { LinePrice } from '../country-line.ts';

/** Minimum monthly wage of 2025 (SMMLV): the base of the contribution goes from 1 to 25 of them. */
const minimumWage = moneyOf(1_423_500, 'COP', 'month');
const mostWages = 25;
/** Shares of the income: 4 % that an employee pays, 12.5 % of who pays alone (Ley 100, as payroll systems apply it). */
export const contributionRates = [40_000, 125_000] as const;

/** The contribution of the law, the same at every entity: the level tells the rate. */
export const contributionPrice: LinePrice = {
  tariffs: (id, _price, level): readonly TariffContent[] => {
    const millionths = contributionRates[level] ?? 0;
    const row: RateRow = { ageFrom: 0, ageTo: maximumAge, sex: null, role: null, millionths };
    return [
      {
        id,
        kind: 'incomeRate',
        currency: 'COP',
        period: 'month',
        validFrom: plainDate('2025-01-01'),
        validTo: null,
        rules: { ...noRules, minimumTotal: timesRatio(minimumWage, millionths, 1_000_000) },
        incomeCap: timesRatio(minimumWage, mostWages),
        source: 'Aporte a salud del régimen contributivo, con el salario mínimo de 2025',
        rows: [row],
      },
    ];
  },
  detail: 'según tu ingreso mensual',
  tooltip: 'Es el aporte que fija la ley. Es igual en todas las EPS y cubre a tus beneficiarios.',
  points: [
    ['Base del aporte', 'Va de 1 a 25 salarios mínimos. Por encima de ese ingreso el aporte no sube.'],
    ['Salario mínimo', 'Los cálculos usan el de 2025, que es el último que tenemos: $ 1.423.500.'],
  ],
  isPaidOnce: false,
  openness: 100,
};
