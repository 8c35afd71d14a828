import { shownTags, type CardInformation } from '@cotejo/contract/card';
import { capitalTag } from '@cotejo/core/catalogue-content';
import { requirementKind } from '@cotejo/core/requirement-text';
import type { View } from '@cotejo/contract/search-params';
import { Skeleton } from '@cotejo/ui/skeleton';
import { useRef } from 'react';
import { useEdition } from '../../edition-context.ts';
import { ExplainedTerm } from '../../layout/explained-term.tsx';
import { limitText } from '../../price/amount-text.ts';
import { priceTexts } from '../../price/texts.ts';
import { asksPriorCover } from '../../product-data/asks-prior-cover.ts';
import { priorCoverText } from '../../product-data/prior-cover.ts';
import { priorCoverTexts } from '../../product-data/prior-cover-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useFeature } from '../../traffic/use-feature.ts';
import { useLater } from '../../use-later.ts';
import { cardLaterTexts } from './card-later-texts.ts';
import type { CardState } from './card-information.ts';
import { CardOffers } from './card-offers.tsx';
import { rowClass } from './card-row.ts';
import type { ListedItem } from './listed-item.ts';
import { useCardState } from './use-card-state.ts';

const loadFigures = () => import('./result-figures.tsx');

type Capital = NonNullable<CardInformation['capitals']>[number];

interface TagRow {
  readonly name: string;
  readonly displayName: string;
  readonly figure: string | null;
}

/** Groups of coverages, each with the sign of its name (A3-26); in place of capitals what they pay, without which they say nothing. */
function Tags({ tags, capitals = [] }: Pick<CardInformation, 'tags' | 'capitals'>) {
  const t = useTexts(cardLaterTexts);
  const tPrice = useTexts(priceTexts);
  const edition = useEdition();
  if (tags.length === 0) return <p className={`${rowClass} text-ink-2`}>{t('absent')}</p>;
  const paid = ({ amount, isDaily }: Capital): string => {
    const text = amount.unit.code === '%' ? tPrice('percent', { value: amount.value }) : limitText(amount, edition);
    return isDaily ? t('daily', { text }) : text;
  };
  const rows = tags.flatMap(({ name, displayName, percentage }): readonly TagRow[] => {
    if (name === capitalTag)
      return capitals.map((capital) => ({ name, displayName: capital.displayName, figure: paid(capital) }));
    if (percentage === null) return [{ name, displayName, figure: null }];
    const { lowest: low, highest: high } = percentage;
    return [{ name, displayName, figure: low === high ? tPrice('percent', { value: high }) : t('range', { low, high }) }];
  });
  if (rows.length === 0) return null;
  return (
    <ul aria-label={t('coverages')} className="contents">
      {rows.slice(0, shownTags).map(({ name, displayName, figure }) => (
        <li key={displayName} data-sign={name} className={`signed signed-tag ${rowClass}`}>
          <span className="text-ink-2">{displayName}</span>
          {figure && <b className="font-bold tabular">{figure}</b>}
        </li>
      ))}
    </ul>
  );
}

/** What another system must cover first, and what that means (A5-22 to A5-32). */
function Requirement({ requirement }: Pick<CardInformation, 'requirement'>) {
  const t = useTexts(priorCoverTexts);
  const meaning = priorCoverText(requirementKind(requirement.coverageRequirement), t);
  return (
    <p className={rowClass}>
      <span className="text-ink-2">{t('name')}</span>
      <b className="font-bold tabular">{requirement.text}</b>
      <ExplainedTerm word={t('word')}>{meaning}</ExplainedTerm>
    </p>
  );
}

interface CardFactsProps {
  readonly item: ListedItem;
  readonly state: CardState;
  readonly onRetry: () => void;
}

/** The rows of a card by what is known of it (A4-22 to A4-26, A8-01 to A8-03). */
export function CardFacts({ item, state, onRetry }: CardFactsProps) {
  const t = useTexts(cardLaterTexts);
  switch (state.kind) {
    case 'pending':
    case 'loading':
      return (
        <div role="status" className="contents">
          <span className="sr-only">{state.kind === 'loading' && t('loading')}</span>
          <span className={rowClass}>
            <Skeleton className="h-3 w-3/5" />
          </span>
          <span className={rowClass}>
            <Skeleton className="h-3 w-2/5" />
          </span>
        </div>
      );
    case 'failed':
      return (
        <div className="flex h-12 items-center gap-3 leading-tight lg:col-span-2 lg:h-auto lg:min-h-6">
          <p className="text-danger">
            {t('failed')} {t('failedConnection')}
          </p>
          <button
            type="button"
            aria-label={t('retryOf', { product: item.displayName })}
            onClick={onRetry}
            className="tap ml-auto shrink-0 font-semibold text-action underline lg:pointer-fine:min-h-6"
          >
            {t('retry')}
          </button>
        </div>
      );
    case 'loaded':
      return (
        <>
          <Tags {...state.information} />
          {asksPriorCover(item) && <Requirement requirement={state.information.requirement} />}
          {item.insuranceMetadata.hasOffer && <CardOffers {...state.information} />}
        </>
      );
  }
}

/** What a card tells once it is in sight; the card holds its room free, so that nothing moves. */
export function ResultInformation({ item, view }: { readonly item: ListedItem; readonly view: View }) {
  const place = useRef<HTMLDivElement>(null);
  const { state, retry } = useCardState(item.id, place);
  const showsFigures = useFeature('figures');
  const loaded = useLater(loadFigures, showsFigures ? 'shown' : null);
  const figures = showsFigures ? loaded : null;
  return (
    <div
      ref={place}
      tabIndex={-1}
      data-hands-on=""
      className={`text-sm ${view === 'lista' ? 'xl:grid xl:grid-cols-[auto_auto] xl:gap-x-6' : ''}`}
    >
      <CardFacts item={item} state={state} onRetry={retry} />
      {figures && <figures.ResultFigures item={item} />}
    </div>
  );
}
