import { comparatorHref } from '@cotejo/contract/paths';
import { Mark } from '@cotejo/ui/mark';
import { Link } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { useSpanishMark } from '../labels/use-spanish-mark.ts';
import { FallbackUfNotice } from '../layout/fallback-uf-notice.tsx';
import { amountText } from '../price/amount-text.ts';
import { priceForText } from '../price/insured-words.ts';
import { priceTexts } from '../price/texts.ts';
import { FactLine } from '../product-data/fact-line.tsx';
import { QuoteNote } from '../product-data/quote-note.tsx';
import { useOwnAwaited } from '../product-data/use-own-awaited.ts';
import { editorHash } from '../profile/editor-opening.ts';
import { profileText } from '../profile/say-profile.ts';
import { useSpeech } from '../profile/use-speech.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { PricedProduct } from './priced-product.ts';
import { requestTexts } from './texts.ts';

interface RequestSummaryProps {
  readonly product: PricedProduct;
  /** In the form, under its title; or a card of its own beside what came of it. */
  readonly place: 'form' | 'card';
}

const looks = {
  form: { section: 'mt-4 rounded-control bg-surface-2 p-3.5', title: 'sr-only' },
  card: { section: 'rounded-card border border-line bg-surface p-4.5 lg:p-7', title: 'mb-4 text-lg' },
} as const;

/** Figure, for how long and for whom. */
function SummaryPrice({
  item,
  price,
  className,
}: Pick<PricedProduct, 'price'> & Pick<PricedProduct['detail'], 'item'> & { readonly className: string }) {
  const edition = useEdition();
  const tPrice = useTexts(priceTexts);
  return (
    <p className={`tabular text-lg leading-snug font-bold sm:text-right ${className}`}>
      {price.price ? amountText(price.price, edition) : tPrice(`noPrice.${item.insures}`)}
      {/* A box that stands in a line shows no space at its own beginning. */}
      {price.price && (
        <>
          {item.priceSuffix.startsWith(' ') && ' '}
          <span className="inline-block text-sm font-medium text-ink-2">{item.priceSuffix.trimStart()}</span>
        </>
      )}
      {price.perPerson && (
        <span className="block text-sm font-medium text-ink-2">
          {priceForText({ insures: item.insures, profilePrice: price }, { edition, t: tPrice })}
        </span>
      )}
    </p>
  );
}

/** What is asked for: product, family and price (B2.10-01 to B2.10-04). */
export function RequestSummary({ product: { detail, price, quote, profile, line, comparator }, place }: RequestSummaryProps) {
  const t = useTexts(requestTexts);
  const spanish = useSpanishMark();
  const speech = useSpeech();
  const { item } = detail;
  const { organization } = item;
  const isExample = !profile.ingresodatos;
  const look = looks[place];
  const awaited = useOwnAwaited(line, profile);
  return (
    <section aria-labelledby="resumen-solicitud" className={look.section}>
      <h2 id="resumen-solicitud" className={look.title}>
        {t('asked')}
      </h2>
      <div className="flex flex-wrap gap-x-3.5 gap-y-2">
        <Mark letters={organization.metadata.mark} hue={organization.metadata.hue} />
        {/* Beside each other where there is room: not in letters so large that they would stand on one another. */}
        <div className="flex min-w-0 grow basis-36 flex-wrap justify-between gap-x-3.5">
          <div className="min-w-0 grow basis-48">
            <p className="leading-snug font-bold">
              <Link
                {...spanish}
                to={item.url}
                className="relative inline-block min-h-6 text-ink underline-offset-2 wrap-anywhere before:absolute before:inset-x-0 before:-inset-y-3 hover:text-action"
              >
                {item.displayName}
              </Link>
            </p>
            <FactLine facts={[organization.displayName, item.insuranceType.displayName, item.productCode]} />
          </div>
          <SummaryPrice {...{ item, price }} className={awaited} />
        </div>
      </div>
      <FallbackUfNotice ufDate={price.ufDate} className="mt-1 sm:text-right" />
      <QuoteNote quote={quote} className="mt-3" />
      <div className="mt-3 border-t border-line pt-3 text-sm text-ink-2">
        <p className={awaited}>
          {isExample && <strong className="block text-warm">{t('example')}</strong>}
          {profileText(profile, line, speech)}
        </p>
      </div>
      {comparator && (
        <Link
          to={comparatorHref(comparator.url) + editorHash}
          className="tap mt-1 inline-flex items-center text-sm font-semibold text-action max-lg:-mb-2 lg:pointer-fine:min-h-6"
        >
          {t(isExample ? 'enterProfile' : 'changeProfile')}
        </Link>
      )}
    </section>
  );
}
