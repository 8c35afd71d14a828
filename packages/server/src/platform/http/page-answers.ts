import { deepFrozen } from '@cotejo/core/deep-frozen';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PreparedAnswer } from './prepared-answer.ts';
import { pageMarkHeader } from './robot/page-mark.ts';

/** An answer that goes to a page of this process as what it says, and not as bytes. */
interface HandedAnswer {
  /** Deeply frozen, since other pages are given the same. */
  readonly value: unknown;
}

/** Of the answers that pages asked for last, in bytes of their texts: read, they take some times as much. */
const readLimits = { max: 500, maxSize: 4_000_000 };

const readBefore = new LRUCache<PreparedAnswer, HandedAnswer>({
  ...readLimits,
  sizeCalculation: (_, { plain }) => plain.length + 1,
});

/** By the mark of the call, which nobody outside can know. */
const awaited = new Map<string, (answer: HandedAnswer) => void>();

function readAnswer(answer: PreparedAnswer, contentType: string): HandedAnswer {
  const known = readBefore.get(answer);
  if (known !== undefined) return known;
  const text = answer.plain.toString();
  const value: unknown = contentType.startsWith('application/json') ? JSON.parse(text) : text;
  const made = { value: deepFrozen(value) };
  readBefore.set(answer, made);
  return made;
}

/** Makes the call with this mark and gives what was handed over for it; null: its answer came as bytes, with `response`. */
export async function awaitAnswer<Response>(
  mark: string,
  call: () => Promise<Response>,
): Promise<{ readonly response: Response; readonly handed: HandedAnswer | null }> {
  let handed: HandedAnswer | null = null;
  awaited.set(mark, (answer) => {
    handed = answer;
  });
  try {
    const response = await call();
    return { response, handed };
  } finally {
    awaited.delete(mark);
  }
}

/**
 * Hands an answer with content to the page that made the call; false: a caller outside asked, who needs its bytes. It is read
 * once however many pages get it, and was checked against the contract when it was made.
 */
export function handOver({ headers }: Pick<FastifyRequest, 'headers'>, answer: PreparedAnswer, contentType: string): boolean {
  const mark = headers[pageMarkHeader];
  const hand = typeof mark === 'string' ? awaited.get(mark) : undefined;
  hand?.(readAnswer(answer, contentType));
  return hand !== undefined;
}
