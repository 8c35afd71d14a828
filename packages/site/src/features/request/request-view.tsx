import { useEffect, useRef, type ReactNode } from 'react';
import { measure } from '../../analytics/measure.ts';
import { shownItems } from '../../analytics/measured-events.ts';
import { profileText } from '../../profile/say-profile.ts';
import { useSpeech } from '../../profile/use-speech.ts';
import type { PricedProduct } from './answer-request.ts';
import { ExecutiveCard } from './executive-card.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestSummary } from './request-summary.tsx';
import type { RequestOutcome } from './submit-request.ts';

interface RequestViewProps {
  readonly product: PricedProduct;
  readonly outcome: RequestOutcome | null;
  readonly title: string;
  readonly lead: string;
  /** Beside the form, under what is asked for. */
  readonly children?: ReactNode;
}

/** One short form, then the executive who answers it; beside it what is asked for. */
export function RequestView({ product, outcome, title, lead, children }: RequestViewProps) {
  const speech = useSpeech();
  const { item } = product.detail;
  const told = useRef<typeof outcome>(null);
  useEffect(() => {
    // What is asked for is loaded anew once a request was sent: that is no second one.
    if (outcome?.kind !== 'sent' || told.current === outcome) return;
    told.current = outcome;
    const ecommerce = shownItems([item], { pricesAreExample: false });
    measure({ event: 'generate_lead', lob: item.insuranceType.upperType.name, requestInfoLandings: true, ecommerce });
  }, [outcome, item]);
  return (
    <div className="mx-auto grid max-w-text items-start gap-6 *:min-w-0 lg:max-w-none lg:grid-cols-2 lg:gap-7">
      {outcome?.kind === 'sent' ? (
        <ExecutiveCard answer={outcome.answer} item={item} />
      ) : (
        <RequestForm
          key={item.productCode}
          title={title}
          lead={lead}
          item={item}
          price={product.price}
          quoteId={product.quote?.id ?? null}
          outcome={outcome}
          reasons={product.reasons}
        />
      )}
      <div className="grid gap-6 *:min-w-0">
        <RequestSummary
          item={item}
          price={product.price}
          quote={product.quote}
          profileText={profileText(product.profile, product.line, speech)}
          isExample={!product.profile.ingresodatos}
          comparatorUrl={product.comparator?.url ?? null}
        />
        {children}
      </div>
    </div>
  );
}
