import { languages, splitLanguage, type Language } from '@cotejo/core/editions';
import { choiceHref } from '../languages/choice-href.ts';
import { isPlainPress } from './plain-press.ts';

/** The part of a router that the frame follows. */
export interface FollowedRouter {
  readonly state: { readonly location: PagePlace };
  readonly navigate: (to: string) => Promise<void>;
  readonly subscribe: (listener: (state: { readonly location: PagePlace }) => void) => () => void;
}

interface PagePlace {
  readonly pathname: string;
  readonly search: string;
}

const frozen = '[data-frozen]';

/** The links of the frame, and those of results. */
const followed = ':is([data-frozen] a, [data-plain])[href]';

/** The path that a link leads to, without a language's prefix. */
function pathOf({ pathname }: PagePlace): string {
  return splitLanguage(pathname).path;
}

/** The plain link that a click asks to follow here; null: it is none, or the browser is to follow it by itself. */
function followedLink(press: MouseEvent): HTMLAnchorElement | null {
  const { target, defaultPrevented } = press;
  if (defaultPrevented || !isPlainPress(press) || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>(followed);
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return null;
  const isOwnWay = link.dataset['languageLink'] !== undefined || link.getAttribute('href')?.startsWith('#') === true;
  return isOwnWay ? null : link;
}

function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}

function setCurrent(element: Element, current: 'page' | 'true' | null): void {
  if (current === null) element.removeAttribute('aria-current');
  else element.setAttribute('aria-current', current);
}

/** A title that is a link leads to the pages below it too. */
function leadsHere(link: HTMLAnchorElement, path: string): boolean {
  const own = pathOf(link);
  return own === path || (link.matches('.nav-link') && path.startsWith(`${own}/`));
}

/** Says in the frame where each language has the page. */
function pointLanguages(place: PagePlace): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${frozen} [data-language-link]`)) {
    const { languageLink } = link.dataset;
    if (languageLink !== undefined && isLanguage(languageLink)) link.href = choiceHref(pathOf(place), place.search, languageLink);
  }
}

/** Says in the menus of the frame which page is shown, whatever is asked of it. */
function markPlace(place: PagePlace): void {
  const path = pathOf(place);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    `${frozen} :is(.menu-link, .nav-link)[href]:not([data-language-link])`,
  )) {
    setCurrent(link, leadsHere(link, path) ? 'page' : null);
  }
  for (const title of document.querySelectorAll(`${frozen} .nav-link[popovertarget]`)) {
    const isHere = title.nextElementSibling?.querySelector('[aria-current]') != null;
    setCurrent(title, isHere ? 'true' : null);
  }
  for (const group of document.querySelectorAll<HTMLDetailsElement>(`${frozen} [data-side-menu] details`)) {
    if (group.querySelector('[aria-current]') !== null) group.open = true;
  }
}

/** Keeps what the server wrote around the page in step with it, which tells what is shown; plain links change the page here. */
export function keepFrameInStep(router: FollowedRouter): void {
  let shown = router.state.location;
  document.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (link === null) return;
    event.preventDefault();
    void router.navigate(pathOf(link) + link.search + link.hash);
  });
  router.subscribe(({ location: place }) => {
    const before = shown;
    shown = place;
    if (place.pathname !== before.pathname) markPlace(place);
    if (place.pathname !== before.pathname || place.search !== before.search) pointLanguages(place);
  });
}
