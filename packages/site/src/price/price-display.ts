import type { Amount, Item, ProfilePrice } from '@cotejo/contract/compare';

/** A price as a page shows it: the figure with its words, and the ways to what explains it (A3-45). */
export interface PriceDisplay {
  /** Null: nobody of the profile has a price. */
  readonly value: number | null;
  /** Code of the currency; null: there is no figure. */
  readonly unit: string | null;
  /** The product's own word before it, e.g. 'Precio con IVA'; null: none. */
  readonly label: string | null;
  /** '/mes', '/año', ' por viaje'. */
  readonly suffix: string;
  /** How it is made; null: not said. */
  readonly tooltip: string | null;
  /** Page on which the editor of the profile opens, whose answers it follows; null: none compares the product. */
  readonly modal: string | null;
  /** The two currencies it was converted between, 'UF/CLP'; null: it was not (A3-46). */
  readonly convertionTo: string | null;
}

/** The price of a family as a product's page shows it. `editor`: the page on which its profile is changed. */
export function priceDisplay(
  { priceLabel, priceSuffix, insuranceMetadata }: Pick<Item, 'priceLabel' | 'priceSuffix' | 'insuranceMetadata'>,
  { price, unitPrice }: { readonly price: Amount | null; readonly unitPrice: ProfilePrice['unitPrice'] },
  editor: string | null,
): PriceDisplay {
  const isConverted = price !== null && unitPrice !== null && unitPrice.unit.code !== price.unit.code;
  return {
    value: price?.value ?? null,
    unit: price?.unit.code ?? null,
    label: priceLabel,
    suffix: priceSuffix,
    tooltip: insuranceMetadata.price_tooltip,
    modal: editor,
    convertionTo: isConverted ? `${unitPrice.unit.code}/${price.unit.code}` : null,
  };
}
