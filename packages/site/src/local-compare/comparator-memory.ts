import type { ApiClient } from '@cotejo/contract/client';

type Listing = ReturnType<ApiClient['listComparators']>;

/** The comparators as they were asked for last, so that a list does not wait for them each time. */
export interface ComparatorMemory {
  readonly list: () => Listing;
  /** The catalogue version that the server answers with now: with another one, comparators may have come or gone. */
  readonly saw: (version: string) => void;
  /** The comparators are asked for anew next time, e.g. because one of them is not there any more. */
  readonly forget: () => void;
}

/** Keeps them until another catalogue is seen; where they cannot be had then, the last ones stay. */
export function createComparatorMemory(ask: () => Listing): ComparatorMemory {
  let seen: string | null = null;
  let asked: { readonly version: string | null; readonly answer: Listing } | null = null;
  let last: Awaited<Listing> | null = null;
  return {
    list: async () => {
      if (asked === null || asked.version !== seen) asked = { version: seen, answer: ask() };
      const mine = asked;
      const answer = await mine.answer;
      if (answer.ok) last = answer;
      else if (asked === mine) asked = null;
      return answer.ok ? answer : (last ?? answer);
    },
    saw: (version) => {
      seen = version;
    },
    forget: () => {
      asked = null;
    },
  };
}
