import type { LoaderFunctionArgs } from 'react-router';
import { loadProductAnywhere, type ProductPageData } from '../../product-data/load-product.ts';
import { placeOf } from './load-page.ts';

/** The detail of one product of a comparator; null: it cannot be had here, and its page says why. */
export interface DetailAnswer {
  /** What was asked for. */
  readonly code: string;
  readonly product: ProductPageData | null;
}

/** Loads the detail that is shown over a list; asked by script alone. */
export async function loadDetail(args: LoaderFunctionArgs, code: string): Promise<DetailAnswer> {
  try {
    const { comparator } = await placeOf(args);
    const named = comparator.productKind === 'isapre-plan' ? { plan: code } : { insurance: code };
    return { code, product: await loadProductAnywhere(args.context, named) };
  } catch (refused) {
    if (refused instanceof Response) return { code, product: null };
    throw refused;
  }
}
