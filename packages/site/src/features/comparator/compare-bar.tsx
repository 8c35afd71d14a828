import type { ComparedProduct } from '@cotejo/contract/compared-product';
import { Button, buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { Mark } from '@cotejo/ui/mark';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { viewPrice, type PriceSetting } from '../../price/price-view.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { CompareSelection } from './compare-selection.ts';
import { chosenProducts, identityOf, minimumCompared, type CompareSlot } from './compare-slots.ts';
import { comparisonTexts } from './comparison-texts.ts';
import type { ListedItem } from './listed-item.ts';

interface CompareBarProps {
  readonly selection: CompareSelection;
  /** Results in sight: a chosen one among them shows its price. */
  readonly items: readonly ListedItem[];
  readonly setting: PriceSetting;
  readonly onCompare: () => void;
}

function underName(product: ComparedProduct, items: readonly ListedItem[], setting: PriceSetting): string {
  const item = items.find((candidate) => identityOf(candidate) === identityOf(product));
  // There is no room for the notice that a price with the fallback UF needs.
  const view = item && setting.uf?.status !== 'fallback' ? viewPrice(item, setting) : null;
  return view ? view.main + view.suffix : product.organization.displayName;
}

interface SlotProps extends Omit<CompareBarProps, 'onCompare'> {
  readonly slot: CompareSlot;
  readonly index: number;
}

function Slot({ slot, index, selection, items, setting }: SlotProps) {
  const t = useTexts(comparisonTexts);
  const spanish = useSpanishMark();
  if (!slot) {
    return (
      <li className="grid h-14.5 place-items-center rounded-control border border-dashed border-control px-3 text-sm text-ink-2">
        {t('emptySlot')}
      </li>
    );
  }
  const { mark, hue } = slot.organization.metadata;
  return (
    <li className="flex h-14.5 items-center gap-3 rounded-control border border-line pl-3 text-sm leading-tight">
      <Mark letters={mark} hue={hue} size="small" />
      <span className="min-w-0 grow">
        <b {...spanish} className="block truncate font-bold">
          {slot.displayName}
        </b>
        <span className="tabular">{underName(slot, items, setting)}</span>
      </span>
      <button
        type="button"
        onClick={() => selection.remove(index)}
        className={buttonClass({ look: 'quiet', className: 'w-11 px-0 text-ink-2' })}
      >
        <Icon name="close" className="size-4" />
        <span className="sr-only">{t('remove', { product: slot.displayName })}</span>
      </button>
    </li>
  );
}

/** The products chosen so far, at the foot of a desktop's screen, as soon as there is one (B2.7). */
export function CompareBar({ selection, items, setting, onCompare }: CompareBarProps) {
  const t = useTexts(comparisonTexts);
  const chosen = chosenProducts(selection.slots);
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label={t('bar')}
      data-bar-bottom="desktop"
      className="fixed inset-x-0 bottom-0 z-10 hidden bg-surface shadow-float lg:block print:hidden"
    >
      <div className="wrap grid h-21 grid-cols-[minmax(0,1fr)_13rem] items-center gap-3">
        <ul className="grid grid-cols-3 gap-3">
          {selection.slots.map((slot, index) => (
            <Slot key={slot ? identityOf(slot) : `vacío ${index}`} {...{ slot, index, selection, items, setting }} />
          ))}
        </ul>
        <div role="status">
          {chosen.length < minimumCompared ? (
            <p className="text-sm text-ink-2">{t('chooseTwo')}</p>
          ) : (
            <Button wide onClick={onCompare}>
              {t('compare')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
