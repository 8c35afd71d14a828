import { buttonClass } from '@cotejo/ui/button';
import { useHandedFocus } from '../layout/hand-on-focus.ts';
import type { PriceSetting } from '../price/price-view.ts';
import { useTexts } from '../texts/use-texts.ts';
import { barTexts } from './bar-texts.ts';
import type { CompareSelection } from './compare-selection.ts';
import { CompareSlotTile } from './compare-slot-tile.tsx';
import { chosenProducts, identityOf, minimumCompared } from './compare-slots.ts';
import { slotPrices, type PricedItem } from './slot-prices.ts';

interface CompareBarProps {
  readonly selection: CompareSelection;
  /** Products in sight, whose prices are known. */
  readonly items: readonly PricedItem[];
  readonly setting: PriceSetting;
  /** True: a phone has another bar below it. */
  readonly isAboveBar: boolean;
  /** Selectors of what gets the focus once nothing is chosen any more, the most wanted first. */
  readonly focusAfter: readonly string[];
  readonly onCompare: () => void;
}

/** The products chosen so far, at the foot of the screen, as soon as there is one (B2.7). */
export function CompareBar({ selection, items, setting, isAboveBar, focusAfter, onCompare }: CompareBarProps) {
  useHandedFocus();
  const t = useTexts(barTexts);
  const chosen = chosenProducts(selection.slots);
  if (chosen.length === 0) return null;
  const isEnough = chosen.length >= minimumCompared;
  const prices = slotPrices(selection.slots, { items, setting });
  return (
    <section
      aria-label={t('bar')}
      data-bar-bottom="compare"
      className={`@container fixed inset-x-0 bottom-0 z-10 bg-surface max-lg:border-t max-lg:border-line lg:shadow-float ${isAboveBar ? 'max-lg:bottom-18' : ''}`}
    >
      <div
        className={`wrap grid h-18 grid-cols-[auto_minmax(0,1fr)] items-center gap-3 @max-small:gap-2 @max-small:px-3 @lg:h-21 @lg:grid-cols-[minmax(0,1fr)_13rem] ${isEnough ? '@max-few:grid-cols-[minmax(0,1fr)_min-content]' : ''}`}
      >
        <ul
          data-hands-on={focusAfter.join('\n')}
          className="flex gap-2 @max-small:gap-1 @max-few:overflow-x-auto @max-few:p-1.5 @lg:grid @lg:grid-cols-3 @lg:gap-3"
        >
          {selection.slots.map((slot, index) => (
            <CompareSlotTile
              key={slot ? identityOf(slot) : `vacío ${index}`}
              {...{ slot, index, selection }}
              price={prices[index] ?? null}
            />
          ))}
        </ul>
        <div role="status">
          {isEnough ? (
            <button
              type="button"
              onClick={onCompare}
              className={buttonClass({
                wide: true,
                className: 'leading-tight @max-lg:px-2 @max-lg:whitespace-normal @max-small:px-1 @max-small:text-sm',
              })}
            >
              {t('compare')}
            </button>
          ) : (
            <p className="text-sm leading-tight text-ink-2">{t('chooseTwo')}</p>
          )}
        </div>
      </div>
    </section>
  );
}
