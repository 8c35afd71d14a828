import type { CurrencyStyle, Edition } from '../editions/edition.ts';
import { groupDigits } from '../text/group-digits.ts';
import { decimalsOf, rateDecimals, type Currency, type ExchangeRate, type Money } from './money.ts';

type StyledEdition = Pick<Edition, 'currency' | 'currencyStyles'>;

/** Writes `units` of 10^-decimals with the style's digits, rounded half away from zero; the prefix is left out. */
function writeScaled(units: number, decimals: number, style: CurrencyStyle): string {
  const dropped = 10n ** BigInt(Math.max(0, decimals - style.fractionDigits));
  const added = 10n ** BigInt(Math.max(0, style.fractionDigits - decimals));
  const magnitude = (BigInt(Math.abs(units)) * added * 2n + dropped) / (dropped * 2n);
  const digits = magnitude.toString().padStart(style.fractionDigits + 1, '0');
  const whole = groupDigits(digits.slice(0, digits.length - style.fractionDigits), style.thousands);
  const kept = digits.slice(digits.length - style.fractionDigits);
  const fraction = style.fraction === 'trimmed' ? kept.replace(/0+$/, '') : kept;
  return fraction === '' ? whole : `${whole}${style.decimal}${fraction}`;
}

/** The edition's own style, or for a currency it does not name: its separators behind the currency's code. */
function styleOf(currency: Currency, edition: StyledEdition): CurrencyStyle {
  const named = edition.currencyStyles[currency];
  if (named) return named;
  const own = edition.currencyStyles[edition.currency];
  return {
    prefix: `${currency} `,
    thousands: own?.thousands ?? '.',
    decimal: own?.decimal ?? ',',
    fractionDigits: Math.min(2, decimalsOf[currency]),
    fraction: currency === 'UF' ? 'trimmed' : 'fixed',
  };
}

function withSign(isNegative: boolean, prefix: string, text: string): string {
  return isNegative && /[1-9]/.test(text) ? `-${prefix}${text}` : `${prefix}${text}`;
}

/**
 * An amount as the edition writes it (decision 5): '$1.234.567', 'UF 2,35', 'S/ 1,234.50', '$ 1.234.567', 'US$ 1,234'.
 * Our own formatter, without ICU, so that server and browser print the same characters. The period is not written.
 */
export function formatMoney(amount: Money, edition: StyledEdition): string {
  const style = styleOf(amount.currency, edition);
  return withSign(amount.units < 0, style.prefix, writeScaled(amount.units, decimalsOf[amount.currency], style));
}

/** An amount in UF with up to two decimals, 'UF 2,35'; `fractionDigits` shows more where a base price needs them. */
export function formatUf(amount: Money, edition: StyledEdition, fractionDigits = 2): string {
  if (amount.currency !== 'UF') throw new TypeError(`formatUf cannot write ${amount.currency}`);
  const style: CurrencyStyle = { ...styleOf('UF', edition), fractionDigits };
  return withSign(amount.units < 0, style.prefix, writeScaled(amount.units, decimalsOf.UF, style));
}

/** A rate in its target currency with two decimals, as the UF is published: '$40.844,79'. */
export function formatRate(rate: ExchangeRate, edition: StyledEdition): string {
  const style: CurrencyStyle = { ...styleOf(rate.to, edition), fractionDigits: 2, fraction: 'fixed' };
  return style.prefix + writeScaled(rate.scaled, rateDecimals, style);
}

/**
 * A plain number with the separators of the edition's currency and up to `fractionDigits` decimals, trailing zeros left out:
 * 1234.5 in Chile gives '1.234,5'. Takes finite numbers below 10^11:
 * caps in Colombian pesos are that large; throws RangeError otherwise (a bug).
 */
export function formatNumber(value: number, edition: StyledEdition, fractionDigits = 0): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e11) throw new RangeError(`cannot write ${value}`);
  const style: CurrencyStyle = { ...styleOf(edition.currency, edition), fractionDigits, fraction: 'trimmed' };
  return withSign(value < 0, '', writeScaled(Math.round(value * 1e6), 6, style));
}

/**
 * Reads an amount of the edition's currency as people type it: '$1.650.000', '1650000', '1.65' (while deleting) …
 * Separators of thousands may stand anywhere, except that an ungrouped number of more than three digits followed by one and
 * by one or two digits ('1650000.50') is read as having decimals. Decimals beyond those the currency keeps are cut.
 * Answers the amount in major units, or null when it is empty, negative, too long or no number.
 */
export function parseAmount(text: string, edition: StyledEdition): number | null {
  const style = styleOf(edition.currency, edition);
  let rest = text.replace(/\s/g, '');
  const prefix = style.prefix.trim();
  if (rest.startsWith(prefix)) rest = rest.slice(prefix.length);
  const [whole = '', fraction = '', ...more] = rest.split(style.decimal);
  if (more.length > 0) return null;
  const foreignDecimals = fraction === '' ? whole.match(/^(\d{4,})[.,](\d{1,2})$/) : null;
  const integerDigits = foreignDecimals?.[1] ?? whole.replaceAll(style.thousands, '');
  const fractionDigits = foreignDecimals?.[2] ?? fraction;
  if (!/^\d{1,15}$/.test(integerDigits) || !/^\d*$/.test(fractionDigits)) return null;
  return Number(`${integerDigits}.${fractionDigits.slice(0, decimalsOf[edition.currency]) || '0'}`);
}
