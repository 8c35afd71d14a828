import type { CatalogueSnapshot, Product } from '@cotejo/core/catalogue';
import { CotejoEngine, snapshotOfProducts } from './cotejo-engine.ts';
import { generateProducts } from './generate-catalogue.ts';
import { benchQueries } from './measure.ts';
import { percentileOf } from './percentile.ts';

export interface SnapshotSize {
  /** Seconds from rows in memory to a snapshot, the median of some builds. */
  readonly buildSeconds: number;
  /** Bytes of the columns and of what the heap holds beside them, tariffs left out: plans share them. */
  readonly bytesPerPlan: number;
  /** The same once the five queries were asked: with the sets of rows, codes side by side and prices that then belong to it. */
  readonly askedBytesPerPlan: number;
  /** Bytes of the arrays that one comparison after another works in, whatever the snapshot: once per process. */
  readonly roomBytesPerPlan: number;
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

interface Weighed {
  readonly snapshot: CatalogueSnapshot;
  readonly built: number;
  readonly asked: number;
}

/** A snapshot with its bytes before and after the first questions. */
function weighed(products: readonly Product[]): Weighed {
  const before = usedBytes();
  const snapshot = snapshotOfProducts(products);
  const built = usedBytes() - before;
  const engine = new CotejoEngine(snapshot);
  for (const { query } of benchQueries(engine)) engine.run(query);
  return { snapshot, built, asked: usedBytes() - before };
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
  // The first one's weight holds the room that every comparison of the process then shares.
  const [first, second] = [weighed(products), weighed(products)];
  const { length } = first.snapshot.products;
  return {
    buildSeconds: percentileOf(seconds, 0.5),
    bytesPerPlan: second.built / length,
    askedBytesPerPlan: second.asked / length,
    roomBytesPerPlan: (first.asked - second.asked) / length,
  };
}
