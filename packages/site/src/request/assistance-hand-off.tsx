import type { AssistancePages } from '@cotejo/core/assistance-address';
import { useEdition } from '../edition-context.ts';
import type { SaidJourney } from './assistance-answers.ts';
import { knownJourney, wayToAssistance } from './assistance-journey.ts';
import { AssistanceNotice } from './assistance-notice.tsx';
import type { PricedProduct } from './priced-product.ts';

interface AssistanceHandOffProps {
  readonly pages: AssistancePages;
  readonly product: Pick<PricedProduct, 'profile' | 'today'>;
  /** What the request says of its journey; null: nothing. */
  readonly said: SaidJourney | null;
}

/** The way on to the assistance provider (B7-48), with all that is known of the journey filled in. */
export function AssistanceHandOff({ pages, product: { profile, today }, said }: AssistanceHandOffProps) {
  const edition = useEdition();
  const known = wayToAssistance(knownJourney({ profile, said, edition }), { pages, today });
  return <AssistanceNotice pages={pages} known={known} />;
}
