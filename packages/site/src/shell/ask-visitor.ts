import { tracePath } from '@cotejo/contract/paths/frame';
import { isCrawler } from '@cotejo/core/crawlers';
import { keep, recall, session } from './kept-values.ts';
import { countryIn } from './visitor-country.ts';

/** What the trace tells of the visitor's country, asked once a session. */
async function visitorCountry(name: string): Promise<string | null> {
  const known = recall(session, name);
  if (known !== null) return known;
  const country = countryIn(await (await fetch(tracePath)).text());
  keep(session, name, country ?? '');
  return country;
}

async function ask(place: HTMLElement): Promise<void> {
  const { abroad, asks, keys = '' } = place.dataset;
  const country = abroad === undefined ? null : await visitorCountry(`${keys}_COUNTRY`).catch(() => null);
  // The privacy page asks by itself.
  const asksToMeasure = asks !== undefined && document.querySelector('[data-measuring]') === null;
  const isAbroad = country !== null && abroad?.split(' ').includes(country) === true;
  if (!asksToMeasure && !isAbroad) return;
  await (await import('./strips.ts')).showStrips(place, { country, asksToMeasure });
}

/** Asks visitors, not crawlers, what there is to ask. */
export function askVisitor(place: HTMLElement): void {
  // Without connection, or without what is shown, nothing is asked.
  if (!isCrawler(navigator.userAgent)) ask(place).catch(() => undefined);
}
