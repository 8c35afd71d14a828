import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { useLongWait } from '../use-long-wait.ts';
import { useNextLocation } from '../use-next-location.ts';
import { forgetCounterparts } from './forget-counterparts.ts';
import { keepScroll } from './keep-scroll.ts';
import { focusLinkLeftBy, isComeBackTo, noteLink } from './left-by.ts';
import { mainContentId } from './page-main.tsx';
import { layoutTexts } from './texts.ts';

/** Names the page that is shown; its tabs are parts of it. */
function usePageName(): string {
  const page = useMatches().at(-1);
  const { tab: _, ...params } = page?.params ?? {};
  return `${page?.id} ${JSON.stringify(params)}`;
}

/** Moves the focus to the page's heading, unless the page has put it somewhere itself. Nothing scrolls. */
function focusHeading(): void {
  const main = document.getElementById(mainContentId);
  const heading = main?.querySelector('h1');
  if (!heading || main?.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Whether the visitor has put the focus nowhere: it went with what had it, or a script of ours put it where it is. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  // What is about to leave the page takes its focus with it.
  return !(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0 || activeElement.closest('.leaving') !== null;
}

/**
 * What a change of page within the browser does for who does not see it: the focus goes to the heading, or, where the
 * visitor comes back, to the link that was followed from there, and the title is read out. A page that takes longer than 150 ms
 * shows a bar.
 */
export function PageChange() {
  const t = useTexts(layoutTexts);
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const next = useNextLocation();
  const isWaiting = useLongWait(next !== undefined && next.pathname !== pathname);
  const name = usePageName();
  const before = useRef(name);
  const [title, setTitle] = useState('');
  const entry = useRef<string>(null);
  useEffect(() => {
    const isOtherPage = before.current !== name;
    const isFirst = entry.current === null;
    const isComeBack = entry.current !== key && (isFirst ? isComeBackTo() : type === 'POP');
    before.current = name;
    entry.current = key;
    if (isOtherPage) {
      setTitle(document.title);
      forgetCounterparts(document);
    }
    if (isComeBack && (isOtherPage || isFocusFree()) && focusLinkLeftBy()) return;
    if (isOtherPage && hash === '') focusHeading();
  }, [name, hash, key, type]);
  useEffect(() => {
    document.addEventListener('click', noteLink, true);
    document.addEventListener('visibilitychange', keepScroll);
    return () => {
      document.removeEventListener('click', noteLink, true);
      document.removeEventListener('visibilitychange', keepScroll);
    };
  }, []);
  return (
    <>
      {isWaiting && <div aria-hidden="true" className="pending-bar" />}
      <p role="status" className="sr-only">
        {isWaiting ? t('loading') : title}
      </p>
    </>
  );
}
