import type { ApiClient, CallFailure } from '@cotejo/contract/client';
import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CompareAnswer } from '@cotejo/contract/compare';
import { exampleProfile, type Profile } from '@cotejo/contract/profile';
import { readComparatorSearch } from '@cotejo/contract/search-params';
import type { SiteContext } from '../../page-context.ts';
import { recallList } from './list-memory.ts';

/** Why there is no list, in the words the page has for it. */
export type ListFailure =
  | { readonly kind: 'robot' }
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'profile'; readonly reasons: readonly string[] }
  | { readonly kind: 'failed' };

/** The list of a page: as answered, the last one kept while there is no connection, or none. */
export type ListState =
  | { readonly kind: 'loaded'; readonly answer: CompareAnswer }
  | { readonly kind: 'offline'; readonly answer: CompareAnswer }
  | { readonly kind: 'failed'; readonly failure: ListFailure };

/** Everything the page shows, the same from the server and in the browser. */
export interface ComparatorPageData {
  readonly comparator: ComparatorAnswer;
  readonly profile: Profile;
  readonly list: ListState;
}

const knownComparators = new WeakMap<ApiClient, readonly ComparatorAnswer[]>();

/** The edition's comparators; asked once per client: per visit in the browser, per request on the server. */
async function comparatorsOf(api: ApiClient): Promise<readonly ComparatorAnswer[] | null> {
  const known = knownComparators.get(api);
  if (known) return known;
  const answer = await api.listComparators({});
  if (!answer.ok) return null;
  knownComparators.set(api, answer.value.data);
  return answer.value.data;
}

const statusOf = { robot: 401, busy: 429, invalid: 400 } as const;

function listFailureOf(failure: CallFailure): ListFailure {
  if (failure.kind !== 'problem') return { kind: 'failed' };
  const { problem, retryAfterSeconds } = failure;
  if (problem.status === statusOf.robot) return { kind: 'robot' };
  if (problem.status === statusOf.busy) return { kind: 'busy', retryAfterSeconds };
  if (problem.status === statusOf.invalid) {
    return { kind: 'profile', reasons: (problem.errors ?? []).map(({ field, reason }) => `${field}: ${reason}`) };
  }
  return { kind: 'failed' };
}

/** Leaves out of a list what its cards do not read: who is priced matters only where somebody is not. */
function lighter(answer: CompareAnswer): CompareAnswer {
  const data = answer.data.map((item) => {
    const { total } = item.profilePrice;
    const isEverybodyPriced = total.profilesWithPrice === total.profilesEvaluated;
    return { ...item, profilePrice: { ...item.profilePrice, profiles: isEverybodyPriced ? [] : item.profilePrice.profiles } };
  });
  return { ...answer, data };
}

interface ListWish {
  readonly comparatorUrl: string;
  readonly search: URLSearchParams;
  readonly signal: AbortSignal;
}

/**
 * Loads the comparator of a URL with its list for the visitor's profile, or the edition's example (decision 26).
 * Answers 'unknown' for a URL that is no comparator (decision 19) and 'unavailable' when not even that can be told.
 */
export async function loadList(
  site: SiteContext,
  { comparatorUrl, search, signal }: ListWish,
): Promise<ComparatorPageData | 'unknown' | 'unavailable'> {
  const comparators = await comparatorsOf(site.api);
  if (!comparators) return 'unavailable';
  const comparator = comparators.find(({ url }) => url === comparatorUrl);
  if (!comparator) return 'unknown';
  const profile = site.profileFor(comparator.productType) ?? exampleProfile(site.edition);
  const { filters, sort, page } = readComparatorSearch(search);
  const body = { comparator: comparator.url, profile, productType: comparator.productType, filters, sort, page };
  const compare = comparator.productKind === 'isapre-plan' ? site.api.compareIsaprePlans : site.api.compareInsurance;
  const answer = await compare({ body }, { signal });
  if (answer.ok) return { comparator, profile, list: { kind: 'loaded', answer: lighter(answer.value) } };
  const last = answer.error.kind === 'offline' ? recallList(comparator.url) : null;
  const list: ListState = last ? { kind: 'offline', answer: last } : { kind: 'failed', failure: listFailureOf(answer.error) };
  return { comparator, profile, list };
}
