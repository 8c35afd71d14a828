import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { SiteContext } from '../page-context.ts';
import { isNoProduct, loadDetailOf } from './load-comparison.ts';
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
  /** Identities of which there is no product any more: no room would bring them back. */
  readonly gone: readonly string[];
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
  const [named, unnamed] = [beyond.slice(0, mostNamed), beyond.slice(mostNamed)];
  const asked = named.map(async (identity): Promise<LeftOutProduct | null> => {
    const detail = await loadDetailOf(site, identity, { comparator, signal });
    if (!detail.ok) return isNoProduct(detail.error) ? null : { identity, known: null };
    const { displayName, url } = detail.value.data.item;
    return { identity, known: { displayName, url } };
  });
  const products = (await Promise.all(asked)).filter((product) => product !== null);
  const gone = named.filter((name) => products.every(({ identity }) => identity !== name));
  if (products.length > 0) return { products, gone, others: unnamed.length };
  // None of those asked for is there: the next are told by what the address calls them.
  const next = unnamed.slice(0, mostNamed).map((identity) => ({ identity, known: null }));
  return { products: next, gone, others: unnamed.length - next.length };
}
