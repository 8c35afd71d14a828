import { useEffect, useRef, type ReactNode } from 'react';
import { measure } from '../../analytics/measure.ts';
import { shownItems } from '../../analytics/measured-events.ts';
import type { PricedProduct } from './priced-product.ts';
import { AnyRequest } from './any-request.tsx';
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
}

/** One short form with what is asked for at its head, then the executive who answers it with that beside. */
export function RequestView({ product, outcome, title, lead, children }: RequestViewProps) {
  const { item } = product.detail;
  const told = useRef<typeof outcome>(null);
  useEffect(() => {
    // What is asked for is loaded anew once a request was sent: that is no second one.
    if (outcome?.kind !== 'sent' || told.current === outcome) return;
    told.current = outcome;
    const ecommerce = shownItems([item], { pricesAreExample: false });
    measure({ event: 'generate_lead', lob: item.insuranceType.upperType.name, requestInfoLandings: true, ecommerce });
  }, [outcome, item]);
  if (outcome?.kind !== 'sent') {
    return (
      <AnyRequest key={item.productCode} {...{ product, outcome, title, lead }}>
        {children}
      </AnyRequest>
    );
  }
  return (
    <div className={requestColumns}>
      <ExecutiveCard answer={outcome.answer} item={item} />
      <div className="grid gap-6 *:min-w-0">
        <TravelHandOff product={product} said={outcome.journey ?? null} />
        <RequestSummary product={product} place="card" />
        {children}
      </div>
    </div>
  );
}
