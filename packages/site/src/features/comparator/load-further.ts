import { readComparatorSearch } from '@cotejo/contract/search-params';
import { defaultPageSize, maximumPageSize } from '@cotejo/contract/compare-limits';
import type { Profile } from '@cotejo/contract/profile';
import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { listBodyOf } from './load-list.ts';
import { placeOf } from './load-page.ts';
import { listedAnswer, type ListedItem } from './listed-item.ts';

/** Pages of a list after one of its pages, for the family that they are priced for; null: they cannot be had. */
export interface FurtherAnswer {
  readonly kind: 'further';
  readonly profile: Profile;
  readonly pages: readonly (readonly ListedItem[])[] | null;
}

/** A list is not made longer than this by itself. */
const mostPages = 50;

/** Loads so many pages after the one in the URL, in as few calls as there may be; asked by script alone. */
export async function loadFurther(args: LoaderFunctionArgs, count: number): Promise<FurtherAnswer> {
  const site = args.context.get(pageContext);
  const { signal, url } = args.request;
  const { comparator } = await placeOf(args);
  const search = readComparatorSearch(new URL(url).searchParams);
  const profile = site.profileFor(comparator) ?? comparator.exampleProfile;
  const from = search.page * defaultPageSize;
  const to = from + Math.min(count, mostPages) * defaultPageSize;
  const asked: number[] = [];
  for (let page = Math.floor(from / maximumPageSize) + 1; (page - 1) * maximumPageSize < to; page += 1) asked.push(page);
  const { browsing } = site;
  const compare = comparator.productKind === 'isapre-plan' ? browsing.compareIsaprePlans : browsing.compareInsurance;
  const answers = await Promise.all(
    asked.map((page) => {
      const body = { ...listBodyOf({ comparator, profile, search: { ...search, page } }), pageSize: maximumPageSize };
      return compare({ body }, { signal });
    }),
  );
  const items = answers.flatMap((answer) => (answer.ok ? listedAnswer(answer.value).data : []));
  const skipped = from - ((asked[0] ?? 1) - 1) * maximumPageSize;
  const wanted = items.slice(skipped, skipped + to - from);
  const pages: ListedItem[][] = [];
  for (let at = 0; at < wanted.length; at += defaultPageSize) pages.push(wanted.slice(at, at + defaultPageSize));
  return { kind: 'further', profile, pages: answers.every(({ ok }) => ok) ? pages : null };
}
