import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import { CotejoEngine, snapshotOfProducts } from './cotejo-engine.ts';
import { generateProducts } from './generate-catalogue.ts';
import { benchQueries } from './measure.ts';
import { percentileOf } from './percentile.ts';

export interface SnapshotSize {
  /** Seconds from rows in memory to a snapshot, the median of some builds. */
  readonly buildSeconds: number;
  /** Bytes of the columns and of what the heap holds beside them, tariffs left out: plans share them. */
  readonly bytesPerPlan: number;
  /** The same once the five queries were asked: with the sets that the engine then keeps. */
  readonly askedBytesPerPlan: number;
}

const builds = 5;

function collect(): void {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc: sizes are taken after a collection');
  globalThis.gc();
  globalThis.gc();
}

function usedBytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Builds snapshots of so many plans that are held in memory, and weighs one. */
export function weighSnapshot(plans: number): SnapshotSize {
  const products = [...generateProducts(plans)];
  const seconds = Array.from({ length: builds }, () => {
    collect();
    const began = performance.now();
    snapshotOfProducts(products);
    return (performance.now() - began) / 1_000;
  });
  const before = usedBytes();
  const snapshot: CatalogueSnapshot = snapshotOfProducts(products);
  const built = usedBytes();
  const engine = new CotejoEngine(snapshot);
  for (const { query } of benchQueries(engine)) engine.run(query);
  const asked = usedBytes();
  return {
    buildSeconds: percentileOf(seconds, 0.5),
    bytesPerPlan: (built - before) / snapshot.products.length,
    askedBytesPerPlan: (asked - before) / products.length,
  };
}
