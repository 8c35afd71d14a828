import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { ComparedProduct } from '@cotejo/contract/compared-product';
import { Button, buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { Link } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { heldLook, useHeldPress } from '../use-held-press.ts';
import { useHydrated } from '../use-hydrated.ts';
import { barTexts } from './bar-texts.ts';
import { useCompareSelection } from './compare-selection.ts';
import { chosenProducts, identityOf, isChosen, isClosedTo } from './compare-slots.ts';
import { compareProductsHref } from './compare-url.ts';

interface CompareToggleProps {
  readonly product: ComparedProduct;
  readonly comparator: Pick<ComparatorAnswer, 'url' | 'name'>;
  /** Code of the clinic that the address of the page names; null: none. */
  readonly clinic: string | null;
}

const look = {
  look: 'outline',
  size: 'large',
  wide: true,
  className: `mt-2.5 aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action-strong ${heldLook}`,
} as const;

/** As it is before script: a link to the comparison that begins with the product. */
function ToggleLink({ product, comparator, clinic }: CompareToggleProps) {
  const t = useTexts(barTexts);
  return (
    <Link
      to={compareProductsHref(comparator, [product], clinic === null ? [] : [clinic])}
      aria-label={t('toggleOf', { product: product.displayName })}
      className={buttonClass(look)}
    >
      {t('toggle')}
    </Link>
  );
}

/** Chooses a product to be compared from its own page; without script it leads to the comparison that begins with it. */
export function CompareToggle(props: CompareToggleProps) {
  const { product, comparator } = props;
  const t = useTexts(barTexts);
  const isHydrated = useHydrated();
  const { slots, add, remove } = useCompareSelection(useEdition().brand.code, comparator.name);
  const isIn = isChosen(slots, product);
  const toggle = (): void => {
    if (isIn) remove(chosenProducts(slots).findIndex((slot) => identityOf(slot) === identityOf(product)));
    else add(product);
  };
  const held = useHeldPress<HTMLDivElement>((place) => {
    toggle();
    place.querySelector('button')?.focus({ preventScroll: true });
  });
  return (
    <div {...held}>
      {!isHydrated && <ToggleLink {...props} />}
      {isHydrated && isClosedTo(slots, product) && (
        <p className="mt-2.5 grid min-h-12 place-items-center rounded-control bg-surface-2 px-4 text-center text-ink-2">
          {t('full')}
        </p>
      )}
      {isHydrated && !isClosedTo(slots, product) && (
        <Button
          {...look}
          data-toggles-choice=""
          aria-pressed={isIn}
          aria-label={t('toggleOf', { product: product.displayName })}
          onClick={toggle}
        >
          {isIn && <Icon name="check" />}
          {t('toggle')}
        </Button>
      )}
    </div>
  );
}
