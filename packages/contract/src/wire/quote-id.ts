import type { Quote } from '@cotejo/core/quote';
import type { Item } from '../schemas/compare.ts';
import type { AnswerGround } from './answer-ground.ts';

type Naming = Pick<AnswerGround, 'edition' | 'digest'>;

/**
 * The number of a quote: a UUID (version 8) made of everything that fixes its figure, so that the same question on the
 * same day has the same number, and another tariff, UF, profile or promise another one.
 */
export function quoteIdOf(quote: Quote, { edition, digest }: Naming): string {
  const hex = digest(JSON.stringify([edition.id, quote]));
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-');
}

/** How an item names its quote: the number the price call answers to the same question, and the last day it holds. */
export function quoteRefOf(quote: Quote, naming: Naming): Item['quote'] {
  return { id: quoteIdOf(quote, naming), expires: quote.promise.kind === 'until' ? quote.promise.day : null };
}
