import { badgeClass } from '@cotejo/ui/badge';
import { Popover } from '@cotejo/ui/popover';
import { useTexts } from '../../texts/use-texts.ts';
import { cardLaterTexts } from './card-later-texts.ts';
import type { CardState } from './card-information.ts';
import type { ListedItem } from './listed-item.ts';
import { useKnownCard } from './use-card-state.ts';

const explained =
  'relative cursor-pointer underline decoration-dotted underline-offset-3 before:absolute before:-inset-2.5 lg:pointer-fine:before:inset-0';

interface CategoryTermProps {
  readonly title: string;
  readonly state: CardState;
}

/** The category of a product; once its card is known, a button that opens what it is and what the product is for (A3-63 to A3-93). */
export function CategoryTerm({ title, state }: CategoryTermProps) {
  if (state.kind !== 'loaded') return <span className={badgeClass()}>{title}</span>;
  const { typeDescription, subtypes } = state.information;
  if (typeDescription === '' && subtypes.length === 0) return <span className={badgeClass()}>{title}</span>;
  return (
    <Popover trigger={title} triggerClass={`${badgeClass()} ${explained}`} label={title}>
      <div className="grid gap-2">
        {typeDescription !== '' && <p>{typeDescription}</p>}
        {subtypes.map(({ subtype, name, tooltip }) => (
          <p key={subtype}>
            <b className="font-semibold">{name}:</b> {tooltip}
          </p>
        ))}
      </div>
    </Popover>
  );
}

/** The same of a card of the list. */
export function CategoryBadge({ item, title }: { readonly item: Pick<ListedItem, 'id'>; readonly title: string }) {
  return <CategoryTerm title={title} state={useKnownCard(item.id)} />;
}

/** A label of products of any line, as a button that opens its name among categories and what it means (A3-73 to A3-75). */
export function StateBadge({ state, title }: { readonly state: 'exclusive' | 'new' | 'popular'; readonly title: string }) {
  const t = useTexts(cardLaterTexts);
  return (
    <Popover trigger={title} triggerClass={`${badgeClass({ tone: 'action' })} ${explained}`} label={title}>
      <p>
        <b className="font-semibold">{t(`state.${state}`)}:</b> {t(`state.${state}.meaning`)}
      </p>
    </Popover>
  );
}

interface PriceSuffixProps {
  readonly item: Pick<ListedItem, 'insuranceMetadata'>;
  /** '/mes', '/año', ' por viaje'. */
  readonly suffix: string;
}

/** What a price is for, as a button that opens how it comes about, where that is told (A3-45): no wider than the words alone. */
export function PriceSuffix({ item, suffix }: PriceSuffixProps) {
  const t = useTexts(cardLaterTexts);
  const { price_tooltip: tooltip } = item.insuranceMetadata;
  if (tooltip === null) return suffix;
  const word = suffix.trimStart();
  const trigger = (
    <>
      {word}
      <span className="sr-only">: {t('aboutPrice')}</span>
    </>
  );
  return (
    <>
      {word !== suffix && ' '}
      <Popover isInline trigger={trigger} triggerClass={explained}>
        {tooltip}
      </Popover>
    </>
  );
}
