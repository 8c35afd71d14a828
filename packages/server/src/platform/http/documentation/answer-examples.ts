import type { EditionId } from '@cotejo/core/editions';
import answers from './answer-examples.json' with { type: 'json' };

const known = new Map<string, unknown>(Object.entries(answers));

/** Where the answer of a call says more than in Chile: work sectors are asked for where accidents at work are insured. */
const elsewhere = new Map<string, EditionId>([['listWorkSectors', 'peru']]);

/** The country whose demonstration gave the example of an answer. */
export function answeredIn(name: string): EditionId {
  return elsewhere.get(name) ?? 'chile';
}

/** What the example of a call was answered, in the shape of OpenAPI; nothing for a call that answers no content. */
export function answerExampleOf(name: string): { readonly example?: unknown } {
  return known.has(name) ? { example: known.get(name) } : {};
}
