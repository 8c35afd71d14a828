import type { ProductPageData } from '../../product-data/load-product.ts';

/** The detail of one product of a comparator; null: it cannot be had here, and its page says why. */
export interface DetailAnswer {
  /** What was asked for. */
  readonly code: string;
  readonly product: ProductPageData | null;
}
