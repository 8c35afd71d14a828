import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useHandedFocus } from '../../layout/hand-on-focus.ts';
import { focusLinkLeftBy, isComeBackTo } from '../../layout/left-by.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { cardLaterTexts } from './card-later-texts.ts';
import { closeLeftSheet } from './close-left-sheet.ts';
import { FailedCards } from './failed-cards.tsx';
import type { ListedItem } from './listed-item.ts';
import { MoreSign } from './more-sign.tsx';
import { letEnter, newCards } from './result-entrance.ts';

export { ArrivalNotice } from './arrival-notice.tsx';
export { DetailOverList } from './detail-over-list.tsx';
export { CategoryBadge, PriceSuffix, StateBadge } from './explained-badges.tsx';
export { HowOrder } from './how-order.tsx';
export { oncePainted } from './once-painted.ts';
export { ResultInformation } from './result-information.tsx';
export { SeasonBanner } from './season-banner.tsx';
export { UpdatedSnackbar } from './updated-snackbar.tsx';
export { withoutMarks } from './without-marks.ts';
export { withLeaving } from './with-leaving.ts';

/** The list shown last, by its name, and its entry of the history. */
let last: { readonly list: string; readonly entry: string } | null = null;

/** Whether the link that the list was left by may still have the focus to get: those further down come after the page was taken over. */
let isFocusOwed = true;

/** Gives the focus to that link once it is there, unless the visitor has put it somewhere meanwhile. Nothing scrolls. */
function payFocus(): void {
  if (!isFocusOwed) return;
  const isFree = document.activeElement?.matches('body, h1') === true;
  isFocusOwed = isFree && isComeBackTo() && !focusLinkLeftBy();
}

interface ListBehaviourProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly listKey: string;
}

/**
 * What a list does once its script is there: new results enter one after the other, from before they are painted, and what goes once it is
 * pressed hands the focus on. What cards could not be told is said here, once for all.
 */
export function ListBehaviour({ list, listKey }: ListBehaviourProps) {
  const { key: entry } = useLocation();
  const isPop = useNavigationType() === 'POP';
  useHandedFocus();
  useEffect(closeLeftSheet, []);
  useLayoutEffect(() => {
    const place = list.current;
    if (place === null) return undefined;
    const cards = newCards([place]);
    // What the page came with, or is come back to, is there already.
    const isBack = isPop && last?.entry !== entry;
    if (last !== null && last.list !== listKey && !isBack) letEnter(cards);
    last = { list: listKey, entry };
    payFocus();
    const observer = new MutationObserver((changes) => {
      letEnter(newCards(changes.flatMap(({ addedNodes }) => [...addedNodes])));
      payFocus();
    });
    observer.observe(place, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [list, listKey, entry, isPop]);
  return <FailedCards key={listKey} />;
}

/** '+N': how many more benefits there are, and which. */
export function MoreFeatures({ features }: Pick<ListedItem, 'features'>) {
  const t = useTexts(cardLaterTexts);
  const count = features.length;
  return (
    <MoreSign sign={`+${count}`} said={t('moreBenefits', { count })}>
      <ul>
        {features.map(({ name, displayName }) => (
          <li key={name}>{displayName}</li>
        ))}
      </ul>
    </MoreSign>
  );
}
