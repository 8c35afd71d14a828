import { useEffect, useId, useLayoutEffect, type RefObject } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { cardLaterTexts } from './card-later-texts.ts';
import type { ListedItem } from './listed-item.ts';
import { letEnter } from './result-entrance.ts';
import { openOnHover } from './result-popovers.ts';

export { ResultInformation } from './result-information.tsx';

/** The list shown last, by its name, and how many results of it: those entered already. */
let entered: { readonly listKey: string; readonly count: number } | null = null;

interface ListBehaviourProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly listKey: string;
  readonly count: number;
}

/** What a list does once its script is there: new results enter one after the other, and its popovers open on hover. */
export function ListBehaviour({ list, listKey, count }: ListBehaviourProps) {
  useEffect(() => (list.current ? openOnHover(list.current) : undefined), [list]);
  useLayoutEffect(() => {
    const known = entered?.listKey === listKey ? entered.count : 0;
    // What the page came with is there already.
    if (entered !== null && count > known) letEnter([...(list.current?.children ?? [])].slice(known));
    entered = { listKey, count };
  }, [list, listKey, count]);
  return null;
}

/** '+N': how many more benefits there are, and which. */
export function MoreFeatures({ features }: Pick<ListedItem, 'features'>) {
  const id = useId();
  const t = useTexts(cardLaterTexts);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="relative underline before:absolute before:-inset-3 lg:pointer-fine:before:inset-0"
      >
        <span aria-hidden="true">+{features.length}</span>
        <span className="sr-only">{t('moreBenefits', { count: features.length })}</span>
      </button>
      <div id={id} popover="auto" role="note" className="term-panel">
        <ul>
          {features.map(({ id: feature, displayName }) => (
            <li key={feature}>{displayName}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
