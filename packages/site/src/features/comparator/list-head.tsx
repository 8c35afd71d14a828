import { comparatorHref } from '@cotejo/contract/paths';
import { PageHead } from '../../head/page-head.tsx';
import { questionsThings } from '../../head/questions-thing.ts';
import { isPastLastPage } from './load-list.ts';
import type { ListData } from './load-page.ts';

/**
 * What a comparator's list says of itself. A season's is a page of its own while it is open, and the comparator's a second
 * time at any other time, which search engines are not told of, nor of a page beyond the end: its address is the first one's.
 */
export function ListHead({
  data: { comparator, season, list, about },
  page,
}: {
  readonly data: ListData;
  readonly page: number;
}) {
  const open = season?.state === 'open' ? season : null;
  const isPastEnd = isPastLastPage(list);
  const own = open?.path ?? comparator.url;
  const crumbs = [{ name: comparator.displayName, path: comparatorHref(comparator.url) }];
  return (
    <PageHead
      title={open?.title ?? comparator.title}
      description={comparator.description}
      path={comparatorHref(own, page > 1 && !isPastEnd ? new URLSearchParams({ page: String(page) }) : undefined)}
      isPrivate={isPastEnd || (season !== null && open === null)}
      things={questionsThings(page > 1 ? [] : about.questions)}
      breadcrumbs={open === null ? crumbs : [...crumbs, { name: open.title, path: comparatorHref(open.path) }]}
    />
  );
}
