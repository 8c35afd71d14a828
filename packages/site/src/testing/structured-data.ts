import Validator from '@adobe/structured-data-validator';
import type { Thing } from '../head/structured-data.ts';

/** What a page says of itself in JSON-LD; none where it has no such block. Throws when it has more than one. */
export function thingsOf(html: string): readonly Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  if (blocks.length > 1) throw new Error(`${blocks.length} blocks of JSON-LD`);
  const [block] = blocks;
  const data = block === undefined ? null : (JSON.parse(block[1] ?? '') as { '@context': string; '@graph': Thing[] });
  if (data !== null && data['@context'] !== 'https://schema.org') throw new Error(`context ${data['@context']}`);
  return data?.['@graph'] ?? [];
}

/** What merchants must give of what they sell, and a family's price is not (decision 0220). */
const merchantFields = ['aggregateRating', 'image', 'offers', 'review'];

/** What search engines require and a thing does not say. */
export async function complaintsOf(thing: Thing): Promise<readonly string[]> {
  const complaints = await new Validator().validate({ jsonld: { [thing['@type']]: [thing] } });
  return complaints
    .filter(({ severity }) => severity === 'ERROR')
    .filter(({ fieldNames, rootType }) => rootType !== 'Product' || !fieldNames.every((name) => merchantFields.includes(name)))
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

/** Things that others of the page name by their address and that the page does not describe. */
export function undescribed(things: readonly Thing[]): readonly string[] {
  const text = JSON.stringify(things);
  const named = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id = '']) => id);
  return named.filter((id) => !text.includes(`"@id":"${id}","`) && !text.includes(`,"@id":"${id}"`));
}
