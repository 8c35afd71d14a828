import { isCrawler } from '@cotejo/core/crawlers';
import { visitorCountry } from './ask-country.ts';

async function ask(place: HTMLElement): Promise<void> {
  const { abroad, asks, keys = '' } = place.dataset;
  const country = abroad === undefined ? null : await visitorCountry(keys).catch(() => null);
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
