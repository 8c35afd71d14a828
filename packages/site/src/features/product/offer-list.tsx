import type { OfferAnswer } from '@cotejo/contract/catalogue';
import { Badge } from '@cotejo/ui/badge';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { useDayText } from '../../texts/use-day-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { offerLimitText } from '../../product-data/offer-text.ts';
import { SectionCard } from '../../product-detail/section-card.tsx';
import { offerTexts } from '../../product-data/offer-texts.ts';

/** The offers that hold today; one that is used up says so and promises nothing. */
export function OfferList({ offers }: { readonly offers: readonly OfferAnswer[] }) {
  const t = useTexts(offerTexts);
  const spanish = useSpanishMark();
  const dayText = useDayText();
  if (offers.length === 0) return null;
  return (
    <SectionCard id="ofertas" title={t('title', { count: offers.length })}>
      <ul className="grid gap-3.5">
        {offers.map((offer) =>
          offer.stock === 0 ? (
            <li key={offer.title} className="text-ink-2">
              {t('soldOut')}
            </li>
          ) : (
            <li key={offer.title}>
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
                <span {...spanish}>{offer.title}</span>
                <Badge tone="action">{t(`type.${offer.type}`)}</Badge>
              </p>
              <p {...spanish} className="max-w-text">
                {offer.text}
              </p>
              <p className="tabular text-sm text-ink-2">{offerLimitText(offer, { t, dayText })}</p>
            </li>
          ),
        )}
      </ul>
      <p className="mt-3 text-sm text-ink-2">{t('note')}</p>
    </SectionCard>
  );
}
