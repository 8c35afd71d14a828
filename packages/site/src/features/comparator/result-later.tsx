import { Popover } from '@cotejo/ui/popover';
import { useLayoutEffect, type RefObject } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { cardLaterTexts } from './card-later-texts.ts';
import type { ListedItem } from './listed-item.ts';
import { letEnter } from './result-entrance.ts';

export { CategoryBadge, PriceSuffix, StateBadge } from './explained-badges.tsx';
export { ResultInformation } from './result-information.tsx';

/** The list shown last, by its name, and how many results of it: those entered already. */
let entered: { readonly listKey: string; readonly count: number } | null = null;

interface ListBehaviourProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly listKey: string;
  readonly count: number;
}

/** What a list does once its script is there: new results enter one after the other. */
export function ListBehaviour({ list, listKey, count }: ListBehaviourProps) {
  useLayoutEffect(() => {
    const known = entered?.listKey === listKey ? entered.count : 0;
    // What the page came with is there already.
    if (entered !== null && count > known)
      letEnter([...(list.current?.querySelectorAll('li:has(> article)') ?? [])].slice(known));
    entered = { listKey, count };
  }, [list, listKey, count]);
  return null;
}

/** '+N': how many more benefits there are, and which. */
export function MoreFeatures({ features }: Pick<ListedItem, 'features'>) {
  const t = useTexts(cardLaterTexts);
  const trigger = (
    <>
      <span aria-hidden="true">+{features.length}</span>
      <span className="sr-only">{t('moreBenefits', { count: features.length })}</span>
    </>
  );
  return (
    <Popover
      trigger={trigger}
      triggerClass="relative underline before:absolute before:-inset-x-4 before:-inset-y-3 lg:pointer-fine:before:-inset-1.5"
    >
      <ul>
        {features.map(({ name, displayName }) => (
          <li key={name}>{displayName}</li>
        ))}
      </ul>
    </Popover>
  );
}
