import { chipClass } from '@cotejo/ui/chip';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { linePath, type IndexData } from './load-index.ts';
import { indexTexts } from './texts.ts';

/** The lines of an index, each with how many products it has; the one that is shown is marked. */
export function LineChips({ path, index: { lines, cards } }: { readonly path: string; readonly index: IndexData }) {
  const t = useTexts(indexTexts);
  if (lines.length < 2) return null;
  return (
    <nav aria-label={t('lines')}>
      <ul className="flex flex-wrap gap-2">
        {lines.map((line) => {
          const isShown = line.name === cards.comparator.name;
          return (
            <li key={line.name}>
              <Link
                to={linePath(path, line, lines)}
                aria-current={isShown ? 'true' : undefined}
                className={chipClass({ selected: isShown })}
              >
                {line.displayName} <span className="tabular">{line.productCount}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
