export const currencies = ['CLP', 'UF', 'PEN', 'COP', 'USD', 'MXN', 'CHF'] as const;
export type Currency = (typeof currencies)[number];

export const periods = ['once', 'month', 'year'] as const;
export type Period = (typeof periods)[number];

/**
 * Decimals kept per currency. UF keeps five: a base price has up to four and a factor one,
 * so a plan price in UF is exact before the only rounding, the one to pesos.
 */
export const decimalsOf = { CLP: 0, UF: 5, PEN: 2, COP: 0, USD: 2, MXN: 2, CHF: 2 } as const satisfies Record<Currency, number>;

/**
 * An amount with its currency and its period. `units` counts the smallest step kept
 * (pesos for CLP, cents for PEN and USD, 0,00001 for UF) and is always a safe integer.
 * The declared brand makes the type nominal: amounts are made and combined only by this file.
 */
export class Money {
  declare private readonly brand: 'money';
  readonly units: number;
  readonly currency: Currency;
  readonly period: Period;

  /** Takes whole smallest units. Throws RangeError (a bug, not an outcome) when they are not a safe integer. */
  constructor(units: number, currency: Currency, period: Period) {
    if (!Number.isSafeInteger(units)) throw new RangeError(`money needs a safe integer of units, got ${units}`);
    this.units = units === 0 ? 0 : units;
    this.currency = currency;
    this.period = period;
  }
}

const decimalPattern = /^(-?)(\d{1,15})(?:\.(\d{1,10}))?$/;

/**
 * Reads a decimal text such as '1.29' exactly into a whole number of 10^-decimals.
 * Returns null when the text is no decimal or has more (non-zero) decimals than are kept.
 */
export function parseScaled(text: string, decimals: number): number | null {
  const match = decimalPattern.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const units = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (!Number.isSafeInteger(units)) return null;
  return sign === '-' ? 0 - units : units;
}

/**
 * Makes an amount from a decimal in major units (pesos, UF, soles), e.g. `moneyOf('1.29', 'UF', 'month')`.
 * Throws RangeError when the text is no decimal or has more decimals than the currency keeps:
 * callers validate foreign input first.
 */
export function moneyOf(decimal: string | number, currency: Currency, period: Period): Money {
  const units = parseScaled(String(decimal), decimalsOf[currency]);
  if (units === null) throw new RangeError(`'${decimal}' is no amount in ${currency}`);
  return new Money(units, currency, period);
}

/** Nothing, in that currency and period. */
export function zero(currency: Currency, period: Period): Money {
  return new Money(0, currency, period);
}

function assertSameKind(left: Pick<Money, 'currency' | 'period'>, right: Pick<Money, 'currency' | 'period'>): void {
  if (left.currency !== right.currency || left.period !== right.period) {
    throw new TypeError(`cannot combine ${left.currency}/${left.period} with ${right.currency}/${right.period}`);
  }
}

/** Sum of two amounts of one currency and period. Throws TypeError when they differ. */
export function add(left: Money, right: Money): Money {
  assertSameKind(left, right);
  return new Money(left.units + right.units, left.currency, left.period);
}

/** Left minus right, of one currency and period. Throws TypeError when they differ. */
export function subtract(left: Money, right: Money): Money {
  assertSameKind(left, right);
  return new Money(left.units - right.units, left.currency, left.period);
}

/** Sum of a list; the empty list gives `empty`. */
export function sum(amounts: readonly Money[], empty: Money): Money {
  return amounts.reduce(add, empty);
}

/** Negative, zero or positive, as for sorting. Throws TypeError when currency or period differ. */
export function compareMoney(left: Money, right: Money): number {
  assertSameKind(left, right);
  return left.units - right.units;
}

/** Rounds the exact quotient of two integers half away from zero. */
function divideRounded(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n;
  const magnitude = negative ? -numerator : numerator;
  const rounded = Number((magnitude * 2n + denominator) / (denominator * 2n));
  return negative ? 0 - rounded : rounded;
}

/**
 * product / divisor, both positive safe integers, rounded half up. A remainder of floating point takes ten times as long as this; the
 * quotient may be one off, which its own rest tells.
 */
export function roundedQuotient(product: number, divisor: number): number {
  const quotient = Math.floor(product / divisor);
  const rest = (product - quotient * divisor) * 2;
  if (rest >= divisor) return rest >= divisor * 3 ? quotient + 2 : quotient + 1;
  return rest < 0 - divisor ? quotient - 1 : quotient;
}

/** a x b / divisor (integers), rounded half away from zero: in plain integers while the product is safe, else in BigInt. */
export function scaleRounded(a: number, b: number, divisor: number): number {
  const product = a * b;
  const magnitude = Math.abs(product);
  if (!(magnitude <= Number.MAX_SAFE_INTEGER)) return divideRounded(BigInt(a) * BigInt(b), BigInt(divisor));
  const rounded = roundedQuotient(magnitude, divisor);
  return product < 0 ? 0 - rounded : rounded;
}

