import type { CompareAnswer } from '@cotejo/contract/compare';
import { buttonClass } from '@cotejo/ui/button';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { listTexts } from './list-texts.ts';
import { withPage } from './search-changes.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';

interface PagerProps {
  readonly meta: CompareAnswer['metaData'];
  readonly state: ComparatorSearchState;
}

interface StepProps {
  readonly label: string;
  readonly rel: 'prev' | 'next';
  /** Null at the end of the list: the step is there and leads nowhere. */
  readonly url: string | null;
}

function Step({ label, rel, url }: StepProps) {
  const className = buttonClass({ look: 'outline' });
  if (url === null) {
    return (
      <span aria-disabled="true" className={className}>
        {label}
      </span>
    );
  }
  return (
    <Link to={url} rel={rel} className={className}>
      {label}
    </Link>
  );
}

/** Pages of a desktop, as real links (decision 12); only where there is more than one. */
export function Pager({ meta, state }: PagerProps) {
  const t = useTexts(listTexts);
  const pages = Math.ceil(meta.total / meta.pageSize);
  const { page } = meta;
  // Beyond the end the list itself leads back (PastLastPage).
  if (pages < 2 || page > pages) return null;
  const urlOf = (wanted: number): string => state.urlOf(withPage(state.search, wanted));
  return (
    <nav aria-label={t('pages')} className="mt-6 hidden items-center justify-center gap-4 lg:flex">
      <Step label={t('previousPage')} rel="prev" url={page > 1 ? urlOf(page - 1) : null} />
      <span className="tabular">{t('page', { page, pages })}</span>
      <Step label={t('nextPage')} rel="next" url={page < pages ? urlOf(page + 1) : null} />
    </nav>
  );
}
