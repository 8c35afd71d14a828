import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { href } from '@cotejo/contract/paths';
import type { Profile } from '@cotejo/contract/profile';
import { readComparatorSearch } from '@cotejo/contract/search-params';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { unavailablePage } from '../../layout/unavailable-page.ts';
import { pageContext } from '../../page-context.ts';
import { pageUrlOf } from '../../page-url.ts';
import type { ProfileFault } from '../../profile/profile-fault.ts';
import { loadCardScript } from './card-script.ts';
import { loadAbout, type ComparatorAbout } from './load-about.ts';
import { readCompared } from '../../comparison/compared-in-url.ts';
import { bringComparison } from './held-comparison.ts';
import type { ComparisonData } from './load-comparison-page.ts';
import { findComparator, isPastLastPage, loadList, type ListFailure, type ListState } from './load-list.ts';
import { findSeason, type Season } from './season.ts';

/** The comparator with its list. */
export interface ListData {
  readonly kind: 'list';
  readonly comparator: ComparatorAnswer;
  /** Not null: the address is a season's. */
  readonly season: Season | null;
  readonly profile: Profile;
  readonly list: ListState;
  readonly about: ComparatorAbout;
}

export type ComparatorData = ListData | ComparisonData;

/** What a posted profile form lacks, and what was typed into it, by field. */
export interface ProfileRefusal {
  readonly faults: readonly ProfileFault[];
  readonly typed: Readonly<Record<string, string>>;
}

const failureStatus = { robot: 401, busy: 429, profile: 400, failed: 503 } as const satisfies Record<ListFailure['kind'], number>;
const status = { moved: 301, unknown: 404 } as const;

interface Place {
  readonly comparator: ComparatorAnswer;
  readonly season: Season | null;
}

/**
 * The comparator in the path, or that of the season there. Throws a Response: 404 where there is neither (decision 19), 503
 * when it cannot be told, 301 to a season's own spelling.
 */
export async function placeOf({ context, params, request }: LoaderFunctionArgs): Promise<Place> {
  const url = href('comparator', { comparator: params['comparator'] ?? '', line: params['line'] ?? '' });
  const site = context.get(pageContext);
  const comparator = await findComparator(site.browsing, url);
  if (!comparator.ok) throw unavailablePage(comparator.error);
  if (comparator.value !== null) return { comparator: comparator.value, season: null };
  const found = await findSeason(site, url);
  if (!found.ok) throw unavailablePage(found.error);
  if (found.value === null) throw new Response(null, { status: status.unknown });
  const { path } = found.value.season;
  if (path !== url) throw redirect(path + pageUrlOf(request).search, status.moved);
  return found.value;
}

/** Loads the list of a URL, or the comparison when the URL names products; the same in the browser and on the server. */
export async function loadPage(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const site = context.get(pageContext);
  const { signal } = request;
  const { comparator, season } = await placeOf(args);
  const query = pageUrlOf(request).searchParams;
  if (readCompared(query).length > 0) {
    const { loadComparisonPage } = await bringComparison();
    return loadComparisonPage(site, { comparator, url: request.url, signal });
  }
  const profile = site.profileFor(comparator) ?? comparator.exampleProfile;
  const [list, about] = await Promise.all([
    loadList(site, { comparator, profile, search: readComparatorSearch(query), signal }),
    loadAbout(site, comparator),
  ]);
  // A browser has what says so of a season before it shows the page; without it the page is shown as well.
  if (!import.meta.env.SSR && about.season !== null) await loadCardScript().catch(() => null);
  const page: ListData = { kind: 'list', comparator, season, profile, list, about };
  // A page without its list is no page to keep: its status says so.
  if (list.kind === 'failed') return data(page, { status: failureStatus[list.failure.kind] });
  // Nobody lists it: whoever follows an old link is led back by the page itself.
  if (isPastLastPage(list)) return data(page, { status: status.unknown });
  if (season !== null) return data(page, { headers: { 'cache-control': 'no-store' } });
  const { seasonChangesAt } = about;
  return seasonChangesAt === null ? page : data(page, { headers: { expires: new Date(seasonChangesAt).toUTCString() } });
}
