import type { CallFailure } from '@cotejo/contract/client';
import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { Profile } from '@cotejo/contract/profile';
import type { RefusedAnswer } from '../../profile/refused-answers.ts';
import type { ComparatorSearch } from '@cotejo/contract/search-params';
import { ok, type Result } from '@cotejo/core/result';
import type { Browsing } from '../../local-compare/local-compare.ts';
import type { SiteContext } from '../../page-context.ts';
import { robotRefusalOf, type RobotRefusal } from '../../person-check/robot-refusal.ts';
import { recallComparator, recallList } from './list-memory.ts';
import { listedAnswer, type ListedAnswer } from './listed-item.ts';

/** Why there is no list, in the words the page has for it. */
export type ListFailure =
  | RobotRefusal
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'profile'; readonly refused: readonly RefusedAnswer[] }
  | { readonly kind: 'failed' };

/** The list of a page: as answered, the last one kept while no answer comes, or none. */
export type ListState =
  | { readonly kind: 'loaded'; readonly answer: ListedAnswer }
  | { readonly kind: 'offline'; readonly answer: ListedAnswer }
  | { readonly kind: 'failed'; readonly failure: ListFailure };

/** The comparator of a path (decision 19), null when there is none, or why that cannot be told now; the one shown before can. */
export async function findComparator(
  browsing: Pick<Browsing, 'listComparators'>,
  url: string,
): Promise<Result<ComparatorAnswer | null, CallFailure>> {
  const comparators = await browsing.listComparators({});
  if (!comparators.ok) {
    const shown = recallComparator(url);
    return shown === null ? comparators : ok(shown);
  }
  return ok(comparators.value.data.find((comparator) => comparator.url === url) ?? null);
}

const statusOf = { busy: 429, invalid: 400 } as const;

async function listFailureOf(failure: CallFailure, site: SiteContext, profile: Profile): Promise<ListFailure> {
  const refusal = robotRefusalOf(failure);
  if (refusal !== null) return refusal;
  if (failure.kind !== 'problem') return { kind: 'failed' };
  const { problem, retryAfterSeconds } = failure;
  if (problem.status === statusOf.busy) return { kind: 'busy', retryAfterSeconds };
  if (problem.status === statusOf.invalid) {
    const { refusedAnswers } = await import('../../profile/refused-answers.ts');
    return { kind: 'profile', refused: refusedAnswers(problem.errors ?? [], { ...site, profile }) };
  }
  return { kind: 'failed' };
}

/** Whether a page was asked for beyond the end of the list: it has nothing on it. */
export function isPastLastPage(list: ListState): boolean {
  return list.kind === 'loaded' && list.answer.metaData.page > 1 && list.answer.data.length === 0;
}

interface ListQuestion {
  readonly comparator: ComparatorAnswer;
  readonly profile: Profile;
  readonly search: ComparatorSearch;
}

interface ListWish extends ListQuestion {
  readonly signal: AbortSignal;
}

/** What a list is asked for with. */
export function listBodyOf({ comparator, profile, search: { filters, sort, ponderation, page } }: ListQuestion) {
  return { comparator: comparator.url, profile, productType: comparator.productType, filters, sort, ponderation, page };
}

/** The list of a comparator for a family. Without connection, or an answer in time, the last one seen comes back, if there was one. */
export async function loadList(site: SiteContext, { comparator, profile, search, signal }: ListWish): Promise<ListState> {
  const body = listBodyOf({ comparator, profile, search });
  const compare = comparator.productKind === 'isapre-plan' ? site.browsing.compareIsaprePlans : site.browsing.compareInsurance;
  const answer = await compare({ body }, { signal });
  if (answer.ok) return { kind: 'loaded', answer: listedAnswer(answer.value) };
  const last = answer.error.kind === 'offline' ? recallList(comparator.url) : null;
  // Another family's prices are none of this one's.
  const isOfFamily = JSON.stringify(last?.profile) === JSON.stringify(profile);
  if (last && isOfFamily) return { kind: 'offline', answer: last.answer };
  return { kind: 'failed', failure: await listFailureOf(answer.error, site, profile) };
}
