import { keepInEntry, keptInEntry } from '../../layout/kept-in-entry.ts';
import { forgetFurther } from './further-pages.ts';

/** Where a longer list was left: which card stood where on the screen, and how far the page was scrolled. */
interface KeptPlace {
  readonly code: string;
  readonly top: number;
  readonly y: number;
}

/** How long after it scrolled a page is taken to be read, in milliseconds. */
const scrollPause = 200;

/** How many frames a place is looked for at most, and how many it stands still once it is found: cards near it are laid out meanwhile. */
const frames = { most: 60, still: 4 } as const;

function isKeptPlace(value: unknown): value is KeptPlace {
  return typeof value === 'object' && value !== null && 'code' in value && 'top' in value && 'y' in value;
}

/** Whether the visitor is elsewhere than the page was put: where it was left, or, thrown away meanwhile, at its top. */
function isElsewhere({ y }: KeptPlace): boolean {
  return scrollY !== 0 && Math.abs(scrollY - y) > innerHeight / 2;
}

/** The place that the entry which is shown has already. */
function keptPlace(): KeptPlace | undefined {
  const at = keptInEntry('at');
  return isKeptPlace(at) ? at : undefined;
}

/** The same, unless the visitor has gone elsewhere since. */
function placeBefore(): KeptPlace | undefined {
  const place = keptPlace();
  return place && !isElsewhere(place) ? place : undefined;
}

/**
 * The card in the upper part of the screen, where one reads; under a sheet, which hides it, the one of before. Cards that are out of sight
 * are not looked at: each would be laid out.
 */
function placeNow(list: Element): KeptPlace | undefined {
  const card = [3, 4, 5]
    .map((part) => document.elementFromPoint(innerWidth / 2, innerHeight / part)?.closest<HTMLElement>('article'))
    .find((found) => found && list.contains(found));
  return card ? { code: card.dataset['productCode'] ?? '', top: card.getBoundingClientRect().top, y: scrollY } : placeBefore();
}

/** Keeps with the entry that is shown how many pages its list has after the first, and where the visitor is in it; none: nothing. */
export function keepPlace(list: HTMLElement, pages: number): void {
  if (pages === 0) forgetFurther();
  else keepInEntry({ further: pages, listRoom: list.parentElement?.offsetHeight, at: placeNow(list) });
}

/** Does so whenever the page was scrolled, until what it answers is called: a page that is left or thrown away could not any more. */
export function keepWhileRead(list: HTMLElement, pages: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const entry = keptInEntry('key');
  const note = (): void => {
    clearTimeout(timer);
    // Back shows another entry while this list still stands.
    if (keptInEntry('key') === entry) keepPlace(list, pages);
  };
  const noteLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(note, scrollPause);
  };
  addEventListener('scroll', noteLater, { passive: true });
  document.addEventListener('click', note, true);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', noteLater);
    document.removeEventListener('click', note, true);
  };
}

/**
 * Puts the card that the visitor was at where it was, unless they have gone elsewhere in the list since; tells when it stands there.
 * `isBack`: the list has only just taken the place of another one, and the page may still be scrolled as that was. Answers what gives it
 * up, as the visitor does who moves.
 */
export function findPlace(list: HTMLElement, isBack: boolean, found: () => void): () => void {
  const place = isBack ? keptPlace() : placeBefore();
  const card = place && list.querySelector(`li:not(.leaving) > [data-product-code="${CSS.escape(place.code)}"]`);
  const moves = ['touchstart', 'wheel', 'keydown'] as const;
  let frame = 0;
  const end = (): void => {
    cancelAnimationFrame(frame);
    for (const move of moves) removeEventListener(move, stop);
  };
  const stop = (): void => {
    end();
    found();
  };
  const look = (left: number, still: number): void => {
    const away = card && place ? card.getBoundingClientRect().top - place.top : 0;
    scrollBy({ top: away, behavior: 'instant' });
    const stands = Math.abs(away) < 1 ? still + 1 : 0;
    if (!card || left === 0 || stands === frames.still) stop();
    else frame = requestAnimationFrame(() => look(left - 1, stands));
  };
  for (const move of moves) addEventListener(move, stop, { passive: true });
  look(frames.most, 0);
  return end;
}
