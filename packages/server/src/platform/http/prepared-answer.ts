import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedCoding, type Coding } from './accepted-coding.ts';
import { etagOf } from './etag.ts';

/** An answer as it goes out any number of times. */
export interface PreparedAnswer {
  readonly etag: string;
  readonly plain: Buffer;
  /** Of Brotli, from 0 to 11. */
  readonly quality: number;
  /** Compressed bytes: finished, or being made. */
  readonly compressed: Map<Exclude<Coding, 'identity'>, Buffer | Promise<Buffer>>;
}

/**
 * What one family is told is sent once or twice; what everybody is told, many times: a fifth of the time more makes it up to 8 % smaller,
 * which on a phone is a round trip (docs/decisions/0352).
 */
const qualities = { ofOne: 4, ofMany: 5 };
/** Below this many bytes compressing saves no packet. */
const leastToCompress = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * An answer ready to be sent. Its validator is keyed: families are few enough to be tried one by one, so that a plain
 * hash of the answer, in somebody's log, would tell which family it was (docs/decisions/0144).
 */
export function prepareAnswer(text: string, etagKey: Buffer): PreparedAnswer {
  const plain = Buffer.from(text);
  const etag = `W/"${createHmac('sha256', etagKey).update(plain).digest('base64url')}"`;
  return { etag, plain, quality: qualities.ofOne, compressed: new Map() };
}

/** A text in UTF-8, or the bytes that are given, not copied. */
export function bytesIn(given: string | Uint8Array): Buffer {
  return typeof given === 'string' ? Buffer.from(given) : Buffer.from(given.buffer, given.byteOffset, given.byteLength);
}

/** An answer that is the same for everybody, so that a plain hash validates it in every process alike; null has no content. */
export function sharedAnswer(given: string | Uint8Array | null): PreparedAnswer {
  const plain = bytesIn(given ?? '');
  return { etag: etagOf(plain), plain, quality: qualities.ofMany, compressed: new Map() };
}

/** Browsers say the same few things in this header. */
const codingsKnown = new LRUCache<string, Coding>({ max: 100 });

/** The coding for an Accept-Encoding header: Brotli where the caller likes it no less than gzip; what is small stays plain. */
export function chooseCoding({ plain }: PreparedAnswer, header: string | undefined): Coding {
  if (header === undefined || plain.length < leastToCompress) return 'identity';
  const coding = codingsKnown.get(header) ?? acceptedCoding(header);
  codingsKnown.set(header, coding);
  return coding;
}

async function compress({ plain, quality }: PreparedAnswer, coding: Exclude<Coding, 'identity'>): Promise<Buffer> {
  switch (coding) {
    case 'br':
      return brotli(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      });
    case 'gzip':
      return zip(plain);
  }
}

/**
 * The bytes of an answer in a coding, compressed the first time they are asked for and away from the main thread;
 * whoever asks meanwhile waits for the same.
 */
export function bytesOf(answer: PreparedAnswer, coding: Coding): Buffer | Promise<Buffer> {
  const { plain, compressed } = answer;
  if (coding === 'identity') return plain;
  const known = compressed.get(coding);
  if (known !== undefined) return known;
  const making = compress(answer, coding);
  compressed.set(coding, making);
  // What failed is not kept: the next one who asks tries again.
  making.then(
    (bytes) => compressed.set(coding, bytes),
    () => compressed.delete(coding),
  );
  return making;
}
