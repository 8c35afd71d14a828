import { isTravelType } from '@cotejo/core/travel-types';
import { useEdition } from '../edition-context.ts';
import { useFrameFacts } from '../layout/site-facts.ts';
import type { PricedProduct } from './priced-product.ts';
import type { SaidJourney } from './assistance-answers.ts';
import { knownJourney, wayToAssistance } from './assistance-journey.ts';
import { AssistanceNotice } from './assistance-notice.tsx';

interface TravelHandOffProps {
  readonly product: PricedProduct;
  /** What the request says of its journey; null: nothing. */
  readonly said: SaidJourney | null;
}

/**
 * Beside a request that was sent for travel: the way on to the assistance provider (B7-48), with all that is known of the
 * journey filled in. Nothing for other products, and
 * where who runs the site has set no pages.
 */
export function TravelHandOff({ product: { detail, line, profile, today }, said }: TravelHandOffProps) {
  const { assistance } = useFrameFacts();
  const edition = useEdition();
  const types = [line.productType, detail.item.insuranceType.upperType.name, detail.item.insuranceType.name];
  if (assistance === null || !types.some(isTravelType)) return null;
  const known = wayToAssistance(knownJourney({ profile, said, edition }), { pages: assistance, today });
  return <AssistanceNotice pages={assistance} known={known} />;
}
