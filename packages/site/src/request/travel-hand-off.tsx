import { isTravelType } from '@cotejo/core/travel-types';
import { useState } from 'react';
import { Frozen, isWritten } from '../frozen.tsx';
import { useFrameFacts } from '../layout/site-facts.ts';
import { useLater } from '../use-later.ts';
import type { SaidJourney } from './assistance-answers.ts';
import { AssistanceHandOff } from './assistance-hand-off.tsx';
import type { PricedProduct } from './priced-product.ts';

interface TravelHandOffProps {
  readonly product: PricedProduct;
  /** What the request says of its journey; null: nothing. */
  readonly said: SaidJourney | null;
}

const name = 'assistance';
const load = () => import('./assistance-later.ts');

/**
 * Beside a request that was sent for travel: the way on to the assistance provider (B7-48), whose script comes then. Nothing for other
 * products, and where who runs the site has set no pages.
 */
export function TravelHandOff({ product, said }: TravelHandOffProps) {
  const { assistance: pages } = useFrameFacts();
  const { detail, line } = product;
  const types = [line.productType, detail.item.insuranceType.upperType.name, detail.item.insuranceType.name];
  const isOffered = pages !== null && types.some(isTravelType);
  const [isThere] = useState(() => isWritten(name));
  const later = useLater(load, isOffered ? name : null);
  if (!isOffered) return null;
  if (later) return <later.AssistanceHandOff {...{ pages, product, said }} />;
  return isThere && <Frozen name={name}>{import.meta.env.SSR && <AssistanceHandOff {...{ pages, product, said }} />}</Frozen>;
}
