import type { ProfilePrice } from '@cotejo/contract/compare';
import { offeredActions } from '@cotejo/core/requests';
import { comparatorHref, requestTab } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { priceSuffixClass } from '@cotejo/ui/price';
import { Link } from 'react-router';
import { CompareToggle } from '../comparison/compare-toggle.tsx';
import { useEdition } from '../edition-context.ts';
import { failureText } from '../failures/failure-text.ts';
import { CallFailureNotice } from '../layout/call-failure-notice.tsx';
import { ExplainedTerm } from '../layout/explained-term.tsx';
import { amountText } from '../price/amount-text.ts';
import { priceForText } from '../price/insured-words.ts';
import { failureTexts } from '../failures/texts.ts';
import { priceDisplay, type PriceDisplay } from '../price/price-display.ts';
import { priceTexts } from '../price/texts.ts';
import { useUfText } from '../price/use-uf-text.ts';
import type { ProductPageData } from '../product-data/load-product.ts';
import { QuoteNote } from '../product-data/quote-note.tsx';
import { editorHash } from '../profile/editor-opening.ts';
import { profileText } from '../profile/say-profile.ts';
import { useSpeech } from '../profile/use-speech.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Breakdown, Uninsurable } from './price-parts.tsx';
import { priceBoxTexts } from './texts.ts';

/** How the price is made, with its explanation: 'Precio por persona, según edad'. */
export function PriceDetail({ detail, tooltip }: { readonly detail: string | null; readonly tooltip: string | null }) {
  const t = useTexts(priceBoxTexts);
  if (detail === null) return null;
  return (
    <p className="mt-1 text-sm text-ink-2">
      {t('howMade', { how: detail })}
      {tooltip !== null && <ExplainedTerm word={t('thisPrice')}>{tooltip}</ExplainedTerm>}
    </p>
  );
}

interface FamilyPriceProps {
  readonly data: ProductPageData;
  readonly price: ProfilePrice;
}

/** The figure, large, with whom it is for and how it is made. */
function Figure({ data, price, display }: FamilyPriceProps & { readonly display: PriceDisplay }) {
  const edition = useEdition();
  const tPrice = useTexts(priceTexts);
  const { item } = data.detail;
  const { value, unit, label, suffix, tooltip, convertionTo } = display;
  const figure = value === null || unit === null ? null : amountText({ value, unit: { code: unit } }, edition);
  const inUnit = price.unitPrice && (convertionTo !== null || figure === null) ? amountText(price.unitPrice, edition) : null;
  return (
    <>
      {label && <p className="text-sm text-ink-2">{label}</p>}
      <p className={`tabular font-extrabold tracking-tighter ${figure ? 'price-figure' : 'text-xl'}`} data-price={value ?? ''}>
        {figure ?? tPrice(`noPrice.${item.insures}`)}
        {figure && <span className={priceSuffixClass}>{suffix}</span>}
      </p>
      <p className="tabular mt-1 text-sm text-ink-2">
        {inUnit !== null && `${inUnit} · `}
        {priceForText({ insures: item.insures, profilePrice: price }, { edition, t: tPrice })}
      </p>
      <PriceDetail detail={item.insuranceMetadata.price_detail} tooltip={tooltip} />
    </>
  );
}

/** With which UF the price was made, what it supposes and how long it holds. */
function PriceTerms({ data, price }: FamilyPriceProps) {
  const { uf, quote, failures } = data;
  const [t, tFailure] = [useTexts(priceBoxTexts), useTexts(failureTexts)];
  const ufText = useUfText();
  return (
    <>
      {uf && price.ufDate && (
        <p className="mt-3 text-sm text-ink-2">
          {uf.status === 'fallback' ? tFailure('getUf') : t('withUf', { uf: ufText({ fecha: price.ufDate }) })}
        </p>
      )}
      {price.ufDate && failures.uf !== null && <p className="mt-3 text-sm text-warm">{failureText(failures.uf, tFailure)}</p>}
      <QuoteNote quote={quote} className="mt-1.5" />
    </>
  );
}

interface PriceBoxProps {
  readonly data: ProductPageData;
  /** Code of the clinic that the address of the page names. */
  readonly clinic?: string | null;
  readonly className: string;
}

/** What this family pays, of what it is made, and the way to ask for it. Sticks on a desktop. */
export function PriceBox({ data, clinic = null, className }: PriceBoxProps) {
  const t = useTexts(priceBoxTexts);
  const speech = useSpeech();
  const { price, profile, line, uf, detail, comparator } = data;
  const { item } = detail;
  const actions = offeredActions(item.insuranceMetadata.salesChannel, (price ?? item.profilePrice).total);
  const noFigure = { price: null, unitPrice: null };
  const display = priceDisplay(item, price ?? noFigure, comparator && comparatorHref(comparator.url) + editorHash);
  return (
    <aside aria-label={t('price')} className={`rounded-card border border-line bg-surface p-4.5 lg:p-6 ${className}`}>
      {!profile.ingresodatos && <p className="mb-2 text-sm font-semibold text-warm">{t('example')}</p>}
      {price ? <Figure data={data} price={price} display={display} /> : <CallFailureNotice text={data.failures.price} />}
      <p className="mt-1 text-sm text-ink-2">{profileText(profile, line, speech)}</p>
      {display.modal !== null && (
        <Link to={display.modal} className="inline-flex min-h-11 items-center text-sm font-semibold text-action">
          {t('changeProfile')}
        </Link>
      )}
      {price && (
        <>
          <Breakdown price={price} uf={uf} profile={profile} />
          <Uninsurable price={price} insures={item.insures} />
        </>
      )}
      {actions.length === 0 ? (
        <p className="rounded-control bg-surface-2 px-3.5 py-2.5 text-sm text-ink-2">
          {t('notSold', { organization: item.organization.displayName })}
        </p>
      ) : (
        price &&
        actions.map((action, place) => (
          <Link
            key={action}
            to={`${item.url}/${requestTab}`}
            className={buttonClass({
              look: place > 0 || action === 'ask' ? 'outline' : 'filled',
              size: 'large',
              wide: true,
              className: place > 0 ? 'mt-2.5' : undefined,
            })}
          >
            {t(`action.${action}`)}
          </Link>
        ))
      )}
      {comparator?.isComparable === true && <CompareToggle product={item} {...{ comparator, clinic }} />}
      {price && <PriceTerms data={data} price={price} />}
    </aside>
  );
}
