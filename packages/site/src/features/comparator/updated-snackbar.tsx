import { Toast } from '@cotejo/ui/toast';
import { useEffect, useRef, useState, type RefObject } from 'react';
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

/** The sheet of filters while it lies open over the list, or null. */
function openSheet(): Element | null {
  return document.querySelector(`#${filterPanelId}:popover-open`);
}

/** Whether something was chosen in the open sheet whose list was not shown since: it may come once the sheet is closed. */
function useChosenInSheet(): RefObject<boolean> {
  const isChosen = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (target instanceof Element && openSheet()?.contains(target) === true) isChosen.current = true;
    };
    document.addEventListener('change', note);
    return () => document.removeEventListener('change', note);
  }, []);
  return isChosen;
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
  const chosenInSheet = useChosenInSheet();
  useEffect(() => {
    if (last.current === answer) return undefined;
    const isSamePage = last.current.metaData.page === answer.metaData.page;
    last.current = answer;
    const isAbove = isSamePage && scrollY >= innerHeight;
    const sheet = isAbove ? openSheet() : null;
    const isOfSheet = sheet !== null || chosenInSheet.current;
    setTold(isAbove && !isOfSheet ? answer : null);
    // Who chose it in the sheet of filters sees it once that is closed, from its first result on.
    const show = (): void => {
      chosenInSheet.current = false;
      if (isAbove) showFirst();
    };
    if (sheet === null && isOfSheet) show();
    sheet?.addEventListener('toggle', show, { once: true });
    return () => sheet?.removeEventListener('toggle', show);
  }, [answer, chosenInSheet]);
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
