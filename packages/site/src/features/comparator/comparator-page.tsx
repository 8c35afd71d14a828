import { useEffect } from 'react';
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useRenewal } from '../../local-compare/use-local-compare.ts';
import { bringPart } from '../../use-later.ts';
import { ComparatorView } from './comparator-view.tsx';
import { differencesName, readCompared } from '../../comparison/compared-in-url.ts';
import { detailNames, wantedDetailOf } from './detail-url.ts';
import { wantedPages } from './further-pages.ts';
import { bringComparison, heldComparison } from './held-comparison.ts';
import { rememberComparator } from './list-memory.ts';
import { loadKeptPages } from './load-kept-pages.ts';
import { loadPage, type ComparatorData } from './load-page.ts';
import { isOverList, orNothing } from './over-list.ts';

const loadDetailPart = () => import('./load-detail.ts');

/** The page of a comparator; to its own script also what is opened over the list: the detail of one product, or a comparison; and what its list had before. */
export async function loader(args: LoaderFunctionArgs) {
  if (import.meta.env.SSR) return loadPage(args);
  const { searchParams } = new URL(args.request.url);
  const further = Number(searchParams.get(wantedPages));
  if (further > 0) return (await loadKeptPages()).loadFurther(args, further);
  const wanted = wantedDetailOf(searchParams);
  if (wanted === null) return isOverList(searchParams) ? orNothing(loadPage(args)) : loadPage(args);
  const asked = bringPart(loadDetailPart).then(({ loadDetail }) => loadDetail(args, wanted));
  return (await orNothing(asked)) ?? { code: wanted, product: null };
}

/** Posted without script alone: a browser with script has nothing of it. */
export async function action(args: ActionFunctionArgs) {
  if (!import.meta.env.SSR) return null;
  const { savePostedProfile } = await import('./save-posted-profile.ts');
  return savePostedProfile(args);
}

/** Brings what the first render of an address needs beside this module. */
export async function prepare({ searchParams }: URL): Promise<void> {
  if (readCompared(searchParams).length > 0) await bringComparison();
}

/** Names of the URL that change how the list looks, or what is over it, not what it holds. */
const looks = ['view', 'currency', differencesName, ...detailNames] as const;

function withoutLooks(url: URL): string {
  const plain = new URL(url);
  for (const name of looks) plain.searchParams.delete(name);
  // The comparison over the list (compare-tools.tsx).
  plain.hash = '';
  return plain.href;
}

/** Another layout or currency shows the list that is there. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isOnlyLooks = currentUrl.href !== nextUrl.href && withoutLooks(currentUrl) === withoutLooks(nextUrl);
  return isOnlyLooks ? false : defaultShouldRevalidate;
}

/** A comparator: its list with everything to narrow and compare it, or products side by side. */
export function Component() {
  const data = useLoaderData<ComparatorData>();
  const { comparator } = data;
  useRenewal(comparator.url);
  useEffect(() => rememberComparator(comparator), [comparator]);
  if (data.kind === 'list') return <ComparatorView data={data} />;
  const part = heldComparison();
  return part && <part.ComparisonView data={data} />;
}
