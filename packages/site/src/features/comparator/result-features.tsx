import { useTexts } from '../../texts/use-texts.ts';
import { resultTexts } from './card-texts.ts';
import type { ListedItem } from './listed-item.ts';

/** How many benefits a card shows before '+N' (A9-31, A9-32). */
const shownIn = { tarjetas: 4, lista: 15 } as const;

interface ResultFeaturesProps {
  readonly item: ListedItem;
  readonly view: keyof typeof shownIn;
  readonly className: string;
}

/** What else the product gives: a sign with its name each. */
export function ResultFeatures({ item, view, className }: ResultFeaturesProps) {
  const t = useTexts(resultTexts);
  const shown = item.features.slice(0, shownIn[view]);
  const hidden = item.features.length - shown.length;
  return (
    <div className={className}>
      {shown.length > 0 && (
        <>
          <p className="sr-only">{t('otherBenefits')}</p>
          <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-ink-2">
            {shown.map(({ id, displayName }) => (
              <li key={id} className="before:mr-1 before:content-['✓']">
                {displayName}
              </li>
            ))}
            {hidden > 0 && <li>+{hidden}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
