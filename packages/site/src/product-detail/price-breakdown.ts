import type { ProfilePrice, Uf } from '@cotejo/contract/compare';
import type { Edition } from '@cotejo/core/editions';
import { formatMoney, formatNumber } from '@cotejo/core/money-format';
import { convert, decimalsOf, moneyOf, rateOf, subtract, type Currency, type Money } from '@cotejo/core/money';
import { balanceAgainst } from '@cotejo/core/simulation';
import { amountText } from '../price/amount-text.ts';
import { personName } from '../price/insured-words.ts';
import type { TranslatePrice } from '../price/texts.ts';
import type { TranslateOf } from '../texts/texts.ts';
import type { priceBoxTexts } from './texts.ts';

export interface BreakdownRow {
  readonly label: string;
  readonly value: string;
  readonly strong: boolean;
}

/** What the rows are written with. */
export interface BreakdownWords {
  readonly edition: Edition;
  readonly t: TranslateOf<typeof priceBoxTexts>;
  readonly tPrice: TranslatePrice;
}

function monthly(value: number, currency: Currency): Money {
  return moneyOf(value.toFixed(decimalsOf[currency]), currency, 'month');
}

function row(label: string, amount: Money, edition: Edition): BreakdownRow {
  return { label, value: formatMoney(amount, edition), strong: false };
}

/** Plan and GES in pesos. The GES takes the rest of the rounded price, so that the two rows add up to it to the peso. */
function isapreRows(price: ProfilePrice, uf: Uf | null, { edition, t }: BreakdownWords): BreakdownRow[] {
  const { planPart, gesPart } = price;
  if (!price.price || !planPart || !gesPart || !uf || !edition.indexedUnit) return [];
  const total = monthly(price.price.value, edition.currency);
  const plan = convert(monthly(planPart.value, edition.indexedUnit), rateOf(uf.valor, edition.indexedUnit, edition.currency));
  const withFactor = price.profiles.filter(({ method }) => method === 'factor').length;
  return [
    row(t('plan', { count: withFactor }), plan, edition),
    row(t('ges', { count: price.profiles.length }), subtract(total, plan), edition),
  ];
}

/** What stands against the family's legal 7 %. */
function contributionRows(price: ProfilePrice, { edition, t }: BreakdownWords): BreakdownRow[] {
  if (!price.price || !price.contribution) return [];
  const contribution = monthly(price.contribution.value, edition.currency);
  const balance = balanceAgainst(monthly(price.price.value, edition.currency), contribution);
  const last = balance.kind === 'over' ? row(t('over'), balance.extra, edition) : row(t('left'), balance.unused, edition);
  return [row(t('contribution'), contribution, edition), { ...last, strong: true }];
}

/** What one person, pet or company is of the price: '$12.340', '1,23 % de S/ 50,000.00', 'Incluida'. */
function partText({ amount, percentage, salary }: ProfilePrice['profiles'][number], { edition, t }: BreakdownWords): string {
  if (percentage !== null && salary) {
    return t('rate', { percentage: formatNumber(percentage, edition, 2), salary: amountText(salary, edition) });
  }
  return amount === null || amount.value === 0 ? t('included') : amountText(amount, edition);
}

/** The parts of a tariff's price, one row for each who has one; of a single person's price there is nothing to tell apart. */
function tariffRows(price: ProfilePrice, words: BreakdownWords): BreakdownRow[] {
  if (price.perPerson) {
    const value = amountText(price.perPerson.amount, words.edition) + price.perPerson.suffix;
    return [{ label: words.t('employee'), value, strong: false }];
  }
  const parts = price.profiles.filter(({ method }) => method === 'tariff' || method === 'rate');
  if (parts.length < 2 && !parts.some(({ method }) => method === 'rate')) return [];
  return parts.map((part) => ({ label: personName(part, words.tPrice), value: partText(part, words), strong: false }));
}

/** Rows under the price: of what it is made, and how it stands to the 7 %. Empty where nothing is to be told apart. */
export function breakdownRows(price: ProfilePrice, uf: Uf | null, words: BreakdownWords): readonly BreakdownRow[] {
  return [...isapreRows(price, uf, words), ...tariffRows(price, words), ...contributionRows(price, words)];
}
