import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/**
 * What is derived from one key of the operator, each part for one use. Key objects show nothing of themselves when they are
 * printed, and using one costs a sixth of what using the same bytes does.
 */
export interface DataKey {
  /** Eight hex digits that name the key beside what it sealed; they tell nothing of it. */
  readonly id: string;
  readonly cipher: KeyObject;
  readonly index: KeyObject;
}

/** The first seals, all of them open. */
export type DataKeys = readonly [DataKey, ...DataKey[]];

const keyBytes = 32;
export const keyIdBytes = 4;

function derived(secret: Buffer, use: 'key id' | 'cipher' | 'blind index', length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `cotejo data ${use}`, length));
}

function dataKeyOf(text: string): DataKey | null {
  const secret = Buffer.from(text, 'base64');
  if (secret.length !== keyBytes || secret.toString('base64') !== text) return null;
  return {
    id: derived(secret, 'key id', keyIdBytes).toString('hex'),
    cipher: createSecretKey(derived(secret, 'cipher', keyBytes)),
    index: createSecretKey(derived(secret, 'blind index', keyBytes)),
  };
}

/** Keys as DATA_KEY names them: base64 of 32 bytes each, with commas between; null: one of them is none, or stands twice. */
export function readDataKeys(text: string): DataKeys | null {
  const [first, ...others] = text.split(',').map((part) => dataKeyOf(part.trim()));
  const known = others.filter((key) => key !== null);
  if (first === undefined || first === null || known.length < others.length) return null;
  const ids = new Set([first, ...known].map(({ id }) => id));
  return ids.size === others.length + 1 ? [first, ...known] : null;
}

export const dataKeysSchema = z.string().transform((text, context): DataKeys => {
  const keys = readDataKeys(text);
  if (keys !== null) return keys;
  context.addIssue('debe ser base64 de 32 bytes, o varias claves distintas separadas por comas: openssl rand -base64 32');
  return z.NEVER;
});
