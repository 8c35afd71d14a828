import type { ReactNode } from 'react';
import type { PricedProduct } from './priced-product.ts';
import { AnyRequest } from './any-request.tsx';
import { ExecutiveCard } from './executive-card.tsx';
import { requestColumns } from './request-columns.ts';
import { RequestSummary } from './request-summary.tsx';
import type { DynamicOutcome, RequestOutcome } from './submit-request.ts';
import { TravelHandOff } from './travel-hand-off.tsx';
import { useTellSent } from './use-tell-sent.ts';

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

/** One short form with what is asked for at its head, then the executive who answers it with that beside. */
export function RequestView({ product, outcome, title, lead, children, isPurchase = false }: RequestViewProps) {
  const { item } = product.detail;
  useTellSent(item, outcome);
  if (outcome?.kind !== 'sent') {
    return (
      <AnyRequest key={item.productCode} {...{ product, outcome, title, lead }} isEmbedded>
        {children}
      </AnyRequest>
    );
  }
  return (
    <div className={requestColumns}>
      <ExecutiveCard
        answer={outcome.answer}
        item={item}
        isExample={!product.profile.ingresodatos}
        place={isPurchase ? 'purchase' : 'page'}
      />
      <div className="grid gap-6 *:min-w-0">
        <TravelHandOff product={product} said={outcome.journey ?? null} />
        <RequestSummary product={product} place="card" />
        {children}
      </div>
    </div>
  );
}
