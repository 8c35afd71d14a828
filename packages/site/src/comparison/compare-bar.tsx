import type { Item, ProfilePrice } from '@cotejo/contract/compare';
import type { ComparedProduct } from '@cotejo/contract/compared-product';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { Mark } from '@cotejo/ui/mark';
import { useSpanishMark } from '../labels/use-spanish-mark.ts';
import { useHandedFocus } from '../layout/hand-on-focus.ts';
import { viewPrice, type PriceSetting } from '../price/price-view.ts';
import { useTexts } from '../texts/use-texts.ts';
import { barTexts } from './bar-texts.ts';
import type { CompareSelection } from './compare-selection.ts';
import { chosenProducts, identityOf, minimumCompared, type CompareSlot } from './compare-slots.ts';

type PricedItem = Pick<Item, 'id' | 'codigoplan' | 'price' | 'priceSuffix' | 'priceLabel'> & {
  readonly profilePrice: Pick<ProfilePrice, 'price' | 'unitPrice'>;
};

interface CompareBarProps {
  readonly selection: CompareSelection;
  /** Products in sight: a chosen one among them shows its price. */
  readonly items: readonly PricedItem[];
  readonly setting: PriceSetting;
  /** True: a phone has another bar below it. */
  readonly isAboveBar: boolean;
  /** Selectors of what gets the focus once nothing is chosen any more, the most wanted first. */
  readonly focusAfter: readonly string[];
  readonly onCompare: () => void;
}

function underName(product: ComparedProduct, items: readonly PricedItem[], setting: PriceSetting): string {
  const item = items.find((candidate) => identityOf(candidate) === identityOf(product));
  // There is no room for the notice that a price with the fallback UF needs.
  const view = item && setting.uf?.status !== 'fallback' ? viewPrice(item, setting) : null;
  return view ? view.main + view.suffix : product.organization.displayName;
}

interface SlotProps extends Pick<CompareBarProps, 'selection' | 'items' | 'setting'> {
  readonly slot: CompareSlot;
  readonly index: number;
}

const slotClass = 'relative shrink-0 rounded-control @max-lg:size-11 @lg:h-14.5';

/** A phone has room for the mark alone, which is then the way out of the slot. */
function Slot({ slot, index, selection, items, setting }: SlotProps) {
  const t = useTexts(barTexts);
  const spanish = useSpanishMark();
  if (!slot) {
    return (
      <li className={`${slotClass} grid place-items-center border border-dashed border-control text-sm text-ink-2 @lg:px-3`}>
        <Icon name="plus" className="size-4 @lg:hidden" />
        <span className="@max-lg:sr-only">{t('emptySlot')}</span>
      </li>
    );
  }
  const { mark, hue } = slot.organization.metadata;
  return (
    <li
      className={`${slotClass} flex items-center border border-line text-sm leading-tight @max-lg:justify-center @lg:gap-3 @lg:pl-3`}
    >
      <Mark letters={mark} hue={hue} size="small" />
      <span className="hidden min-w-0 grow @lg:block">
        <b {...spanish} className="block truncate font-bold">
          {slot.displayName}
        </b>
        <span className="tabular">{underName(slot, items, setting)}</span>
      </span>
      <button
        type="button"
        data-removes=""
        onClick={() => selection.remove(index)}
        className={buttonClass({
          look: 'quiet',
          size: 'icon',
          className: 'max-w-none text-ink-2 @max-lg:absolute @max-lg:-inset-px @max-lg:items-start @max-lg:justify-end',
        })}
      >
        <Icon
          name="close"
          className="size-4 rounded-full bg-surface @max-lg:-mt-1.5 @max-lg:-mr-1.5 @max-lg:border @max-lg:border-line-2"
        />
        <span className="sr-only">{t('remove', { product: slot.displayName })}</span>
      </button>
    </li>
  );
}

/** The products chosen so far, at the foot of the screen, as soon as there is one (B2.7). */
export function CompareBar({ selection, items, setting, isAboveBar, focusAfter, onCompare }: CompareBarProps) {
  useHandedFocus();
  const t = useTexts(barTexts);
  const chosen = chosenProducts(selection.slots);
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label={t('bar')}
      data-bar-bottom="compare"
      className={`@container fixed inset-x-0 bottom-0 z-10 bg-surface max-lg:border-t max-lg:border-line lg:shadow-float print:hidden ${isAboveBar ? 'max-lg:bottom-18' : ''}`}
    >
      <div className="wrap grid h-18 grid-cols-[auto_minmax(0,1fr)] items-center gap-3 @max-few:grid-cols-2 @lg:h-21 @lg:grid-cols-[minmax(0,1fr)_13rem]">
        <ul
          data-hands-on={focusAfter.join('\n')}
          className="flex gap-2 @max-few:overflow-x-auto @max-few:p-1.5 @lg:grid @lg:grid-cols-3 @lg:gap-3"
        >
          {selection.slots.map((slot, index) => (
            <Slot key={slot ? identityOf(slot) : `vacío ${index}`} {...{ slot, index, selection, items, setting }} />
          ))}
        </ul>
        <div role="status">
          {chosen.length < minimumCompared ? (
            <p className="text-sm leading-tight text-ink-2">{t('chooseTwo')}</p>
          ) : (
            <button
              type="button"
              onClick={onCompare}
              className={buttonClass({ wide: true, className: 'leading-tight @max-lg:px-2 @max-lg:whitespace-normal' })}
            >
              {t('compare')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
