import { Badge } from '@cotejo/ui/badge';
import { Icon } from '@cotejo/ui/icon';
import { useState } from 'react';
import { Link } from 'react-router';
import { ExplainedTerm } from '../layout/explained-term.tsx';
import { useHandedFocus } from '../layout/hand-on-focus.ts';
import { FeatureIcon } from '../product-data/feature-icon.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useHydrated } from '../use-hydrated.ts';
import { ColumnHead } from './column-head.tsx';
import { OfferRow } from './column-offer.tsx';
import { identityOf } from './compare-slots.ts';
import { comparisonHref } from './compare-url.ts';
import { sameInAll, type ComparisonCell, type ComparisonRow } from './compared-value.ts';
import { comparisonGroups, type ComparisonGroup } from './comparison-rows.ts';
import { comparisonTexts } from './comparison-texts.ts';
import { namedComparison, type ShownComparison } from './shown-comparison.ts';
import { useComparisonWords } from './use-comparison-words.ts';

interface ValueCellProps {
  readonly cell: ComparisonCell;
  readonly place: number;
  readonly feature: string | null;
}

/** On which screens a value is the best: of wide ones among all, of narrow ones among the first two. */
function bestOn({ isBest, isBestOfTwo }: ComparisonCell): string | undefined {
  if (!isBest) return isBestOfTwo ? 'narrow' : undefined;
  return isBestOfTwo ? 'wide narrow' : 'wide';
}

function ValueCell({ cell, place, feature }: ValueCellProps) {
  const t = useTexts(comparisonTexts);
  const { text, isQuiet, has } = cell;
  const best = bestOn(cell);
  return (
    <td data-column={place} data-best={best} className={isQuiet ? 'text-ink-2' : undefined}>
      {has === undefined || feature === null ? (
        text
      ) : (
        <span className="flex items-center gap-1.5">
          <FeatureIcon name={feature} isActive={has} />
          {text}
        </span>
      )}
      {best !== undefined && (
        <span className="best-of">
          {' '}
          <Badge tone="best">{t('best')}</Badge>
        </span>
      )}
    </td>
  );
}

function Row({ label, term, feature, cells, same }: ComparisonRow) {
  return (
    <tr data-same={same ?? undefined}>
      <th scope="row">
        {label}
        {term && <ExplainedTerm word={term.word}>{term.meaning}</ExplainedTerm>}
      </th>
      {cells.map((cell, place) => (
        <ValueCell key={place} {...{ cell, place, feature }} />
      ))}
    </tr>
  );
}

/** Its rows fold where script runs; on paper they are all there. */
function Group({ group, span }: { readonly group: ComparisonGroup; readonly span: number }) {
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <tbody data-same={group.same ?? undefined} data-folded={isOpen ? undefined : ''}>
      <tr>
        <th scope="rowgroup" colSpan={span}>
          {isHydrated ? (
            <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="comparison-fold">
              {group.title}
              <Icon name={isOpen ? 'up' : 'down'} className="size-4 text-ink-2 print:hidden" />
            </button>
          ) : (
            <span className="comparison-fold">{group.title}</span>
          )}
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row key={row.id} {...row} />
      ))}
    </tbody>
  );
}

function DetailRow({ columns }: Pick<ShownComparison, 'columns'>) {
  const t = useTexts(comparisonTexts);
  return (
    <tbody className="print:hidden">
      <tr>
        <th scope="row">{t('detail')}</th>
        {columns.map(({ item }, place) => (
          <td key={item.id} data-column={place}>
            <Link
              to={item.url}
              aria-label={t('detailOf', { product: item.displayName })}
              className="tap inline-flex items-center font-semibold text-action"
            >
              {t('seeDetail')}
            </Link>
          </td>
        ))}
      </tr>
    </tbody>
  );
}

interface ComparisonTableProps extends Pick<ShownComparison, 'comparator' | 'columns' | 'beyond'> {
  /** Whether a column can be left out by a link. */
  readonly canRemove: boolean;
  /** Of what a link leads to as well. */
  readonly onlyDifferences: boolean;
}

/**
 * Up to three products side by side; the third takes its share of the width from the others (B2.8-09). Narrow screens show the
 * first two columns, the name of each row above its values.
 */
export function ComparisonTable({ comparator, columns, beyond, canRemove, onlyDifferences }: ComparisonTableProps) {
  useHandedFocus();
  const words = useComparisonWords();
  const { t } = words;
  const named = { ...namedComparison({ comparator, columns, beyond }), onlyDifferences };
  const groups = comparisonGroups(columns, words);
  const span = columns.length + 1;
  const same = sameInAll(groups);
  const without = (identity: string): string =>
    comparisonHref({ ...named, identities: named.identities.filter((known) => known !== identity) });
  return (
    <table data-columns={columns.length} className="comparison tabular">
      <caption className="sr-only">{t('caption', { products: columns.map(({ item }) => item.displayName).join(', ') })}</caption>
      <colgroup>
        <col className="w-56" />
        {columns.map(({ item }) => (
          <col key={item.id} />
        ))}
      </colgroup>
      <thead>
        <tr data-hands-on="">
          <td>
            <span className="sr-only">{t('what')}</span>
          </td>
          {columns.map((column, place) => (
            <ColumnHead
              key={column.item.id}
              column={column}
              place={place}
              withoutIt={canRemove && columns.length > 1 ? without(identityOf(column.item)) : null}
            />
          ))}
        </tr>
      </thead>
      <OfferRow columns={columns} />
      {groups.map((group) => (
        <Group key={group.id} group={group} span={span} />
      ))}
      {same && (
        <tbody data-said={same} className="all-same">
          <tr>
            <td colSpan={span}>{t('allSame')}</td>
          </tr>
        </tbody>
      )}
      <DetailRow columns={columns} />
    </table>
  );
}
