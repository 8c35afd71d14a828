import { createHash } from 'node:crypto';
import { readDataKeys, type DataKeys } from '../personal-data/data-keys.ts';

/** A key as DATA_KEY takes it, the same for the same word. */
export function dataKeyText(word: string): string {
  return createHash('sha256').update(word).digest('base64');
}

/** Keys made of words: the first seals, all of them open. */
export function dataKeysOfTests(...words: readonly string[]): DataKeys {
  const keys = readDataKeys(words.map(dataKeyText).join(','));
  if (keys === null) throw new Error('two keys of one word');
  return keys;
}
