import { useState } from 'react';
import { Frozen, isWritten } from '../frozen.tsx';
import { useFrameFacts } from '../layout/site-facts.ts';
import { useLater } from '../use-later.ts';
import type { SaidJourney } from './assistance-answers.ts';
import { AssistanceHandOff } from './assistance-hand-off.tsx';
import { heldHandOff, isForTravel, loadHandOff } from './hand-off-part.ts';
import type { PricedProduct } from './priced-product.ts';

interface TravelHandOffProps {
  readonly product: PricedProduct;
  /** What the request says of its journey; null: nothing. */
  readonly said: SaidJourney | null;
}

const name = 'assistance';

/**
 * Beside a request that was sent for travel: the way on to the assistance provider (B7-48). As the server wrote it where it did, whose form
 * works without script and may be half filled in. Nothing for other products, and where who runs the site has set no pages.
 */
export function TravelHandOff({ product, said }: TravelHandOffProps) {
  const { assistance: pages } = useFrameFacts();
  const isOffered = pages !== null && isForTravel(product);
  const [isThere] = useState(() => isWritten(name));
  const loaded = useLater(loadHandOff, isOffered && !isThere ? name : null);
  if (!isOffered) return null;
  if (isThere) return <Frozen name={name}>{import.meta.env.SSR && <AssistanceHandOff {...{ pages, product, said }} />}</Frozen>;
  const later = loaded ?? heldHandOff();
  return later && <later.AssistanceHandOff {...{ pages, product, said }} />;
}
