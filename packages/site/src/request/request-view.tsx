import { useEffect, useRef, type ReactNode } from 'react';
import { readChoice } from '../analytics/data-layer.ts';
import { measure } from '../analytics/measure.ts';
import { shownItems } from '../analytics/measured-events.ts';
import { useEdition } from '../edition-context.ts';
import { useTransport } from '../person-check/use-person-proof.ts';
import type { PricedProduct } from './priced-product.ts';
import { AnyRequest } from './any-request.tsx';
import { businessLineOf } from './business-line.ts';
import { ExecutiveCard } from './executive-card.tsx';
import { requestColumns } from './request-columns.ts';
import { RequestSummary } from './request-summary.tsx';
import type { DynamicOutcome, RequestOutcome } from './submit-request.ts';
import { TravelHandOff } from './travel-hand-off.tsx';

interface RequestViewProps {
  readonly product: PricedProduct;
  readonly outcome: RequestOutcome | DynamicOutcome | null;
  readonly title: string;
  readonly lead: string;
  /** Beside the form, above the reasons to compare here. */
  readonly children?: ReactNode;
  /** The product is bought here. */
  readonly isPurchase?: boolean;
}

/** Tells what a request for a product is worth (B7-46): its script and its call are for those alone who let visits be measured. */
function useWorthMeasure(item: PricedProduct['detail']['item']): () => void {
  const { country } = useEdition();
  const transport = useTransport();
  return () => {
    if (transport === null || readChoice(() => localStorage) !== 'granted') return;
    const sent = { businessLine: businessLineOf(item), country };
    import('../analytics/measure-request.ts').then(
      (part) => part.measureRequest(sent, transport, measure),
      // Without connection it is not measured: the request is sent all the same.
      () => undefined,
    );
  };
}

/** One short form with what is asked for at its head, then the executive who answers it with that beside. */
export function RequestView({ product, outcome, title, lead, children, isPurchase = false }: RequestViewProps) {
  const { item } = product.detail;
  const told = useRef<typeof outcome>(null);
  const measureWorth = useWorthMeasure(item);
  useEffect(() => {
    // What is asked for is loaded anew once a request was sent: that is no second one.
    if (outcome?.kind !== 'sent' || told.current === outcome) return;
    told.current = outcome;
    const ecommerce = shownItems([item], { pricesAreExample: false });
    measure({ event: 'generate_lead', lob: item.insuranceType.upperType.name, ecommerce });
    measureWorth();
  });
  if (outcome?.kind !== 'sent') {
    return (
      <AnyRequest key={item.productCode} {...{ product, outcome, title, lead }}>
        {children}
      </AnyRequest>
    );
  }
  return (
    <div className={requestColumns}>
      <ExecutiveCard answer={outcome.answer} item={item} isPurchase={isPurchase} />
      <div className="grid gap-6 *:min-w-0">
        <TravelHandOff product={product} said={outcome.journey ?? null} />
        <RequestSummary product={product} place="card" />
        {children}
      </div>
    </div>
  );
}
