import type { Amount } from '@cotejo/contract/compare';
import type { Edition } from '@cotejo/core/editions';
import { currencies, decimalsOf, moneyOf } from '@cotejo/core/money';
import { formatMoney, formatNumber } from '@cotejo/core/money-format';
import type { TranslatePrice } from './texts.ts';

/** An amount of the wire as the edition writes it: 'UF 6.000', '$412.380'; an unknown unit follows the number. */
export function amountText({ value, unit }: Amount, edition: Edition): string {
  const currency = currencies.find((candidate) => candidate === unit.code);
  if (!currency) return `${formatNumber(value, edition, 2)} ${unit.code}`;
  // Cut to what the currency keeps: a wire number may carry the noise of a binary fraction.
  return formatMoney(moneyOf(Number(value.toFixed(decimalsOf[currency])), currency, 'month'), edition);
}

/** What stands before an amount of a currency: '$', 'S/ ', 'CHF '. */
export function currencyPrefix(code: string, { currencyStyles }: Edition): string {
  const currency = currencies.find((candidate) => candidate === code);
  return (currency && currencyStyles[currency]?.prefix) ?? `${code} `;
}

/** A limit of cover, without the decimals that a whole one does not need: 'S/ 5,000,000'. */
export function limitText(limit: Amount, edition: Edition): string {
  const { value, unit } = limit;
  return Number.isInteger(value) ? currencyPrefix(unit.code, edition) + formatNumber(value, edition) : amountText(limit, edition);
}

/** '80 %', or 'No informado'. */
export function percentText(value: number | null, t: TranslatePrice): string {
  return value === null ? t('notStated') : t('percent', { value });
}

/** '1 plan', '124 planes'; thousands are separated. */
export function countText(count: number, noun: { readonly one: string; readonly many: string }, edition: Edition): string {
  return `${formatNumber(count, edition)} ${count === 1 ? noun.one : noun.many}`;
}
