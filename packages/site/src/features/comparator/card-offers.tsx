import type { CardInformation } from '@cotejo/contract/card';
import { Badge } from '@cotejo/ui/badge';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { ExplainedTerm } from '../../layout/explained-term.tsx';
import { offerLimitText } from '../../product-data/offer-text.ts';
import { offerTexts } from '../../product-data/offer-texts.ts';
import { useDayText } from '../../texts/use-day-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { cardLaterTexts } from './card-later-texts.ts';
import { rowClass } from './card-row.ts';
import { MoreSign } from './more-sign.tsx';

type Offer = CardInformation['offers'][number];

/** What an offer gives, until when, and that the price is the one without it. */
function OfferMeaning({ offer, hasNote }: { readonly offer: Offer; readonly hasNote: boolean }) {
  const t = useTexts(offerTexts);
  const spanish = useSpanishMark();
  const dayText = useDayText();
  return (
    <>
      <span {...spanish}>{offer.text}</span> {offerLimitText(offer, { t, dayText })} {hasNote && t('note')}
    </>
  );
}

/** The offers beside the first, by their kinds and titles, each with what it gives. */
function OtherOffers({ offers }: { readonly offers: readonly Offer[] }) {
  const t = useTexts(cardLaterTexts);
  const tOffer = useTexts(offerTexts);
  const spanish = useSpanishMark();
  const count = offers.length;
  return (
    <MoreSign sign={t('moreOffersSign', { count })} said={t('moreOffers', { count })}>
      <ul className="grid gap-3">
        {offers.map((offer) => (
          <li key={`${offer.type} ${offer.title}`}>
            <p className="mb-1 flex flex-wrap items-center gap-x-2">
              <Badge tone="warm">{tOffer(`type.${offer.type}`)}</Badge>
              <b {...spanish} className="font-semibold">
                {offer.title}
              </b>
            </p>
            <p>
              <OfferMeaning offer={offer} hasNote={false} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3">{tOffer('note')}</p>
    </MoreSign>
  );
}

/** The first offer that can be had and that there are others, or that there was one (A2.4-20 to A2.4-25). */
export function CardOffers({ offers, isOfferOver }: Pick<CardInformation, 'offers' | 'isOfferOver'>) {
  const t = useTexts(cardLaterTexts);
  const tOffer = useTexts(offerTexts);
  const spanish = useSpanishMark();
  const [offer, ...others] = offers;
  if (!offer) return isOfferOver ? <p className={`${rowClass} text-ink-2`}>{tOffer('soldOut')}</p> : null;
  return (
    <div className={rowClass}>
      <Badge tone="warm">{tOffer(`type.${offer.type}`)}</Badge>
      <span {...spanish}>{offer.title}</span>
      <ExplainedTerm word={t('offerWord', { offer: offer.title })}>
        <OfferMeaning offer={offer} hasNote />
      </ExplainedTerm>
      {others.length > 0 && <OtherOffers offers={others} />}
    </div>
  );
}
