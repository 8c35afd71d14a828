import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { Mark } from '@cotejo/ui/mark';
import { Popover } from '@cotejo/ui/popover';
import { useSpanishMark } from '../labels/use-spanish-mark.ts';
import { useTexts } from '../texts/use-texts.ts';
import { barTexts } from './bar-texts.ts';
import type { CompareSelection } from './compare-selection.ts';
import type { CompareSlot } from './compare-slots.ts';
import type { SlotPrice } from './slot-prices.ts';

interface CompareSlotProps {
  readonly slot: CompareSlot;
  readonly index: number;
  readonly selection: CompareSelection;
  /** Null: the insurer stands in its place. */
  readonly price: SlotPrice | null;
}

const slotClass = 'shrink-0 rounded-control @max-lg:h-16 @lg:h-14.5';

/** The way out of a slot: a cross beside the product, or, in the panel of a phone, in words. */
function Remover({
  product,
  onRemove,
  isWorded,
}: {
  readonly product: string;
  readonly onRemove: () => void;
  readonly isWorded: boolean;
}) {
  const t = useTexts(barTexts);
  const label = t('remove', { product });
  return (
    <button
      type="button"
      data-removes=""
      onClick={onRemove}
      aria-label={label}
      className={
        isWorded
          ? buttonClass({ look: 'outline', size: 'small', className: 'mt-2' })
          : buttonClass({ look: 'quiet', size: 'icon', className: 'max-w-none text-ink-2 @max-lg:hidden' })
      }
    >
      {isWorded ? t('removeThis') : <Icon name="close" className="size-4" />}
    </button>
  );
}

/** A place of the bar with its product, or empty. A phone has room for mark and price, which open the name and the way out of the slot. */
export function CompareSlotTile({ slot, index, selection, price }: CompareSlotProps) {
  const t = useTexts(barTexts);
  const spanish = useSpanishMark();
  if (!slot) {
    return (
      <li
        className={`${slotClass} grid place-items-center border border-dashed border-control text-sm text-ink-2 @max-lg:w-17 @max-small:w-8 @max-few:hidden @lg:px-3`}
      >
        <Icon name="plus" className="size-4 @lg:hidden" />
        <span className="@max-lg:sr-only">{t('emptySlot')}</span>
      </li>
    );
  }
  const { displayName, organization } = slot;
  const under = price?.text ?? organization.displayName;
  const mark = <Mark letters={organization.metadata.mark} hue={organization.metadata.hue} size="small" />;
  const removal = { product: displayName, onRemove: () => selection.remove(index) };
  const name = (
    <b {...spanish} className="block font-bold @lg:truncate">
      {displayName}
    </b>
  );
  return (
    <li className={`${slotClass} flex items-center border border-line text-sm leading-tight @max-lg:w-17 @lg:gap-3 @lg:pl-3`}>
      <span className="contents @max-lg:hidden">
        {mark}
        <span className="min-w-0 grow">
          {name}
          <span className="tabular">{under}</span>
        </span>
      </span>
      <Remover {...removal} isWorded={false} />
      <div className="grid size-full @lg:hidden">
        <Popover
          label={displayName}
          opensOnHover={false}
          triggerClass="grid min-w-0 justify-items-center content-center gap-0.5 rounded-control"
          trigger={
            <>
              <span className="sr-only">{t('chosen', { product: displayName })}</span>
              {/* Cut off, a price reads as another one and the name as that of the plan beside it. */}
              {price?.short ? (
                <>
                  {mark}
                  <span className="tabular tracking-tight">{price.short}</span>
                </>
              ) : (
                <span className="line-clamp-3 px-1 font-semibold wrap-anywhere">{displayName}</span>
              )}
            </>
          }
        >
          {name}
          <p className="tabular">{price ? `${organization.displayName} · ${under}` : under}</p>
          <Remover {...removal} isWorded />
        </Popover>
      </div>
    </li>
  );
}
