import { createHash } from 'node:crypto';
import type { EditionId } from '@cotejo/core/editions';
import type { Quote } from '@cotejo/core/quote';

const hexOfUuid = 32;

/**
 * The number of a quote: a UUID (version 8) made of everything that fixes its figure, so that the same question on the
 * same day has the same number, and another tariff, UF, profile or promise another one.
 */
export function quoteIdOf(edition: EditionId, quote: Quote): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([edition, quote]))
    .digest('hex')
    .slice(0, hexOfUuid);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join('-');
}
