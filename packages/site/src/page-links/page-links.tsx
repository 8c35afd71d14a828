import { buttonClass } from '@cotejo/ui/button';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { numberedPath } from './page-number.ts';
import { pageLinkTexts } from './texts.ts';

interface PageLinksProps {
  /** Address of the first page. */
  readonly path: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** The way to the page before and after, as real links (decision 12). */
export function PageLinks({ path, page, pages }: PageLinksProps) {
  const t = useTexts(pageLinkTexts);
  if (pages < 2) return null;
  const look = buttonClass({ look: 'outline' });
  return (
    <nav aria-label={t('pages')} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <Link to={numberedPath(path, page - 1)} rel="prev" className={look}>
          {t('previous')}
        </Link>
      )}
      <span className="tabular">{t('pageOf', { page, pages })}</span>
      {page < pages && (
        <Link to={numberedPath(path, page + 1)} rel="next" className={look}>
          {t('next')}
        </Link>
      )}
    </nav>
  );
}