/** Amount times numerator / denominator (integers), rounded once, half away from zero, to the currency's smallest unit. */
export function timesRatio(amount: Money, numerator: number, denominator = 1): Money {
  const units = scaleRounded(amount.units, numerator, denominator);
  return new Money(units, amount.currency, amount.period);
}

/** Decimals of an exchange rate: a published UF has two, four leave room for others. */
export const rateDecimals = 4;
const rateScale = 10 ** rateDecimals;

/** How many pesos, soles … one unit of a currency is worth, as a whole number of 10^-4. */
export interface ExchangeRate {
  readonly from: Currency;
  readonly to: Currency;
  readonly scaled: number;
}

/** Makes a rate from a decimal, e.g. `rateOf('40844.79', 'UF', 'CLP')`. Throws RangeError when it is not positive or no decimal. */
export function rateOf(decimal: string | number, from: Currency, to: Currency): ExchangeRate {
  const scaled = parseScaled(String(decimal), rateDecimals);
  if (scaled === null || scaled <= 0) throw new RangeError(`'${decimal}' is no rate from ${from} to ${to}`);
  return { from, to, scaled };
}

/**
 * Converts exactly and rounds once, half away from zero, to the target's smallest unit (decision 21: pesos once, at the end).
 * The same currency comes back as it is. Throws TypeError when the rate is of other currencies.
 */
export function convert(amount: Money, rate: ExchangeRate): Money {
  if (amount.currency === rate.to) return amount;
  if (amount.currency !== rate.from) throw new TypeError(`rate ${rate.from}->${rate.to} cannot convert ${amount.currency}`);
  const { numerator, divisor } = ratioOfRate(rate);
  return new Money(scaleRounded(amount.units, numerator, divisor), rate.to, amount.period);
}

/** A rate between smallest units: those of `rate.from` times `numerator` / `divisor`, rounded, are those of `rate.to`. */
export function ratioOfRate(rate: ExchangeRate): { readonly numerator: number; readonly divisor: number } {
  const shift = decimalsOf[rate.from] + rateDecimals - decimalsOf[rate.to];
  return { numerator: rate.scaled * 10 ** Math.max(0, -shift), divisor: 10 ** Math.max(0, shift) };
}

/** Converts back over the same rate (pesos to UF), rounded to the smallest unit kept. */
export function convertBack(amount: Money, rate: ExchangeRate): Money {
  if (amount.currency === rate.from) return amount;
  if (amount.currency !== rate.to) throw new TypeError(`rate ${rate.from}->${rate.to} cannot convert back ${amount.currency}`);
  const shift = 10n ** BigInt(decimalsOf[rate.from] - decimalsOf[rate.to] + rateDecimals);
  return new Money(divideRounded(BigInt(amount.units) * shift, BigInt(rate.scaled)), rate.from, amount.period);
}

/** One part of a sum before rounding: amount x numerator / denominator, over the rate when one is given. */
export interface Term {
  readonly amount: Money;
  readonly numerator: number;
  readonly denominator: number;
  readonly rate: ExchangeRate | null;
}

/**
 * Adds parts exactly and rounds the sum once, half away from zero, to the smallest unit of `empty`, which also gives currency
 * and period and is the sum of no parts. Throws TypeError when a part, after its rate, is of another currency or period.
 */
export function sumTerms(terms: readonly Term[], empty: Money): Money {
  let numerator = BigInt(empty.units);
  let denominator = 1n;
  for (const { amount, rate, ...ratio } of terms) {
    const isForeign = rate !== null && rate.from === amount.currency;
    if (isForeign) assertSameKind({ currency: rate.to, period: amount.period }, empty);
    else assertSameKind(amount, empty);
    const top = BigInt(amount.units) * BigInt(ratio.numerator) * (isForeign ? BigInt(rate.scaled) : 1n);
    const shift = isForeign ? decimalsOf[rate.from] + rateDecimals - decimalsOf[rate.to] : 0;
    const bottom = BigInt(ratio.denominator) * 10n ** BigInt(shift);
    numerator = numerator * bottom + top * denominator;
    denominator *= bottom;
  }
  return new Money(divideRounded(numerator, denominator), empty.currency, empty.period);
}

/** The rate as a plain number, for showing and for the wire. */
export function rateToNumber(rate: ExchangeRate): number {
  return rate.scaled / rateScale;
}

/** The amount in major units as a plain number, for the wire and for showing; never for arithmetic. */
export function toNumber(amount: Money): number {
  return amount.units / 10 ** decimalsOf[amount.currency];
}
