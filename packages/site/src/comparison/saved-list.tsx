import { Button, buttonClass } from '@cotejo/ui/button';
import { cardClass } from '@cotejo/ui/card';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { amountText } from '../price/amount-text.ts';
import { useDayText } from '../texts/use-day-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import { comparisonHref } from './compare-url.ts';
import { useSavedComparisons, type SavedComparison, type SavedProduct } from './saved-comparisons.ts';
import { savedTexts } from './saved-texts.ts';

function hrefOf({ comparator, products, clinics }: SavedComparison): string {
  return comparisonHref({ comparator: { url: comparator }, identities: products.map(({ identity }) => identity), clinics });
}

function SavedCard({ saved, onDelete }: { readonly saved: SavedComparison; readonly onDelete: () => void }) {
  const t = useTexts(savedTexts);
  const edition = useEdition();
  const dayText = useDayText();
  const priceThen = ({ displayName: product, price, suffix }: SavedProduct): string =>
    price === null ? t('noPriceThen', { product }) : t('priceThen', { product, price: amountText(price, edition) + suffix });
  return (
    <li className={cardClass({ inset: 'none', className: 'flex min-w-0 flex-col gap-1 p-4.5' })}>
      <h3 className="text-lg wrap-anywhere">{saved.name}</h3>
      <p className="text-sm text-ink-2">{t('savedOn', { day: dayText(saved.savedOn) })}</p>
      <ul className="text-sm tabular">
        {saved.products.map((product) => (
          <li key={product.identity}>{priceThen(product)}</li>
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap gap-2.5 pt-3">
        <Link
          to={hrefOf(saved)}
          className={buttonClass({ look: 'filled', size: 'small', className: 'py-1.5 text-center leading-tight wrap-anywhere' })}
        >
          {t('open', { name: saved.name })}
        </Link>
        <Button look="outline" size="small" aria-label={t('deleteOf', { name: saved.name })} onClick={onDelete}>
          {t('delete')}
        </Button>
      </p>
    </li>
  );
}

/** The comparisons kept in this browser, each with its prices of then; nothing where there is none. */
export function SavedList() {
  const t = useTexts(savedTexts);
  const { all, remove } = useSavedComparisons(useEdition().brand.code);
  const [deleted, setDeleted] = useState<string | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  // The heading goes with the last of them, so what is said of it takes the focus, once it is there.
  useEffect(() => {
    if (deleted !== null) said.current?.focus();
  }, [deleted]);
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className="mb-3 text-ink-2 empty:hidden">
        {deleted === null ? '' : t('deleted', { name: deleted })}
      </p>
      {all.length > 0 && (
        <section aria-labelledby="guardadas" className="mb-10">
          <h2 id="guardadas" className="mb-3.5 text-xl tracking-tight">
            {t('list')}
          </h2>
          <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
            {all.map((saved) => (
              <SavedCard
                key={saved.name}
                saved={saved}
                onDelete={() => {
                  remove(saved.name);
                  setDeleted(saved.name);
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
