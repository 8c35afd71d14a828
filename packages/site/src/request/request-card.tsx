import type { ReactNode } from 'react';
import { useIsFallbackUf } from '../layout/fallback-uf-notice.tsx';
import { WhyUsTiles } from '../reasons/why-us.tsx';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { consentTextName, postedConsentText } from './consent-words.ts';
import type { PricedProduct } from './priced-product.ts';
import { RequestSummary } from './request-summary.tsx';
import { requestTexts } from './texts.ts';

interface RequestCardProps {
  readonly product: PricedProduct;
  readonly titleId: string;
  readonly title: string;
  readonly lead: string;
  /** In its page; else what it stands in is a box already, and says the title. */
  readonly isEmbedded: boolean;
  /** The fields and their button. */
  readonly children: ReactNode;
}

/** What is asked for, then what it asks, then what happens with that. */
export function RequestCard({ product, titleId, title, lead, isEmbedded, children }: RequestCardProps) {
  const { price, quote } = product;
  const [t, language] = [useTexts(requestTexts), useLanguage()];
  const isFallbackUf = useIsFallbackUf();
  return (
    <div className={isEmbedded ? 'rounded-card border border-line bg-surface p-4.5 lg:p-7' : undefined}>
      <input type="hidden" name="quoteId" value={quote?.id ?? ''} />
      <input type="hidden" name="displayedPrice" value={price.price?.value ?? ''} />
      <input type="hidden" name={consentTextName} value={postedConsentText(language)} />
      {isEmbedded ? (
        <h1 id={titleId} className="mb-1 text-xl tracking-tight">
          {title}
        </h1>
      ) : (
        <span id={titleId} hidden>
          {title}
        </span>
      )}
      <p className="text-ink-2">{lead}</p>
      <RequestSummary product={product} place="form" />
      {children}
      <p className="mt-3 text-sm text-ink-2">{t(price.ufDate === null || isFallbackUf ? 'useOfData' : 'useOfDataPrice')}</p>
    </div>
  );
}

/** Beside the form on a wide screen: how it is paid, and the reasons to compare here. */
export function RequestAside({ product, children }: Pick<RequestCardProps, 'product' | 'children'>) {
  const { reasons } = product;
  return (
    <div className="grid gap-6 *:min-w-0">
      {children}
      {reasons.all.length > 0 && (
        <div className="rounded-card border border-line bg-surface p-4.5 *:mt-0 *:border-t-0 *:pt-0 lg:p-7">
          <WhyUsTiles reasons={reasons} />
        </div>
      )}
    </div>
  );
}
