import { createHmac } from 'node:crypto';
import { readPhone } from '@cotejo/core/phone';
import type { DataKey, DataKeys } from './data-keys.ts';

/** What people are known again by. */
export type IndexedKind = 'email' | 'phone';

/** An address without its letter case and edges; a telephone's digits with its prefix. */
function normalised(kind: IndexedKind, text: string): string {
  switch (kind) {
    case 'email':
      return text.trim().normalize('NFC').toLowerCase();
    case 'phone': {
      const digits = readPhone(text);
      // Rows older than the rule may have fewer digits; they are kept as they are.
      return digits.ok ? digits.value.replace(/^00/, '') : text.replaceAll(/\D/g, '');
    }
  }
}

function indexOf(key: DataKey, kind: IndexedKind, text: string): Buffer {
  return createHmac('sha256', key.index)
    .update(`${kind}:${normalised(kind, text)}`)
    .digest();
}

/** HMAC-SHA-256 of the normalised value with the first key's index key: equal for equal people, and open to nobody without the key. */
export function blindIndex([key]: DataKeys, kind: IndexedKind, text: string): Buffer {
  return indexOf(key, kind, text);
}

/** The same with each key in their order, as rows may have it while keys are changed. */
export function blindIndexes([first, ...others]: DataKeys, kind: IndexedKind, text: string): readonly [Buffer, ...Buffer[]] {
  return [indexOf(first, kind, text), ...others.map((key) => indexOf(key, kind, text))];
}

/** What a person is known again by, with each key in their order: the first is written, each is looked for. */
export interface PersonIndexes {
  readonly emails: readonly [Buffer, ...Buffer[]];
  readonly phones: readonly [Buffer, ...Buffer[]];
}

/** The blind indexes of a person. To be worked out once for a request: each costs as much as sealing a value. */
export function personIndexes(
  keys: DataKeys,
  { email, phone }: { readonly email: string; readonly phone: string },
): PersonIndexes {
  return { emails: blindIndexes(keys, 'email', email), phones: blindIndexes(keys, 'phone', phone) };
}
