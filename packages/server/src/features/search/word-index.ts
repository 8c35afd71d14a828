import { foldText } from '@cotejo/core/text';

/** Which names have every word of a question, as the beginning of one of their own. */
export interface WordIndex {
  /** Places of the names, best first: those that say least besides; then in the order given. */
  readonly find: (question: string, limit: number) => { readonly places: readonly number[]; readonly total: number };
}

/** More words than this tell nothing more. */
const mostWords = 8;
const none = new Uint32Array(0);

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Makes the index of some names. A question takes time by the number of different words, and of names that have them. */
export function wordIndex(names: readonly string[]): WordIndex {
  const holders = new Map<string, number[]>();
  const lengths = new Uint16Array(names.length);
  for (const [place, name] of names.entries()) {
    const words = new Set(wordsOf(name));
    lengths[place] = words.size;
    for (const word of words) {
      const known = holders.get(word);
      if (known) known.push(place);
      else holders.set(word, [place]);
    }
  }
  const known = [...holders.keys()].toSorted();
  const places = known.map((word) => Uint32Array.from(holders.get(word) ?? []));

  /** Counts a word in the names that have all the words before it and one that begins so. */
  function count(counts: Uint8Array, beginning: string, before: number): void {
    for (let at = firstFrom(known, beginning); known[at]?.startsWith(beginning) === true; at += 1) {
      const held = places[at] ?? none;
      for (let index = 0; index < held.length; index += 1) {
        const place = held[index] ?? 0;
        if (counts[place] === before) counts[place] = before + 1;
      }
    }
  }

  return {
    find: (question, limit) => {
      const words = [...new Set(wordsOf(question))].slice(0, mostWords);
      if (words.length === 0) return { places: [], total: 0 };
      const counts = new Uint8Array(names.length);
      for (const [before, word] of words.entries()) count(counts, word, before);
      let total = 0;
      const best: number[] = [];
      for (let place = 0; place < counts.length; place += 1) {
        if (counts[place] !== words.length) continue;
        total += 1;
        const length = lengths[place] ?? 0;
        const worst = lengths[best.at(-1) ?? -1] ?? Infinity;
        if (best.length >= limit && length >= worst) continue;
        const rank = best.findIndex((other) => (lengths[other] ?? 0) > length);
        best.splice(rank < 0 ? best.length : rank, 0, place);
        if (best.length > limit) best.pop();
      }
      return { places: best, total };
    },
  };
}

/** Place of the first word that is not before another one, in sorted words. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
