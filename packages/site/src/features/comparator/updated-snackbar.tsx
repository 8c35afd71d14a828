import { Toast } from '@cotejo/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { mayMove } from '../../may-move.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { askedAnew } from './asked-anew.ts';
import { filterPanelId } from './filter-panel.tsx';
import { listTexts } from './list-texts.ts';
import type { ListedAnswer } from './listed-item.ts';

/** How long it stays (C9-06), in milliseconds: counted anew once nobody points at it any more, nor has the focus on it. */
const shownFor = 2000;

function showFirst(): void {
  document.querySelector('ul[data-view] > :not(.leaving) > article')?.scrollIntoView();
}

/** True where filters lie over the list, and it is ordered by a bar at the thumb. */
function isOverList(): boolean {
  return matchMedia('(width < 62rem)').matches;
}

/** What the list of the document was asked for: this may come after another one was. */
function askedByDocument(): string {
  const [document] = performance.getEntriesByType('navigation');
  return new URL(document?.name ?? location.href, location.href).search;
}

interface Shown {
  readonly answer: ListedAnswer;
  /** What it was asked for; null: what the document was. */
  readonly search: string | null;
  /** Key of the navigation that brought it. */
  readonly key: string;
}

interface UpdatedSnackbarProps {
  readonly answer: ListedAnswer;
  /** What was shown first: this may come after the list changed. */
  readonly first: ListedAnswer;
}

/**
 * Says that the list above changed, to who changed a filter further down, and wherever one stands that it is there anew, to who asked
 * for that; pressing it goes to the top (B2.11-17, B2.11-18). Where
 * filters lie over the list, whoever chose one, or another order, sees the new list from its first result on, once the sheet is closed.
 */
export function UpdatedSnackbar({ answer, first }: UpdatedSnackbarProps) {
  const t = useTexts(listTexts);
  /** The answer that it is shown of. */
  const [told, setTold] = useState<ListedAnswer | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const location = useLocation();
  const { search, key } = location;
  const isAskedAnew = location.state === askedAnew;
  const isBack = useNavigationType() === 'POP';
  const last = useRef<Shown>({ answer: first, search: answer === first ? search : null, key });
  useEffect(() => {
    const before = last.current;
    if (before.answer === answer && before.key === key) return undefined;
    last.current = { answer, search, key };
    if (before.key !== key && isAskedAnew && !isBack) {
      setTold(answer);
      return undefined;
    }
    if (before.answer === answer) return undefined;
    const isAbove = before.answer.metaData.page === answer.metaData.page && scrollY >= innerHeight;
    // Own prices that arrive are nobody's choice, and Back has a place of its own.
    const isAnother = (before.search ?? askedByDocument()) !== search;
    const leads = isAbove && isAnother && !isBack && isOverList();
    setTold(isAbove && isAnother && !leads ? answer : null);
    if (!leads) return undefined;
    const sheet = document.querySelector(`#${filterPanelId}:popover-open`);
    if (sheet === null) showFirst();
    sheet?.addEventListener('toggle', showFirst, { once: true });
    return () => sheet?.removeEventListener('toggle', showFirst);
  }, [answer, search, key, isAskedAnew, isBack]);
  useEffect(() => {
    if (told === null || isHeld) return undefined;
    const timer = setTimeout(() => setTold(null), shownFor);
    return () => clearTimeout(timer);
  }, [told, isHeld]);
  if (told === null) return null;
  return (
    <Toast
      onHold={setIsHeld}
      onPress={() => {
        setTold(null);
        scrollTo({ top: 0, behavior: mayMove() ? 'smooth' : 'auto' });
      }}
    >
      {t('updated')}
    </Toast>
  );
}
