import { useEffect, useRef } from 'react';
import { measure } from '../analytics/measure.ts';
import { shownItems } from '../analytics/measured-events.ts';
import type { ProductPageData } from './load-product.ts';

/** Says once which product is looked at, on its page or over a list. */
export function useMeasuredView({ detail: { item }, profile }: ProductPageData): void {
  const told = useRef<string>(null);
  useEffect(() => {
    // Another clinic of the same product is no other view.
    const view = JSON.stringify([item.productCode, profile]);
    if (told.current === view) return;
    told.current = view;
    measure({ event: 'view_item', ecommerce: shownItems([item], { pricesAreExample: !profile.ingresodatos }) });
  }, [item, profile]);
}
