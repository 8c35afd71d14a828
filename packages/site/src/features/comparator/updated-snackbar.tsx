import { Toast } from '@cotejo/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { mayMove } from '../../may-move.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { listTexts } from './list-texts.ts';
import type { ListedAnswer } from './listed-item.ts';

/** How long it stays (B2.11-32). */
const shownFor = 4000;

/** Says that the list above changed, to who changed a filter further down; pressing it goes to the top (B2.11-17, B2.11-18). */
export function UpdatedSnackbar({ answer }: { readonly answer: ListedAnswer }) {
  const t = useTexts(listTexts);
  const [isShown, setIsShown] = useState(false);
  const last = useRef(answer);
  useEffect(() => {
    if (last.current === answer) return undefined;
    const isSamePage = last.current.metaData.page === answer.metaData.page;
    last.current = answer;
    if (!isSamePage || scrollY < innerHeight) return undefined;
    setIsShown(true);
    const timer = setTimeout(() => setIsShown(false), shownFor);
    return () => clearTimeout(timer);
  }, [answer]);
  if (!isShown) return null;
  return (
    <Toast
      onPress={() => {
        setIsShown(false);
        scrollTo({ top: 0, behavior: mayMove() ? 'smooth' : 'auto' });
      }}
    >
      {t('updated')}
    </Toast>
  );
}
