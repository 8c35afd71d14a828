import { href } from '@cotejo/contract/paths';
import { dayAt } from '@cotejo/core/dates';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { Picture } from '../../picture/picture.tsx';
import { useDayText } from '../../texts/use-day-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { Season } from './season.ts';
import { seasonTexts } from './season-texts.ts';

/** Longest wait that a browser's timer keeps; a page that is open for so long asks again when it is used. */
const longestWait = 2 ** 31 - 1;

/** Turns true when a moment passes while the page is open. */
function useHasPassed(moment: string): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const wait = Math.max(0, Date.parse(moment) - Date.now());
    const timer = setTimeout(() => setHasPassed(true), Math.min(wait, longestWait));
    return () => clearTimeout(timer);
  }, [moment]);
  return hasPassed;
}

/** Where the blog tells of a season (A2.3-05): its path without hyphens in its name, which leads to the blog. */
function blogPathOf({ path }: Season, brand: string): string {
  const segments = path.split('/').slice(2);
  return [href('blog', { brand }), ...segments.slice(0, -1), segments.at(-1)?.replaceAll('-', '')].join('/');
}

interface SeasonBannerProps {
  readonly season: Season;
  /** The page's address is the season's: there it is said that it is over. */
  readonly isOwnPage: boolean;
}

/** Says that a season is on, until it finishes (A2.4-37, A4-32), or that it is over. */
export function SeasonBanner({ season, isOwnPage }: SeasonBannerProps) {
  const t = useTexts(seasonTexts);
  const { brand, timeZone } = useEdition();
  const dayText = useDayText();
  const hasPassed = useHasPassed(season.finish);
  const isOver = season.state === 'closed' || hasPassed;
  if (season.state === 'hidden' || (isOver && !isOwnPage)) return null;
  if (isOver) return <p className="mb-4 rounded-card bg-surface-3 px-4.5 py-4">{t('over')}</p>;
  const picture = season.image ?? season.logo;
  const day = dayText(dayAt(Date.parse(season.finish), timeZone ?? 'UTC'));
  return (
    <section
      aria-label={season.title}
      className="mb-5 grid gap-4 rounded-card border border-action-line bg-surface px-4.5 py-4 sm:flex sm:items-center"
    >
      {picture !== null && <Picture key={picture} src={picture} alt="" className="max-h-24 w-auto" />}
      <div>
        <p className="text-lg font-bold tracking-tight">{season.title}</p>
        <p className="text-ink-2">{t('until', { day })}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <Link to={season.url} className="tap inline-flex items-center font-semibold text-action">
            {t(isOwnPage ? 'see' : 'seeSeason')}
          </Link>
          <Link to={blogPathOf(season, brand.code)} className="tap inline-flex items-center font-semibold text-action">
            {t('read')}
          </Link>
        </p>
      </div>
    </section>
  );
}
