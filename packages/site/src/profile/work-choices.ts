import type { ProfileChoice } from '@cotejo/core/catalogue';

type Choices = readonly ProfileChoice[];

/** Sectors of the kinds of work, in their order; empty where they are in none. */
export function sectorsOf(choices: Choices): readonly string[] {
  return [...new Set(choices.map(({ group }) => group))].filter((group) => group !== null);
}

/** The kinds of work of a sector (C4-42); none before one is chosen. */
export function worksIn(choices: Choices, sector: string | null): Choices {
  return sector === null ? [] : choices.filter(({ group }) => group === sector);
}

/** The sector that a kind of work is in: a saved one brings its sector back (C4-44). Null: it is none of them. */
export function sectorOf(choices: Choices, code: string | null | undefined): string | null {
  return choices.find((choice) => choice.code === code)?.group ?? null;
}
