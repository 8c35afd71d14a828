import type { ReactNode } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import type { PricedProduct } from './priced-product.ts';
import { AnyRequest } from './any-request.tsx';
import { BegunAgain } from './begun-again.tsx';
import { useContracting } from './contracting.ts';
import { ExecutiveCard } from './executive-card.tsx';
import { requestColumns } from './request-columns.ts';
import { RequestSummary } from './request-summary.tsx';
import type { DynamicOutcome, RequestOutcome } from './submit-request.ts';
import { TravelHandOff } from './travel-hand-off.tsx';
import { useAnswer } from './use-answer.ts';
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
  const isHydrated = useHydrated();
  const contracting = useContracting();
  useTellSent(item, outcome);
  const asked = useAnswer(item, outcome, { isExample: !product.profile.ingresodatos, isShown: true });
  if (asked.kind === 'form') {
    // Until script runs nobody knows but by a class of the document that there is an answer to be shown in its place.
    const isAwaited = !isHydrated && asked.outcome === null;
    return (
      <BegunAgain isAgain={asked.isAgain}>
        <div className={isAwaited ? 'answer-awaited' : undefined}>
          <AnyRequest key={item.productCode} {...{ product, title, lead }} outcome={asked.outcome} isEmbedded>
            {children}
          </AnyRequest>
        </div>
      </BegunAgain>
    );
  }
  return (
    <div className={requestColumns}>
      <ExecutiveCard
        {...asked}
        item={item}
        place={isPurchase ? 'purchase' : 'page'}
        isContracting={contracting === asked.answer.leadId}
      />
      <div className="grid gap-6 *:min-w-0">
        <TravelHandOff product={product} said={asked.journey} />
        <RequestSummary product={product} place="card" />
        {children}
      </div>
    </div>
  );
}
