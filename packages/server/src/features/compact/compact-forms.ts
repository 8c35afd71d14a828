import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { CatalogueSnapshot, Comparator } from '@cotejo/core/catalogue';
import { compactParts, frameCompact, type CompactPart } from '@cotejo/core/compact';
import { LRUCache } from 'lru-cache';
import type { Coding } from '../../platform/http/accepted-coding.ts';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
const outOfGzip = promisify(gunzip);

/** The compact form of one comparator in one catalogue version, ready to be sent. */
export interface CompactForm {
  /** Digest of the bytes as they are before any compression. */
  readonly digest: string;
  /** Bytes that the smallest encoding takes. */
  readonly compressedBytes: number;
  /** Bytes that are kept of it, in every encoding together. */
  readonly keptBytes: number;
  readonly bodyIn: (encoding: Coding) => Promise<Buffer>;
}

/** Gives compact forms, each made once however many ask for it at the same time. */
export type CompactForms = (snapshot: CatalogueSnapshot, comparator: Comparator) => Promise<CompactForm>;

/** Small forms are pressed as hard as can be; for large ones that takes minutes and gains a twentieth. */
const qualities = [
  { upTo: 512 * 1024, quality: 11 },
  { upTo: 2 * 1024 * 1024, quality: 10 },
  { upTo: Infinity, quality: 9 },
] as const;

async function compressed(bytes: Uint8Array): Promise<{ readonly br: Buffer; readonly gzip: Buffer }> {
  const quality = qualities.find(({ upTo }) => bytes.length <= upTo)?.quality ?? 9;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([inBrotli(bytes, { params }), inGzip(bytes, { level: 9 })]);
  return { br, gzip: gz };
}

async function makeForm(snapshot: CatalogueSnapshot, comparator: Comparator): Promise<CompactForm> {
  const parts: CompactPart[] = [];
  for (const part of compactParts(snapshot, comparator)) {
    parts.push(part);
    // Other requests are answered between the parts.
    await nextTurn();
  }
  const bytes = frameCompact(parts);
  const bodies = await compressed(bytes);
  return {
    digest: hash('sha1', bytes, 'base64url'),
    compressedBytes: bodies.br.length,
    keptBytes: bodies.br.length + bodies.gzip.length,
    bodyIn: (encoding) => (encoding === 'identity' ? outOfGzip(bodies.gzip) : Promise.resolve(bodies[encoding])),
  };
}

/** Forms of one snapshot, and those being made. */
interface Kept {
  readonly forms: LRUCache<Comparator, CompactForm>;
  readonly underWay: Map<Comparator, Promise<CompactForm>>;
}

const mostKeptBytes = 128 * 1024 * 1024;

/** Keeps forms as long as their snapshot is held, so that a publication drops those of the version before. */
export function createCompactForms(make: CompactForms = makeForm): CompactForms {
  const keptOf = new WeakMap<CatalogueSnapshot, Kept>();

  function kept(snapshot: CatalogueSnapshot): Kept {
    const known = keptOf.get(snapshot);
    if (known) return known;
    const sizeCalculation = (form: CompactForm): number => Math.max(1, form.keptBytes);
    const fresh: Kept = { forms: new LRUCache({ maxSize: mostKeptBytes, sizeCalculation }), underWay: new Map() };
    keptOf.set(snapshot, fresh);
    return fresh;
  }

  return async (snapshot, comparator) => {
    const { forms, underWay } = kept(snapshot);
    const known = forms.get(comparator) ?? underWay.get(comparator);
    if (known) return known;
    const started = make(snapshot, comparator)
      .then((form) => {
        forms.set(comparator, form);
        return form;
      })
      .finally(() => underWay.delete(comparator));
    underWay.set(comparator, started);
    return started;
  };
}
