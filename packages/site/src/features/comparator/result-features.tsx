import { useTexts } from '../../texts/use-texts.ts';
import type { CardScript } from './card-script.ts';
import { resultTexts } from './card-texts.ts';
import type { ListedItem } from './listed-item.ts';

/** How many benefits a card shows before '+N': on a desktop by layout (A9-31, A9-32), and on a phone (A9-33). */
const shownIn = { tarjetas: 4, lista: 15 } as const;
const shownOnPhone = 5;

interface ResultFeaturesProps {
  readonly item: ListedItem;
  readonly view: keyof typeof shownIn;
  /** Null until the card's script is there. */
  readonly later: CardScript | null;
}

/** What else the product gives: a sign with its name each. */
export function ResultFeatures({ item: { features }, view, later }: ResultFeaturesProps) {
  const t = useTexts(resultTexts);
  const onDesktop = shownIn[view];
  const shown = features.slice(0, Math.max(onDesktop, shownOnPhone));
  if (shown.length === 0) return null;
  return (
    <>
      <p className="sr-only">{t('otherBenefits')}</p>
      <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-ink-2">
        {shown.map(({ name, displayName }, index) => {
          const where = `${index < onDesktop ? '' : 'lg:hidden'} ${index < shownOnPhone ? '' : 'max-lg:hidden'}`;
          return (
            <li key={name} data-sign={name} className={`signed ${where}`.trimEnd()}>
              {displayName}
            </li>
          );
        })}
        {[shownOnPhone, onDesktop].map((number, index) => {
          const rest = features.slice(number);
          if (rest.length === 0) return null;
          return (
            <li key={number} className={index === 0 ? 'lg:hidden' : 'max-lg:hidden'}>
              {later ? <later.MoreFeatures features={rest} /> : `+${rest.length}`}
            </li>
          );
        })}
      </ul>
    </>
  );
}
