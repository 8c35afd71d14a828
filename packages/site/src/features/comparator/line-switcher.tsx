import { comparatorHref } from '@cotejo/contract/paths';
import { chipClass } from '@cotejo/ui/chip';
import { Link } from 'react-router';
import { comparatorsOfGroup, groupUrl } from '../../layout/comparator-groups.ts';
import { useSiteFacts } from '../../layout/site-facts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { comparatorTexts } from './texts.ts';

/** Ways to the narrower lines of a comparator and back to all of it; nothing where there are none. */
export function LineSwitcher({ url }: { readonly url: string }) {
  const t = useTexts(comparatorTexts);
  const lines = comparatorsOfGroup(url, useSiteFacts()?.comparators ?? []).filter(
    (line) => line.productCount > 0 || line.url === url,
  );
  if (lines.length < 2) return null;
  return (
    <nav aria-label={t('lines')} className="mt-3">
      <ul className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
        {lines.map((line) => (
          <li key={line.name} className="shrink-0">
            <Link
              to={comparatorHref(line.url)}
              aria-current={line.url === url ? 'page' : undefined}
              className={chipClass({ selected: line.url === url })}
            >
              {groupUrl(line.url) === line.url ? t('allLines') : line.displayName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
