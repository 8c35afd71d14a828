import type { ProfilePrice } from '@cotejo/contract/compare';
import type { FormDefinition } from '@cotejo/core/forms';
import type { ProductPageData } from '../product-data/load-product.ts';
import type { Reasons } from '../reasons/load-reasons.ts';

/** The form that a product's process asks. */
export interface AskedForm {
  readonly process: string;
  readonly definition: FormDefinition;
}

/** A product with a price: nobody asks for a figure that cannot be told. */
export type PricedProduct = ProductPageData & {
  readonly price: ProfilePrice;
  readonly reasons: Reasons;
  /** The form of its process, on its way in a browser that has the page; null: it has none, and asks by the contact form. */
  readonly form: AskedForm | null | Promise<AskedForm | null>;
};
