import { stripVTControlCharacters } from 'node:util';

/** What the tests of a run came to. */
export interface TriedTests {
  /** At once. */
  readonly passed: number;
  /** At their second try only. */
  readonly late: number;
  /** At every try. */
  readonly failed: number;
}

/** A test that did not pass at once. */
export interface WaveringTest {
  readonly outcome: 'failed' | 'late';
  /** Where it is found: '[phone] list.spec.ts:7 at 320 px › a filter is kept'. */
  readonly name: string;
  /** Of each try that failed. */
  readonly errors: readonly string[];
}

const words = { failed: 'failed', late: 'passed at its second try only' } as const;
/** How much of an error is shown. */
const shownLines = 25;

/** An error as it is shown: without colours, and its beginning alone. */
export function plainError(text: string): string {
  return stripVTControlCharacters(text).split('\n').slice(0, shownLines).join('\n');
}

/** How many tests count as passed and as failed where `most` may need their second try (decision 0328): of more, all have failed. */
export function countTries(
  { passed, late, failed }: TriedTests,
  most: number,
): { readonly passed: number; readonly failed: number } {
  return late <= most ? { passed: passed + late, failed } : { passed, failed: failed + late };
}

/** A test that did not pass at once, with its errors, to be read. */
export function waveringText({ outcome, name, errors }: WaveringTest): string {
  return [`${words[outcome]}: ${name}`, ...errors.map(plainError)].join('\n');
}
