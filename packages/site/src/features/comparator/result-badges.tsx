import { affinityPercentage } from '@cotejo/core/affinity';
import { salesOfferOf } from '@cotejo/core/requests';
import { Badge } from '@cotejo/ui/badge';
import { ExplainedTerm } from '../../layout/explained-term.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { resultTexts } from './card-texts.ts';
import type { CardScript } from './card-script.ts';
import type { ListedItem } from './listed-item.ts';

/** What a product is called out for, in words; promotion says so and moves nothing (decision 10). */
function calledOut(item: ListedItem) {
  return [
    ...(item.isPromoted ? (['promoted'] as const) : []),
    ...(item.exclusive ? (['exclusive'] as const) : []),
    ...(item.isNew ? (['new'] as const) : []),
    ...(item.insuranceMetadata.isPopular ? (['popular'] as const) : []),
    ...(salesOfferOf(item.insuranceMetadata.salesChannel).online ? (['online'] as const) : []),
  ];
}

/** Longer titles of a badge take a second line, which the card holds free (A9-34). */
const longTitle = 40;

interface ResultBadgesProps {
  readonly item: ListedItem;
  /** Null until the card's script is there; then badges open what they mean. */
  readonly later: CardScript | null;
}

/** Category first, then what the product is called out for. */
export function ResultBadges({ item, later }: ResultBadgesProps) {
  const t = useTexts(resultTexts);
  // Affinity is between people: neither a pet nor a company is like those who chose it.
  // 0 to 10, as '87% para ti' (A9-36).
  const affinity =
    item.insures === 'people' && item.distance !== null ? t('affinity', { percentage: affinityPercentage(item.distance) }) : null;
  const { category, modality } = item.insuranceMetadata;
  const title = item.codigoplan === null ? category : (modality ?? item.insuranceType.displayName);
  return (
    <ul className={`result-badges ${title.length > longTitle ? 'min-h-14' : ''}`.trimEnd()}>
      <li>{later ? <later.CategoryBadge item={item} title={title} /> : <Badge>{title}</Badge>}</li>
      {calledOut(item).map((word) => (
        <li key={word}>
          {later && word !== 'promoted' && word !== 'online' ? (
            <later.StateBadge state={word} title={t(word)} />
          ) : (
            <Badge tone="action">{t(word)}</Badge>
          )}
        </li>
      ))}
      {affinity && (
        <li>
          <Badge tone="action">{affinity}</Badge>
          <ExplainedTerm word={t('affinityWord', { affinity })}>{t('affinityMeaning')}</ExplainedTerm>
        </li>
      )}
    </ul>
  );
}
