import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { Link, useLocation } from 'react-router';
import { useSpanishMark } from '../labels/use-spanish-mark.ts';
import { useTexts } from '../texts/use-texts.ts';
import { comparisonHref } from './compare-url.ts';
import { differencesName, mostCompared } from './compared-in-url.ts';
import { comparisonTexts } from './comparison-texts.ts';
import type { LeftOut, LeftOutProduct } from './left-out.ts';
import { namedComparison, type ShownComparison } from './shown-comparison.ts';

interface LeftOutNoticeProps {
  readonly shown: ShownComparison;
  readonly leftOut: LeftOut;
}

/** The same comparison with a product in the last place; whoever had it stands after it, so that it can be brought back. */
function hrefWith({ identity }: LeftOutProduct, shown: ShownComparison, onlyDifferences: boolean): string {
  const { identities, ...named } = namedComparison(shown);
  const stay = identities.slice(0, Math.min(shown.columns.length, mostCompared - 1));
  const after = identities.slice(stay.length).filter((other) => other !== identity);
  return comparisonHref({ ...named, onlyDifferences, identities: [...stay, identity, ...after] });
}

/** Which products of the address have no column, and why; each with the ways to it. */
export function LeftOutNotice({ shown, leftOut }: LeftOutNoticeProps) {
  const t = useTexts(comparisonTexts);
  const spanish = useSpanishMark();
  const onlyDifferences = new URLSearchParams(useLocation().search).has(differencesName);
  const { products, others } = leftOut;
  if (products.length === 0) return null;
  const nameOf = ({ identity, known }: LeftOutProduct): string => known?.displayName ?? identity;
  const last = shown.columns[mostCompared - 1]?.item.displayName;
  const wayIn = last === undefined ? t('addThis') : t('putInPlaceOf', { product: last });
  const small = buttonClass({ look: 'outline', size: 'small' });
  return (
    <Notice tone="warm" title={t('leftOutTitle', { products: products.map(nameOf).join(', ') })}>
      <p>
        {t('leftOutText')} {others > 0 && t('leftOutOthers', { count: others })}
      </p>
      <ul className="mt-3 grid gap-3">
        {products.map((product) => (
          <li key={product.identity} className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            {products.length > 1 && (
              <b {...spanish} className="font-semibold wrap-anywhere">
                {nameOf(product)}
              </b>
            )}
            <span className="flex flex-wrap items-center gap-2.5">
              {product.known && (
                <Link to={product.known.url} aria-label={t('detailOf', { product: nameOf(product) })} className={small}>
                  {t('seeDetail')}
                </Link>
              )}
              <Link
                to={hrefWith(product, shown, onlyDifferences)}
                preventScrollReset
                aria-label={`${wayIn}: ${nameOf(product)}`}
                className={small}
              >
                {wayIn}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
