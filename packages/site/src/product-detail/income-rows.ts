import type { ProfilePrice } from '@cotejo/contract/compare';
import type { Profile } from '@cotejo/contract/profile';
import { formatNumber } from '@cotejo/core/money-format';
import { amountText } from '../price/amount-text.ts';
import type { BreakdownRow, BreakdownWords } from './price-breakdown.ts';

/** Whose income the price is held against: nobody's in the example, the visitor's, or that of two who earn. */
function whoseOf({ ingresodatos, cotizante }: Profile): 'example' | 'own' | 'both' {
  if (!ingresodatos) return 'example';
  return cotizante.filter(({ ingreso }) => ingreso).length > 1 ? 'both' : 'own';
}

/**
 * What one person pays of the price, and what part of the income that was told the price takes (A5-12, A5-13). With
 * dependants neither is said: what a family pays is no one person's, and its income is for more than who earns it.
 */
export function incomeRows(price: ProfilePrice, profile: Profile, { edition, t }: BreakdownWords): readonly BreakdownRow[] {
  const income = profile.cotizante.reduce((sum, { ingreso }) => sum + (ingreso ?? 0), 0);
  const people = price.total.profilesWithPrice;
  if (price.price === null || income === 0 || people === 0 || profile.cargas.length > 0) return [];
  const { value, unit } = price.price;
  const share = formatNumber((value / income) * 100, edition, 1);
  return [
    { label: t('eachPerson', { count: people }), value: amountText({ value: value / people, unit }, edition), strong: false },
    {
      label: t(`ofIncome.${whoseOf(profile)}`, { income: amountText({ value: income, unit }, edition) }),
      value: t('share', { share }),
      strong: false,
    },
  ];
}
