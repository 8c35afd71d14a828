import type { View } from '@cotejo/contract/search-params';
import { Fragment, memo, type ReactNode } from 'react';
import { isChosen, isClosedTo, type CompareSlots } from '../../comparison/compare-slots.ts';
import type { PriceSetting } from '../../price/price-view.ts';
import type { CardScript } from './card-script.ts';
import type { ListedItem } from './listed-item.ts';
import { CardPlace } from './loading-list.tsx';
import { ResultCard, type ComparisonState } from './result-card.tsx';
import { kindOf, type FactName } from './result-facts.tsx';
import { useTurns, type Turn } from './use-turns.ts';

const noFacts: readonly FactName[] = [];

/** How many results stand above what is said between them: three rows of a grid. */
const resultsAbove = 6;

function stateOf(item: ListedItem, slots: CompareSlots | null): ComparisonState {
  if (slots === null) return 'none';
  if (isChosen(slots, item)) return 'chosen';
  return isClosedTo(slots, item) ? 'closed' : 'open';
}

/** What stays as it is, whatever is given, while it is about to leave. */
const Still = memo(
  ({ children }: { readonly isStill: boolean; readonly children: ReactNode }) => children,
  (_, { isStill }) => isStill,
);

interface ResultsPageProps {
  readonly items: readonly ListedItem[];
  /** Whether it came after the first one, on a phone. */
  readonly isAppended: boolean;
  readonly view: View;
  readonly setting: PriceSetting;
  /** What its list speaks of, by the kind of product. */
  readonly facts: Readonly<Record<string, readonly FactName[]>>;
  /** Opens the detail of a product, by its path, over the list. */
  readonly openDetail: (productUrl: string) => void;
  /** Null until the script of cards is there. */
  readonly later: CardScript | null;
  /** Null: products of this comparator are not compared. */
  readonly slots: CompareSlots | null;
  readonly onToggle: (item: ListedItem) => void;
  /** What is said in the midst of its results; null: nothing. */
  readonly between: ReactNode;
}

/**
 * The results of a page of a list. Rendered again only when what it is given changes, and laid out, when appended, only near the
 * screen: a phone may have a hundred pages.
 */
export const ResultsPage = memo(function ResultsPage({
  items,
  isAppended,
  later,
  slots,
  between,
  facts,
  ...shown
}: ResultsPageProps) {
  const turns = useTurns(items, later, isAppended);
  const lastAbove = items[Math.min(resultsAbove, items.length) - 1];
  const { view } = shown;
  return (
    <ul
      data-view={view}
      className={`grid gap-3.5 ${view === 'tarjetas' ? 'lg:@sm:grid-cols-2' : ''} ${isAppended ? 'unseen-page' : ''}`}
    >
      {turns.map((turn) => {
        const { value: item, isLeaving } = turn;
        return (
          <Fragment key={item.id}>
            <li
              ref={isLeaving ? later?.withoutMarks : undefined}
              className={`grid min-w-0 ${placeClass(turn, isAppended)} ${item.codigoplan === null ? 'with-more' : ''}`}
            >
              <Still isStill={isLeaving}>
                {turn.isShown ? (
                  <ResultCard
                    {...{ item, ...shown }}
                    facts={facts[kindOf(item)] ?? noFacts}
                    later={turn.isAlive ? later : null}
                    comparison={stateOf(item, slots)}
                  />
                ) : (
                  <CardPlace />
                )}
              </Still>
            </li>
            {between !== null && item === lastAbove && <li className="col-span-full">{between}</li>}
          </Fragment>
        );
      })}
    </ul>
  );
});

/** What is not laid out before it nears the screen: results that were appended, and at first those below the first screen. */
function placeClass({ isLeaving, isLaidOut, isShown }: Turn, isAppended: boolean): string {
  if (isLeaving) return 'leaving';
  if (isAppended) return 'unseen-card';
  if (isLaidOut) return '';
  return `unseen-card first-look${isShown ? '' : ' empty-place'}`;
}
