import { compareLimits } from './compare-limits.ts';

/**
 * What a list shows its prices in, beside the limits of the wire, which are whole units of its currency a month. `rate`: whole units of
 * that currency that one shown unit is worth (1, or the UF of the list); `months`: that one shown price pays for (1, or 12).
 */
export interface PriceUnit {
  readonly rate: number;
  readonly months: number;
}

/** The least and the most of the wire, both included. */
export const limitNames = ['preciomin', 'preciomax'] as const;
export type LimitName = (typeof limitNames)[number];

/** Limits of the wire; null or absent: none. */
type PriceLimits = Partial<Record<LimitName, number | null | undefined>>;

/** Prices in UF are written with two decimals: what is shown as 4,87 may be half of the last one more or less. */
const halfShown = 0.005;
/** More than a limit in whole pesos, of twelve months, can be off in UF. */
const roundingOfUf = 0.0004;

function outwards(name: LimitName): number {
  return name === 'preciomax' ? 1 : -1;
}

/** A limit of the wire that lets in every price that cards show as `shown` (decision 0364). */
function limitOfShown(shown: number, { rate, months }: PriceUnit, name: LimitName): number {
  const out = outwards(name);
  const edge = (out * shown + (rate === 1 ? 0 : halfShown)) * rate;
  return Math.max(0, out * Math.ceil(edge / months));
}

/**
 * A limit of the wire as the list shows prices: what it was made of, where that is a round figure. Of a year's prices twelve are
 * the same limit: the roundest of them is told.
 */
export function shownLimit(limit: number, { rate, months }: PriceUnit, name: LimitName): number {
  const out = outwards(name);
  if (rate !== 1) return Math.round(((limit * months) / rate - out * roundingOfUf) * 100) / 100;
  const last = limit * months + (out < 0 ? months - 1 : 0);
  let rest = last;
  for (let step = compareLimits.price; rest >= months; step /= 10) rest = last % step;
  return last - rest;
}

/** The unit as a form sends it beside the limits that are typed in it: '40844.79/12'; that of the wire is '1/1'. */
export function writePriceUnit({ rate, months }: PriceUnit): string {
  return `${rate}/${months}`;
}

/** An amount as people type it, '$180.000', 'S/ 1,200.50', 'UF 4,87'; what three digits follow parts thousands. Null: it is none. */
function typedAmount(text: string | null): number | null {
  const digits = text?.replace(/^[^\d-]{0,5}/, '').replace(/\s|[.,](?=\d{3}(?!\d))/g, '') ?? '';
  return /^\d{1,10}([.,]\d{1,5})?$/.test(digits) ? Number(digits.replace(',', '.')) : null;
}

/** Price limits as they are typed or come with an address. */
export interface TypedLimits {
  readonly limits: Record<LimitName, number | null>;
  /** A least price above the most was given: both as they are shown. Null: they agree. */
  readonly crossed: readonly [least: number, most: number] | null;
}

/**
 * Reads limits by their names in a form or an address. One that is shown as one of `held`, the limits so far, is just that one,
 * however it was rounded to be shown. A least price above the most leaves those so far; where there are none the two change
 * places (decision 0364): between 9 and 4 is between 4 and 9.
 */
export function readPriceLimits(get: (name: LimitName | 'priceUnit') => string | null, held: PriceLimits | null): TypedLimits {
  const [rate, months] = get('priceUnit')?.split('/').map(Number) ?? [];
  const unit = { rate: rate || 1, months: months || 1 };
  const [least = null, most = null] = limitNames.map((name) => typedAmount(get(name)));
  const crossed = least !== null && most !== null && least > most ? ([least, most] as const) : null;
  const limitOf = (name: LimitName, shown: number | null): number | null => {
    const before = held?.[name] ?? null;
    if (crossed && held) return before;
    if (shown === null) return null;
    const limit = before !== null && shownLimit(before, unit, name) === shown ? before : limitOfShown(shown, unit, name);
    return limit > compareLimits.price ? null : limit;
  };
  return {
    limits: { preciomin: limitOf('preciomin', crossed ? most : least), preciomax: limitOf('preciomax', crossed ? least : most) },
    crossed,
  };
}
