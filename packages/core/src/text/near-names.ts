import { foldText } from './fold-text.ts';

/** Something that can be meant by a mistyped name. */
export interface Nameable {
  readonly name: string;
}

/** What is nearest to a text among names, best first. */
export type NearNames<Thing> = (text: string, limit: number) => readonly Thing[];

/** Longer texts are cut: what follows tells nothing more, and takes time. */
const maximumLength = 120;
/** Names that one text is compared with, a name counted for each part that both have. */
const mostLooks = 60_000;
/** Share of what a text and a name say that both say: below this they have some letters in common and no more. */
const leastShare = 0.25;

function partsOf(text: string): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const word of foldText(text.slice(0, maximumLength)).split(/[^\p{L}\p{N}]+/u)) {
    const padded = ` ${word} `;
    for (let start = 0; start + 3 <= padded.length; start += 1) parts.add(padded.slice(start, start + 3));
  }
  return parts;
}

/**
 * Makes what finds the things whose names share most with a text: parts of three letters, rare ones counting more, so that
 * accents, order of words and a mistake in one do little. Things that share next to nothing follow in the order given, so that as
 * many as asked for come back while there are enough.
 */
export function nearNames<Thing extends Nameable>(things: readonly Thing[]): NearNames<Thing> {
  const holders = new Map<string, number[]>();
  for (const [index, { name }] of things.entries()) {
    for (const part of partsOf(name)) {
      const known = holders.get(part);
      if (known) known.push(index);
      else holders.set(part, [index]);
    }
  }
  const unknownWeight = Math.log(1 + things.length) ** 2;
  const weights = new Map(Array.from(holders, ([part, held]) => [part, Math.log(1 + things.length / held.length) ** 2]));
  const lengths = things.map(({ name }) =>
    Math.hypot(1, ...Array.from(partsOf(name), (part) => Math.sqrt(weights.get(part) ?? 0))),
  );

  return (text, limit) => {
    const scores = new Float64Array(things.length);
    const parts = Array.from(partsOf(text), (part) => ({
      held: holders.get(part) ?? [],
      weight: weights.get(part) ?? unknownWeight,
    }));
    const least = leastShare * Math.hypot(1, ...parts.map(({ weight }) => Math.sqrt(weight)));
    let looks = 0;
    // Rare parts tell most: when they have been looked up, the common ones that are left change little.
    for (const { held, weight } of parts.toSorted((left, right) => left.held.length - right.held.length)) {
      looks += held.length;
      if (looks > mostLooks) break;
      for (const index of held) scores[index] = (scores[index] ?? 0) + weight / (lengths[index] ?? 1);
    }
    for (const [index, score] of scores.entries()) if (score < least) scores[index] = 0;
    return bestOf(scores, limit).flatMap((index) => things[index] ?? []);
  };
}

/** Places of the highest scores, highest first, the first of equal ones before the others. */
function bestOf(scores: Float64Array, limit: number): readonly number[] {
  const best: number[] = [];
  for (let index = 0; index < scores.length; index += 1) {
    const score = scores[index] ?? 0;
    if (best.length >= limit && score <= (scores[best.at(-1) ?? 0] ?? 0)) continue;
    const rank = best.findIndex((other) => (scores[other] ?? 0) < score);
    best.splice(rank < 0 ? best.length : rank, 0, index);
    if (best.length > limit) best.pop();
  }
  return best;
}
