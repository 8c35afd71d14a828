import type { OfferAnswer } from '@cotejo/contract/catalogue';
import { Badge } from '@cotejo/ui/badge';
import { offerLimitText, offerTypeNames, soldOutText } from './offer-text.ts';
import { SectionCard } from './section-card.tsx';

/** The offers that hold today; one that is used up says so and promises nothing. */
export function OfferList({ offers }: { readonly offers: readonly OfferAnswer[] }) {
  if (offers.length === 0) return null;
  return (
    <SectionCard id="ofertas" title={offers.length === 1 ? 'Oferta' : 'Ofertas'}>
      <ul className="grid gap-3.5">
        {offers.map((offer) =>
          offer.stock === 0 ? (
            <li key={offer.title} className="text-ink-2">
              {soldOutText}
            </li>
          ) : (
            <li key={offer.title}>
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
                {offer.title}
                <Badge tone="action">{offerTypeNames[offer.type]}</Badge>
              </p>
              <p className="max-w-text">{offer.text}</p>
              <p className="tabular text-sm text-ink-2">{offerLimitText(offer)}</p>
            </li>
          ),
        )}
      </ul>
      <p className="mt-3 text-sm text-ink-2">
        El precio que mostramos es el normal, sin la oferta. Las ofertas no cambian el orden.
      </p>
    </SectionCard>
  );
}
