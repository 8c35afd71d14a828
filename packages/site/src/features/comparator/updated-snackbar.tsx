import { Toast } from '@cotejo/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { mayMove } from '../../may-move.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { filterPanelId } from './filter-panel.tsx';
import { listTexts } from './list-texts.ts';
import type { ListedAnswer } from './listed-item.ts';

/** How long it stays (C9-06), in milliseconds: counted anew once nobody points at it any more, nor has the focus on it. */
const shownFor = 2000;

function showFirst(): void {
  document.querySelector('ul[data-view] > :not(.leaving) > article')?.scrollIntoView();
}

interface UpdatedSnackbarProps {
  readonly answer: ListedAnswer;
  /** What was shown first: this may come after the list changed. */
  readonly first: ListedAnswer;
}

/** Says that the list above changed, to who changed a filter further down; pressing it goes to the top (B2.11-17, B2.11-18). */
export function UpdatedSnackbar({ answer, first }: UpdatedSnackbarProps) {
  const t = useTexts(listTexts);
  /** The answer that it is shown of. */
  const [told, setTold] = useState<ListedAnswer | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const last = useRef(first);
  useEffect(() => {
    if (last.current === answer) return undefined;
    const isSamePage = last.current.metaData.page === answer.metaData.page;
    last.current = answer;
    const isAbove = isSamePage && scrollY >= innerHeight;
    const sheet = isAbove ? document.querySelector(`#${filterPanelId}:popover-open`) : null;
    setTold(isAbove && sheet === null ? answer : null);
    // Who changed it in the sheet of filters sees it once that closes, from its first result on.
    sheet?.addEventListener('toggle', showFirst, { once: true });
    return () => sheet?.removeEventListener('toggle', showFirst);
  }, [answer]);
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
