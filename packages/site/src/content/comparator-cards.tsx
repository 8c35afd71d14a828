import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { comparatorHref } from '@cotejo/contract/paths';
import { cardClass } from '@cotejo/ui/card';
import { Link } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { countText } from '../price/amount-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import { contentTexts } from './texts.ts';

/** Comparators as links with what each compares; nothing where none has a product. */
export function ComparatorCards({
  title,
  comparators,
}: {
  readonly title: string;
  readonly comparators: readonly ComparatorAnswer[];
}) {
  const t = useTexts(contentTexts);
  const edition = useEdition();
  const shown = comparators.filter(({ productCount }) => productCount > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="comparadores">
      <h2 id="comparadores" className="mb-3.5 text-xl tracking-tight">
        {title}
      </h2>
      <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-3.5">
        {shown.map((comparator) => (
          <li key={comparator.name} className="grid">
            <Link
              to={comparatorHref(comparator.url)}
              className={cardClass({ look: 'link', inset: 'none', className: 'group flex flex-col p-3.5 lg:p-4.5' })}
            >
              <span className="text-lg font-bold">{comparator.displayName}</span>
              <span className="mt-1 text-sm text-ink-2">{comparator.description}</span>
              <span className="mt-auto pt-3 text-sm font-semibold text-action tabular group-hover:text-action-strong">
                {t('compare', { products: countText(comparator.productCount, comparator.noun, edition) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
