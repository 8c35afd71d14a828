import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { SiteContext } from '../page-context.ts';
import { loadDetailOf } from './load-comparison.ts';
import { beyondCompared } from './compared-in-url.ts';

/** A product that an address names beyond those with room. */
export interface LeftOutProduct {
  readonly identity: string;
  /** Null: it cannot be told now. */
  readonly known: { readonly displayName: string; readonly url: string } | null;
}

/** Whoever has no room in a comparison: some by name, of others only how many. */
export interface LeftOut {
  readonly products: readonly LeftOutProduct[];
  readonly others: number;
}

/** Naming one takes a call. */
const mostNamed = 2;

/** What an address names after the products that are shown (docs/decisions/0368). */
export async function loadLeftOut(
  site: SiteContext,
  {
    comparator,
    query,
    signal,
  }: { readonly comparator: ComparatorAnswer; readonly query: URLSearchParams; readonly signal: AbortSignal },
): Promise<LeftOut> {
  const beyond = beyondCompared(query);
  const products = beyond.slice(0, mostNamed).map(async (identity): Promise<LeftOutProduct> => {
    const detail = await loadDetailOf(site, identity, { comparator, signal });
    if (!detail.ok) return { identity, known: null };
    const { displayName, url } = detail.value.data.item;
    return { identity, known: { displayName, url } };
  });
  return { products: await Promise.all(products), others: Math.max(0, beyond.length - mostNamed) };
}
