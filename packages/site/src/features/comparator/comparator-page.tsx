import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useRenewal } from '../../local-compare/use-local-compare.ts';
import { ComparatorView } from './comparator-view.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { loadPage, savePostedProfile, type ComparatorData } from './load-page.ts';

export const loader = loadPage;
export const action = savePostedProfile;

/** Names of the URL that change how the list looks, not what it holds. */
const looks = ['view', 'currency'] as const;

function withoutLooks(url: URL): string {
  const plain = new URL(url);
  for (const name of looks) plain.searchParams.delete(name);
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
  useRenewal(data.comparator.url);
  return data.kind === 'comparison' ? <ComparisonView data={data} /> : <ComparatorView data={data} />;
}
