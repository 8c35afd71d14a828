import { choose } from '../analytics/data-layer.ts';
import { leadToSamePage } from './country-links.ts';
import { fetchFragment } from './fetch-fragment.ts';
import { keep, local, recall } from './kept-values.ts';
import { choiceOf } from './measuring.ts';
import { offeredCountry } from './offered-country.ts';

/** Shows a strip until one of its buttons is pressed; gives that button. Nothing of the page moves: it ends lower instead. */
async function show(place: HTMLElement, name: string): Promise<HTMLElement> {
  const { strips = '' } = place.dataset;
  const root = document.documentElement;
  place.replaceChildren(...(await fetchFragment(strips, `[data-strip="${name}"]`)));
  leadToSamePage([...place.children]);
  const measure = new ResizeObserver(() => root.style.setProperty('--strip', `${place.offsetHeight}px`));
  measure.observe(place);
  return new Promise((resolve) => {
    place.addEventListener('click', function close({ target }) {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button === null) return;
      place.removeEventListener('click', close);
      measure.disconnect();
      place.replaceChildren();
      root.style.removeProperty('--strip');
      resolve(button);
    });
  });
}

interface Occasion {
  /** Where the visitor is; null: nobody knows. */
  readonly country: string | null;
  readonly asksToMeasure: boolean;
}

/** What is asked of the visitor at the foot of the page, one after another: the edition of the country, then measuring. */
export async function showStrips(place: HTMLElement, { country, asksToMeasure }: Occasion): Promise<void> {
  const { abroad = '', keys = '' } = place.dataset;
  const stayKey = `${keys}_STAYS`;
  // An answer that cannot be kept would be asked for on every page.
  if (!keep(local, `${keys}_ASKED`, '')) return;
  const stayedAt = recall(local, stayKey);
  const offered = offeredCountry({ country, abroad: abroad.split(' '), stayedAt, now: Date.now() });
  if (offered !== null) {
    await show(place, offered);
    keep(local, stayKey, String(Date.now()));
  }
  if (!asksToMeasure || recall(local, 'measuring') !== null) return;
  const choice = choiceOf(await show(place, 'measuring'));
  if (choice !== null) choose(window, choice, local);
}
