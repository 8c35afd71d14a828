import type { Item } from '@cotejo/contract/compare';

/** A product as measuring knows it: what it is. What it costs a family says who they are, and is told of the example alone. */
export interface MeasuredItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand: string;
  readonly item_category: string;
  /** Place in the list, from 0. */
  readonly index?: number;
  readonly price?: number;
}

interface Shown {
  readonly currency?: string;
  readonly items: readonly MeasuredItem[];
}

/** What a request that was sent is worth to who runs the site: the same for everybody (B7-46, B7-47). */
export type RequestWorth = {
  readonly event: 'requestInfoLandings';
  /** The business line that took it. */
  readonly lob: string;
  /** In units of `currency`; both are left out where the line has no worth in this country, or it could not be had. */
  readonly value?: number;
  readonly currency?: string;
};

/** Everything that is measured, by the names that GA4 has for it (docs/contracts/analytics.md). */
export type MeasuredEvent =
  | { readonly event: 'view_item_list'; readonly item_list_id: string; readonly ecommerce: Shown }
  | { readonly event: 'select_item'; readonly ecommerce: Shown }
  | { readonly event: 'view_item'; readonly ecommerce: Shown }
  | { readonly event: 'generate_lead'; readonly lob: string; readonly ecommerce: Shown }
  | RequestWorth
  | { readonly event: 'begin_checkout'; readonly ecommerce: Shown }
  | { readonly event: 'purchase'; readonly transaction_id: string; readonly ecommerce: Shown };

/** Currencies told as they are (C9-34). Others would be told in dollars, for which no rate is kept: they have no price. */
const keptCurrencies = ['USD', 'UF', 'CLP'];

/** What is read of a product to measure it. */
interface MeasuredProduct extends Pick<Item, 'productCode' | 'displayName' | 'price'> {
  readonly organization: Pick<Item['organization'], 'displayName'>;
  readonly insuranceType: { readonly upperType: Pick<Item['insuranceType']['upperType'], 'name'> };
}

/** Products as they are measured. `pricesAreExample` is false as soon as they are priced for a family of its own. */
export function shownItems(
  items: readonly MeasuredProduct[],
  { pricesAreExample }: { readonly pricesAreExample: boolean },
): Shown {
  const [first] = items;
  const currency = first?.price.unit.code;
  const isPriced = pricesAreExample && currency !== undefined && keptCurrencies.includes(currency);
  return {
    ...(isPriced ? { currency } : {}),
    items: items.map(({ productCode, displayName, organization, insuranceType, price }, index) => ({
      item_id: productCode,
      item_name: displayName,
      item_brand: organization.displayName,
      item_category: insuranceType.upperType.name,
      ...(items.length > 1 ? { index } : {}),
      ...(isPriced && price.minPrice !== null ? { price: price.minPrice } : {}),
    })),
  };
}
