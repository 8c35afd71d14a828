import { buttonClass } from '@cotejo/ui/button';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { organizationTexts } from './texts.ts';

interface PageLinksProps {
  /** Path of the first page. */
  readonly path: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** The path of one page of a list; the first has no number. */
export function pagePath(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

/** The page that an address asks for; 1 for what is no number of a page. */
export function pageOf(url: URL): number {
  const text = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The way to the page before and after, as real links (decision 12). */
export function PageLinks({ path, page, pages }: PageLinksProps) {
  const t = useTexts(organizationTexts);
  if (pages < 2) return null;
  const look = buttonClass({ look: 'outline' });
  return (
    <nav aria-label={t('pages')} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <Link to={pagePath(path, page - 1)} rel="prev" className={look}>
          {t('previous')}
        </Link>
      )}
      <span className="tabular">{t('pageOf', { page, pages })}</span>
      {page < pages && (
        <Link to={pagePath(path, page + 1)} rel="next" className={look}>
          {t('next')}
        </Link>
      )}
    </nav>
  );
}
