import type { LoaderFunctionArgs } from 'react-router';
import { loadProductAnywhere } from '../../product-data/load-product.ts';
import type { DetailAnswer } from './detail-answer.ts';
import { placeOf } from './load-page.ts';

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
