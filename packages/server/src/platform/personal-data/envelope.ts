import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';
import { fail, ok, type Result } from '@cotejo/core/result';
import { keyIdBytes, type DataKeys } from './data-keys.ts';

/** Where a sealed value stands. It opens nowhere else. */
export interface Place {
  readonly table: string;
  readonly column: string;
  /** Its row's key; parts of one are joined by ':'. */
  readonly row: string;
}

/** Why bytes are not opened: they are no envelope of ours, their key is not at hand, or they are not what was sealed there. */
export type SealFault = 'not-sealed' | 'unknown-key' | 'not-authentic';

const algorithm = 'aes-256-gcm';
const version = 1;
/** A value as it was before there was a key, on its way to be sealed. Nothing else reads or writes it. */
const plainVersion = 0;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + keyIdBytes + nonceBytes;

/** Random bytes for the nonces to come, as Node has them for its own UUIDs: a thousand are as soon drawn as twelve. Each is used once. */
const drawn = { bytes: Buffer.alloc(nonceBytes * 256), used: nonceBytes * 256 };

/** Writes a nonce that was never used before. */
function writeNonce(into: Buffer, at: number): void {
  if (drawn.used === drawn.bytes.length) {
    randomFillSync(drawn.bytes);
    drawn.used = 0;
  }
  drawn.bytes.copy(into, at, drawn.used, drawn.used + nonceBytes);
  drawn.used += nonceBytes;
}

function boundTo({ table, column, row }: Place): Buffer {
  return Buffer.from(JSON.stringify([table, column, row]));
}

/**
 * Seals a text for its place with the first key (AES-256-GCM): version, key id, random nonce of 96 bits, ciphertext, tag of
 * 128 bits. The head is bound to the text as well. Two envelopes of one text differ.
 */
export function seal([key]: DataKeys, place: Place, text: string): Buffer {
  const head = Buffer.alloc(headBytes);
  head[0] = version;
  head.write(key.id, 1, 'hex');
  writeNonce(head, 1 + keyIdBytes);
  const cipher = createCipheriv(algorithm, key.cipher, head.subarray(1 + keyIdBytes), { authTagLength: tagBytes });
  cipher.setAAD(Buffer.concat([head.subarray(0, 1 + keyIdBytes), boundTo(place)]));
  return Buffer.concat([head, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** The id of the key that sealed an envelope; null: it is none. */
export function keyIdOf(envelope: Uint8Array): string | null {
  if (envelope[0] !== version || envelope.length < headBytes + tagBytes) return null;
  return Buffer.from(envelope.subarray(1, 1 + keyIdBytes)).toString('hex');
}

/** The text of an envelope that was sealed for this place. */
export function open(keys: DataKeys, place: Place, envelope: Uint8Array): Result<string, SealFault> {
  const id = keyIdOf(envelope);
  if (id === null) return fail('not-sealed');
  const key = keys.find((candidate) => candidate.id === id);
  if (key === undefined) return fail('unknown-key');
  const decipher = createDecipheriv(algorithm, key.cipher, envelope.subarray(1 + keyIdBytes, headBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.concat([envelope.subarray(0, 1 + keyIdBytes), boundTo(place)]));
  decipher.setAuthTag(envelope.subarray(envelope.length - tagBytes));
  try {
    const text = decipher.update(envelope.subarray(headBytes, envelope.length - tagBytes));
    return ok(Buffer.concat([text, decipher.final()]).toString('utf8'));
  } catch {
    return fail('not-authentic');
  }
}

/** The text of an envelope read back from its place; throws where it does not open, naming the place and never a value. */
export function openStored(keys: DataKeys, place: Place, envelope: Uint8Array): string {
  const opened = open(keys, place, envelope);
  if (opened.ok) return opened.value;
  throw new Error(`${place.table}.${place.column} of row ${place.row} does not open: ${opened.error}`);
}

/** The text of a value that an older version kept in plain; null: it is none. */
export function plainTextOf(bytes: Uint8Array): string | null {
  return bytes[0] === plainVersion ? Buffer.from(bytes.subarray(1)).toString('utf8') : null;
}
