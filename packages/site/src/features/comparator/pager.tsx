import type { CompareAnswer } from '@cotejo/contract/compare';
import { Pagination } from '@cotejo/ui/pagination';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { listTexts } from './list-texts.ts';
import { withPage } from './search-changes.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';

interface PagerProps {
  readonly meta: CompareAnswer['metaData'];
  readonly state: ComparatorSearchState;
}

/** Pages of a desktop, as real links (decision 12); only where there is more than one. */
export function Pager({ meta, state }: PagerProps) {
  const t = useTexts(listTexts);
  const pages = Math.ceil(meta.total / meta.pageSize);
  const { page } = meta;
  // Beyond the end the list itself leads back (PastLastPage).
  if (pages < 2 || page > pages) return null;
  const urlOf = (wanted: number): string | null =>
    wanted < 1 || wanted > pages ? null : state.urlOf(withPage(state.search, wanted));
  return (
    <Pagination
      label={t('pages')}
      place={t('page', { page, pages })}
      previous={{ label: t('previousPage'), url: urlOf(page - 1) }}
      next={{ label: t('nextPage'), url: urlOf(page + 1) }}
      link={({ url, ...link }) => <Link to={url} {...link} />}
      className="mt-6 hidden lg:flex"
    />
  );
}
