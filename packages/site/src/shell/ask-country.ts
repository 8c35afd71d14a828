import { tracePath } from '@cotejo/contract/paths/frame';
import { keep, recall, session } from './kept-values.ts';
import { countryIn } from './visitor-country.ts';

/** Under which a session keeps what the trace told, by the brand of the edition. */
function countryKeyOf(brandCode: string): string {
  return `${brandCode}_COUNTRY`;
}

/** What the trace tells of the visitor's country, in two letters, asked once a session; null or '': nothing. Fails without connection. */
export async function visitorCountry(brandCode: string): Promise<string | null> {
  const name = countryKeyOf(brandCode);
  const known = recall(session, name);
  if (known !== null) return known;
  const country = countryIn(await (await fetch(tracePath)).text());
  keep(session, name, country ?? '');
  return country;
}
