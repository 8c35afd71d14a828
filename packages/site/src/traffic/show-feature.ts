import type { FeatureKey } from './feature-keys.ts';
import { measuredLines } from './measured-lines.ts';
import { timingNames, timingsOf, timingText, type TimingEntry } from './page-timings.ts';

interface ShownFeature {
  /** Of the badge: where what a feature tells stands. */
  readonly place: HTMLElement;
  readonly isOn: boolean;
}

/** How often what is told of the page is looked at, in milliseconds. */
const step = 1000;

/** Writes again and again into a list while it is shown. */
function keepTelling(list: HTMLElement | null, isOn: boolean, tell: (list: HTMLElement) => void): void {
  if (list === null || list.hidden === !isOn) return;
  list.hidden = !isOn;
  if (!isOn) return;
  tell(list);
  const timer = setInterval(() => {
    if (list.hidden || !list.isConnected) clearInterval(timer);
    else tell(list);
  }, step);
}

const entries: TimingEntry[] = [];
const watched = ['navigation', 'resource', 'paint', 'largest-contentful-paint', 'layout-shift', 'event'];
let isWatching = false;

/** Has the browser tell what it has seen of the page from its beginning. */
function watchTimings(): void {
  if (isWatching) return;
  isWatching = true;
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  for (const type of watched.filter((name) => PerformanceObserver.supportedEntryTypes.includes(name))) {
    observer.observe({ type, buffered: true });
  }
}

function tellTimings(list: HTMLElement): void {
  const timings = timingsOf(entries);
  for (const name of timingNames) {
    const figure = list.querySelector(`[data-timing="${name}"] dd`);
    const value = timings[name];
    const { empty = '' } = list.dataset;
    if (figure !== null) figure.textContent = value === null ? empty : timingText(name, value, document.documentElement.lang);
  }
}

function tellMeasured(list: HTMLElement): void {
  const lines = measuredLines(window.dataLayer);
  const { empty = '' } = list.dataset;
  const shown = lines.length > 0 ? lines : [empty];
  list.replaceChildren(
    ...shown.map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    }),
  );
}

/** Below each result, what docs/contracts/dom-hooks.md has on it. */
const codeStyles = `
article[data-product-code]::after {
  grid-area: 12 / 1 / auto / -1;
  padding: 0 1rem 0.75rem;
  color: var(--color-ink-2);
  content: attr(data-product-code);
  font-size: var(--text-sm);
}
article[data-price-clp]::after {
  content: attr(data-product-code) ' · CLP ' attr(data-price-clp);
}`;

let codeSheet: CSSStyleSheet | null = null;

function showCodes(isOn: boolean): void {
  if (isOn === (codeSheet !== null)) return;
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== codeSheet);
  codeSheet = isOn ? new CSSStyleSheet() : null;
  codeSheet?.replaceSync(codeStyles);
  document.adoptedStyleSheets = codeSheet === null ? others : [...others, codeSheet];
}

/** Has a feature do what it does here; `figures` is shown by the cards, `kept` heeded by the calls. */
export function showFeature(key: FeatureKey, { place, isOn }: ShownFeature): void {
  switch (key) {
    case 'codes':
      return showCodes(isOn);
    case 'timings':
      if (isOn) watchTimings();
      return keepTelling(place.querySelector('dl'), isOn, tellTimings);
    case 'measured':
      return keepTelling(place.querySelector('ol'), isOn, tellMeasured);
    case 'figures':
    case 'kept':
      return undefined;
  }
}
