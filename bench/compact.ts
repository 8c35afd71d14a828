import { brotliCompressSync, constants } from 'node:zlib';
import type { CatalogueSnapshot, Comparator } from '@cotejo/core/catalogue';
import { compactParts, decodeCompact, encodeCompact } from '@cotejo/core/compact';
import { editionIds } from '@cotejo/core/editions';
import type { Tariff } from '@cotejo/core/pricing';
import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import { demoCatalogues } from '@cotejo/demo/catalogues';
import { snapshotOfProducts } from './compare/cotejo-engine.ts';
import { generateProducts } from './compare/generate-catalogue.ts';
import { comparator as everything } from './compare/generate-surroundings.ts';
import { report, type Row } from './report.ts';

/*
 * What a comparator weighs on the way to a browser, beside the same products as JSON: 100,000 generated plans with 15
 * clinics and 8 features each, and every comparator of the demonstration.
 */

const plans = 100_000;

function brotliBytes(bytes: Uint8Array, quality: number): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}

/** The same as JSON would hold it: products as items that name their tariffs, and each tariff once. */
function asJson({
  products,
  comparators,
  organizations: sellers,
  clinics: places,
  features: traits,
}: CatalogueSnapshot): Uint8Array {
  const tariffs = new Map<string, Tariff>();
  const items = products.map(({ pricing, ...product }) => {
    if (pricing.kind === 'isapre') return { ...product, pricing };
    for (const tariff of pricing.tariffs) tariffs.set(tariff.id + tariff.version, tariff);
    return { ...product, pricing: { ...pricing, tariffs: pricing.tariffs.map(({ id, version }) => [id, version]) } };
  });
  const around = [sellers, places, traits, tariffs].map((things) => [...things.values()]);
  return Buffer.from(JSON.stringify([items, around, comparators]));
}

/** Reads the bytes again; throws when that does not give every product back. */
function decoded(bytes: Uint8Array, snapshot: CatalogueSnapshot, wanted: number): CatalogueSnapshot {
  const result = decodeCompact(bytes);
  if (!result.ok || result.value.products.length !== wanted) throw new Error('the compact form does not come back');
  for (let row = 0; row < wanted; row += Math.ceil(wanted / 50)) {
    const product = result.value.products.at(row);
    const original = snapshot.products.at(snapshot.products.rowOfId(product.id));
    if (JSON.stringify(product) !== JSON.stringify(original)) throw new Error(`product ${product.id} comes back changed`);
  }
  return result.value;
}

function milliseconds<Value>(work: () => Value): { readonly value: Value; readonly took: number } {
  const began = performance.now();
  const value = work();
  return { value, took: performance.now() - began };
}

function generatedRows(): readonly Row[] {
  const snapshot = snapshotOfProducts(generateProducts(plans));
  const { value: bytes, took: encoding } = milliseconds(() => encodeCompact(snapshot, everything));
  const { took: decoding } = milliseconds(() => decoded(bytes, snapshot, plans));
  const json = asJson(snapshot);
  const sizes = [11, 9, 5].map((quality): Row => {
    const value = brotliBytes(bytes, quality) / plans;
    // So much JSON takes the best quality minutes: a twentieth tells as much.
    const part = json.subarray(0, json.length / 20);
    const reference = (brotliBytes(part, quality) / part.length) * (json.length / plans);
    const row = { name: `${plans} plans, Brotli ${quality}`, value, unit: 'B/plan', reference, ratio: value / reference };
    return quality === 11 ? { ...row, goal: '<= 40' } : row;
  });
  const shares = Map.groupBy(compactParts(snapshot, everything), ({ name }) => name);
  const parts = Array.from(shares, ([name, of]): Row => {
    const value = of.reduce((sum, part) => sum + brotliBytes(part.bytes, 9), 0) / plans;
    return { name: `  of these ${name}, Brotli 9`, value, unit: 'B/plan' };
  });
  return [
    ...sizes,
    { name: `${plans} plans, not compressed`, value: bytes.length / plans, unit: 'B/plan', reference: json.length / plans },
    ...parts.toSorted((left, right) => right.value - left.value),
    { name: `${plans} plans, encoded in`, value: encoding, unit: 'ms' },
    { name: `${plans} plans, decoded and checked in`, value: decoding, unit: 'ms' },
  ];
}

function demonstrationRow(snapshot: CatalogueSnapshot, comparator: Comparator): Row {
  const bytes = encodeCompact(snapshot, comparator);
  const result = decodeCompact(bytes);
  if (!result.ok) throw new Error(result.error.kind);
  const compact = decoded(bytes, snapshot, result.value.products.length);
  const [value, reference] = [brotliBytes(bytes, 11), brotliBytes(asJson(compact), 11)];
  const name = `${snapshot.edition} ${comparator.url}, ${compact.products.length} products, Brotli 11`;
  return { name, value, unit: 'B', reference, ratio: value / reference };
}

const demonstration = editionIds.flatMap((id) => {
  const snapshot = snapshotOfContents(demoCatalogues().filter(({ edition }) => edition === id));
  return snapshot.comparators.map((comparator) => demonstrationRow(snapshot, comparator));
});
report('compact', [...generatedRows(), ...demonstration]);
