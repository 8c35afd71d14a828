import type { ClinicAnswerItem, Item, Uf } from '@cotejo/contract/compare';
import { comparatorHref } from '@cotejo/contract/paths';
import { cardClass } from '@cotejo/ui/card';
import { Mark } from '@cotejo/ui/mark';
import { Price } from '@cotejo/ui/price';
import { textLinkClass } from '@cotejo/ui/text-link';
import { Link } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { useSpanishMark } from '../labels/use-spanish-mark.ts';
import { percentText } from '../price/amount-text.ts';
import { viewPrice } from '../price/price-view.ts';
import { priceTexts } from '../price/texts.ts';
import { subjectOf } from '../profile/profile-questions.ts';
import { profileText } from '../profile/say-profile.ts';
import { useSpeech } from '../profile/use-speech.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Cards } from './load-cards.ts';
import { cardTexts } from './texts.ts';

function ProductCard({ item, uf }: { readonly item: Item; readonly uf: Uf | null }) {
  const edition = useEdition();
  const t = useTexts(cardTexts);
  const tPrice = useTexts(priceTexts);
  const spanish = useSpanishMark();
  const { metadata, displayName } = item.organization;
  const price = viewPrice(item, { edition, uf, inUf: false });
  return (
    <Link to={item.url} className={cardClass({ look: 'link', inset: 'none', className: 'flex h-full flex-col p-4 lg:p-4.5' })}>
      <span className="flex gap-3">
        <Mark letters={metadata.mark} hue={metadata.hue} size="small" />
        <span className="min-w-0">
          <span {...spanish} className="block font-bold wrap-anywhere">
            {item.displayName}
          </span>
          <span className="block text-sm text-ink-2">
            {displayName} · {item.insuranceType.displayName}
          </span>
        </span>
      </span>
      {item.clinicAnswers.map((answer) => (
        <AtClinic key={answer.organizationCode} answer={answer} />
      ))}
      <span className="mt-auto pt-3.5">
        {price ? (
          <>
            {(price.label !== null || price.isLeast) && (
              <span className="text-sm text-ink-2">{price.label ?? tPrice('from')} </span>
            )}
            <Price text={price.main} suffix={price.suffix} size="medium" />
            {price.other && <span className="block text-sm text-ink-2 tabular">{price.other}</span>}
          </>
        ) : (
          <span className="text-sm text-ink-2">{t('priceOnRequest')}</span>
        )}
      </span>
    </Link>
  );
}

/** What a comparator compares, as a title says it: its name, or plans where that is the name of who sells them. */
export function useComparedName({ comparator }: Pick<Cards, 'comparator'>): string {
  const t = useTexts(cardTexts);
  return comparator.productKind === 'isapre-plan' ? t('plansOf') : comparator.displayName;
}

/** How much a product covers at the clinic that the cards were asked for. */
function AtClinic({ answer: { answer, hospitalaria, ambulatoria } }: { readonly answer: ClinicAnswerItem }) {
  const t = useTexts(cardTexts);
  const tPrice = useTexts(priceTexts);
  if (answer !== 'covered') return null;
  const isUnknown = hospitalaria === null && ambulatoria === null;
  const figures = { hospital: percentText(hospitalaria, tPrice), ambulatory: percentText(ambulatoria, tPrice) };
  return (
    <span className="mt-2.5 block text-sm text-best tabular">{isUnknown ? t('atClinicUnknown') : t('atClinic', figures)}</span>
  );
}

interface CardsProfileProps {
  readonly cards: Cards;
  /** What narrows the comparator's list to the cards; without it they are all of it. */
  readonly search?: URLSearchParams | undefined;
}

/**
 * Whom the prices of the cards are for, in a sentence. Of an example it says so, and leads to the same products in the list, which
 * has the prices of the family that the browser keeps (0392).
 */
export function CardsProfile({ cards: { comparator, profile }, search }: CardsProfileProps) {
  const t = useTexts(cardTexts);
  const who = profileText(profile, comparator, useSpeech());
  if (who === '') return null;
  if (profile.ingresodatos) return <p className="mt-1 text-sm text-ink-2">{who}</p>;
  return (
    <div className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm">
      <p className="text-ink-2">
        <b className="font-semibold text-ink">{t('example')}</b> {who}
      </p>
      <Link to={comparatorHref(comparator.url, search)} className={textLinkClass({ alone: true })}>
        {t(`own.${subjectOf(comparator)}`)}
        <span className="sr-only">: {comparator.displayName}</span>
      </Link>
    </div>
  );
}

/** Results of a comparator as tiles that lead to their pages. */
export function ProductCards({ cards: { answer } }: { readonly cards: Cards }) {
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-3.5">
      {answer.data.map((item) => (
        <li key={item.id}>
          <ProductCard item={item} uf={answer.metaData.uf} />
        </li>
      ))}
    </ul>
  );
}
