import type { Item, ProfilePrice } from '@cotejo/contract/compare';
import { comparatorHref } from '@cotejo/contract/paths';
import { Mark } from '@cotejo/ui/mark';
import { Link } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { FallbackUfNotice } from '../../layout/fallback-uf-notice.tsx';
import { priceForText } from '../../price/insured-words.ts';
import { priceTexts } from '../../price/texts.ts';
import type { ShownQuote } from '../../product-data/load-product.ts';
import { QuoteNote } from '../../product-data/quote-note.tsx';
import { amountText } from '../../price/amount-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { requestTexts } from './texts.ts';

interface RequestSummaryProps {
  readonly item: Item;
  readonly price: ProfilePrice;
  readonly quote: ShownQuote | null;
  readonly profileText: string;
  readonly isExample: boolean;
  readonly comparatorUrl: string | null;
}

/** What is asked for: product, family and price (B2.10-01 to B2.10-04). */
export function RequestSummary({ item, price, quote, profileText, isExample, comparatorUrl }: RequestSummaryProps) {
  const edition = useEdition();
  const [t, tPrice] = [useTexts(requestTexts), useTexts(priceTexts)];
  const rows = [
    [t('code'), item.productCode],
    [t('category'), item.insuranceType.displayName],
    [t('company'), item.organization.displayName],
  ] as const;
  return (
    <section aria-labelledby="resumen-solicitud" className="rounded-card border border-line bg-surface p-4.5 lg:p-7">
      <h2 id="resumen-solicitud" className="mb-4 text-lg">
        {t('asked')}
      </h2>
      <div className="flex flex-wrap items-center gap-3.5">
        <Mark letters={item.organization.metadata.mark} hue={item.organization.metadata.hue} />
        <p className="min-w-0 grow basis-20 text-lg font-bold">
          <Link to={item.url} className="tap inline-flex items-center text-ink underline-offset-2 hover:text-action">
            {item.displayName}
          </Link>
        </p>
        <p className="ml-auto tabular text-right text-lg font-bold">
          {price.price ? amountText(price.price, edition) : tPrice(`noPrice.${item.insures}`)}
          {price.price && <span className="inline-block text-sm font-medium text-ink-2">{item.priceSuffix}</span>}
          {price.perPerson && (
            <span className="block text-sm font-medium text-ink-2">
              {priceForText({ insures: item.insures, profilePrice: price }, { edition, t: tPrice })}
            </span>
          )}
        </p>
      </div>
      <FallbackUfNotice ufDate={price.ufDate} className="mt-1 text-right" />
      <QuoteNote quote={quote} className="mt-3" />
      <dl className="tabular mt-4 grid gap-1.5 border-t border-line pt-4">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="ml-auto text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t border-line pt-4 text-ink-2">
        {isExample && <strong className="block text-warm">{t('example')}</strong>}
        {profileText}
      </p>
      {comparatorUrl && (
        <Link to={comparatorHref(comparatorUrl)} className="inline-flex min-h-11 items-center font-semibold text-action">
          {t(isExample ? 'enterProfile' : 'changeProfile')}
        </Link>
      )}
    </section>
  );
}
