import type { Amount, Item, ProfilePrice, Uf } from '@cotejo/contract/compare';
import type { Edition } from '@cotejo/core/editions';
import { convert, convertBack, currencies, decimalsOf, moneyOf, rateOf, toNumber, type Money } from '@cotejo/core/money';
import { amountText } from './amount-text.ts';

/** What a price needs beside the product: the edition, the UF of the answer and the currency chosen. */
export interface PriceSetting {
  readonly edition: Edition;
  readonly uf: Uf | null;
  readonly inUf: boolean;
}

/** A price as it is written. */
export interface PriceView {
  /** The product's own word before its price (A9-23). */
  readonly label: string | null;
  /** True where the profile does not define the price: it is said to begin there (A9-24). */
  readonly isLeast: boolean;
  readonly main: string;
  /** '/mes', '/año', ' por viaje'. */
  readonly suffix: string;
  /** The same price in the other unit, for the quiet line; null where there is none. */
  readonly other: string | null;
  /** Whole units of the edition's currency: the stable hook of the card. */
  readonly units: number;
}

function moneyFrom(amount: Amount): Money | null {
  const currency = currencies.find((candidate) => candidate === amount.unit.code);
  return currency ? moneyOf(Number(amount.value.toFixed(decimalsOf[currency])), currency, 'month') : null;
}

function amountOf(money: Money): Amount {
  return { value: toNumber(money), unit: { code: money.currency } };
}

/** The amount in the edition's currency and in its indexed unit, as far as the UF of the answer allows. */
function bothUnits(
  amount: Amount,
  { edition, uf }: PriceSetting,
): { readonly own: Amount | null; readonly indexed: Amount | null } {
  const money = moneyFrom(amount);
  const indexedUnit = edition.indexedUnit;
  if (!money || !indexedUnit || !uf) return { own: amount.unit.code === edition.currency ? amount : null, indexed: null };
  const rate = rateOf(uf.valor, indexedUnit, edition.currency);
  if (money.currency === indexedUnit) return { own: amountOf(convert(money, rate)), indexed: amount };
  if (money.currency === edition.currency) return { own: amount, indexed: amountOf(convertBack(money, rate)) };
  return { own: null, indexed: null };
}

type StatedPrice = Pick<Item, 'price'> & { readonly profilePrice: Pick<ProfilePrice, 'price'> };

/** The family's price, or where the profile does not tell it the least one; null: the product states none. */
export function statedPrice({ price: { minPrice, unit }, profilePrice: { price } }: StatedPrice): Amount | null {
  return price ?? (minPrice === null ? null : { value: minPrice, unit });
}

/**
 * The price of a result for this family. Null: nobody of it can be insured, or the product states no price.
 * The figure in pesos is the server's own, never converted here when it is there.
 */
export function viewPrice(
  item: Pick<Item, 'price' | 'priceSuffix' | 'priceLabel'> & {
    readonly profilePrice: Pick<ProfilePrice, 'price' | 'unitPrice'>;
  },
  setting: PriceSetting,
): PriceView | null {
  const { price, unitPrice } = item.profilePrice;
  const shown = statedPrice(item);
  if (!shown) return null;
  const converted = bothUnits(shown, setting);
  const own = converted.own ?? shown;
  const indexed = price && unitPrice?.unit.code === setting.edition.indexedUnit ? unitPrice : converted.indexed;
  const [main, other] = setting.inUf && indexed ? [indexed, own] : [own, indexed];
  return {
    label: item.priceLabel,
    isLeast: !item.price.arePricesDefined || !price,
    main: amountText(main, setting.edition),
    suffix: item.priceSuffix,
    other: other && amountText(other, setting.edition),
    units: Math.round(own.value),
  };
}
