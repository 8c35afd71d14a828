import type { Item } from '@cotejo/contract/compare';
import { useEffect, useRef } from 'react';
import { readChoice } from '../analytics/data-layer.ts';
import { measure } from '../analytics/measure.ts';
import { shownItems } from '../analytics/measured-events.ts';
import { useEdition } from '../edition-context.ts';
import { useTransport } from '../person-check/use-person-proof.ts';
import { businessLineOf } from './business-line.ts';
import type { DynamicOutcome, RequestOutcome } from './submit-request.ts';

/** Tells what a request for a product is worth (B7-46): its script and its call are for those alone who let visits be measured. */
function useWorthMeasure(item: Item): () => void {
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

/** Measures each request that went, once. */
export function useTellSent(item: Item, outcome: RequestOutcome | DynamicOutcome | null): void {
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
}
