import { amountKeys } from '@cotejo/core/catalogue-content';
import type { AmountKey, CoverageContent, Source, TopOrDeductibleContent } from '@cotejo/core/catalogue-content';
import type { CoverageSummary } from '@cotejo/core/coverage';
import { type Money, moneyOf } from '@cotejo/core/money';
import { coverageTags } from './coverage-tags.ts';
import type { LineBenefit, LineParts } from './line-parts.ts';

/** A line at one of its levels, counted from 0. */
export interface LineAtLevel {
  readonly line: Pick<LineParts, 'benefits' | 'summary'>;
  readonly level: number;
}

const unitSuffix = { yearly_top: '/Año', monthly_top: '/Mes', weekly_top: '/Semana', daily_top: '/Día' } as const;

function hasSuffix(key: AmountKey): key is keyof typeof unitSuffix {
  return Object.hasOwn(unitSuffix, key);
}

function unitOf(key: AmountKey, currency: LineBenefit['currency']): string {
  if (key === 'percentage' || key === 'percentage_isapre' || key === 'percentage_fonasa') return '%';
  return hasSuffix(key) ? `${currency}${unitSuffix[key]}` : currency;
}

/** Every amount of a line at one level. */
export function coveragesOf({ line, level }: LineAtLevel, source: Source): readonly CoverageContent[] {
  return line.benefits.flatMap((benefit) =>
    amountKeys.flatMap((amountKey) => {
      const amount = benefit.amounts[amountKey]?.[level] ?? null;
      if (amount === null) return [];
      return [
        {
          tag: benefit.tag,
          tagDisplayName: coverageTags[benefit.tag],
          benefit: benefit.name,
          benefitCode: benefit.code,
          clinicCode: null,
          amountKey,
          minAmount: amount,
          maxAmount: amount,
          unit: unitOf(amountKey, benefit.currency),
          validity: null,
          source,
        },
      ];
    }),
  );
}

/** The figures of its card. */
export function summaryOf({ line, level }: LineAtLevel): CoverageSummary {
  const { hospital, ambulatory, annualCap, deductible, currency } = line.summary;
  const yearly = (amount: number | null | undefined): Money | null =>
    amount === null || amount === undefined ? null : moneyOf(amount, currency, 'year');
  return {
    hospitalPercentage: hospital[level] ?? null,
    ambulatoryPercentage: ambulatory[level] ?? null,
    annualCap: yearly(annualCap[level]),
    deductible: yearly(deductible[level]),
  };
}

/** Its yearly top and deductible, where it has them. */
export function topsOf({ line, level }: LineAtLevel, source: Source): readonly TopOrDeductibleContent[] {
  const { annualCap, deductible, currency } = line.summary;
  const [top, first] = [annualCap[level] ?? null, deductible[level] ?? null];
  const unit = `${currency}/Año`;
  return [
    ...(top === null
      ? []
      : [{ name: 'Tope anual', clinicCode: null, kind: 'top', amount: top, unit, qualifier: 'por persona', source } as const]),
    ...(first === null
      ? []
      : [
          {
            name: 'Deducible',
            clinicCode: null,
            kind: 'deductible',
            amount: first,
            unit,
            qualifier: 'por persona',
            source,
          } as const,
        ]),
  ];
}
