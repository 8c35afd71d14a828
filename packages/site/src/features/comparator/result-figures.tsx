import { readComparatorSearch } from '@cotejo/contract/search-params';
import { recommendationPoints } from '@cotejo/core/comparison';
import { formatNumber } from '@cotejo/core/money-format';
import { useLocation } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { figureTexts } from './figure-texts.ts';
import type { ListedItem } from './listed-item.ts';

const decimals = 2;

/** What a result is ordered by, for who is of the house (B2.13-14): score, affinity and the points that the two come to. */
export function ResultFigures({ item: { score, distance } }: { readonly item: Pick<ListedItem, 'score' | 'distance'> }) {
  const t = useTexts(figureTexts);
  const edition = useEdition();
  const { ponderation } = readComparatorSearch(new URLSearchParams(useLocation().search));
  const written = (value: number | null): string => (value === null ? t('none') : formatNumber(value, edition, decimals));
  const rows = [
    { name: 'score', value: score },
    { name: 'affinity', value: distance === null ? null : distance * 10 },
    { name: 'points', value: recommendationPoints({ score, affinity: distance }, ponderation) },
  ] as const;
  return (
    <dl data-figures className="flex flex-wrap gap-x-4 text-sm text-ink-2">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex gap-2">
          <dt>{t(name)}</dt>
          <dd className="font-bold tabular">{written(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
