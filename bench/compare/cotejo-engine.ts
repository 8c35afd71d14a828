import { compare, type CompareContext, type CompareQuery } from '@cotejo/core/comparison';
import type { CatalogueSnapshot, Product } from '@cotejo/core/catalogue';
import { ProductTableBuilder } from '@cotejo/core/product-table';
import { answerOf, type Answer } from './answer.ts';
import { clinics, comparator, features, organizations } from './generate-surroundings.ts';
import { benchDay } from './queries.ts';

function byId<Thing extends { readonly id: number }>(things: readonly Thing[]): ReadonlyMap<number, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** The snapshot of so many plans, built one by one. */
export function snapshotOfProducts(products: Iterable<Product>): CatalogueSnapshot {
  const builder = new ProductTableBuilder();
  for (const product of products) builder.add(product);
  return {
    edition: 'chile',
    version: 'bench',
    isDemonstration: true,
    isWhollyDemonstration: true,
    organizations: byId(organizations),
    clinics: byId(clinics),
    features: byId(features),
    products: builder.finish(),
    comparators: [comparator],
  };
}

/** Our own engine over a snapshot: what is measured, and what it answers. */
export class CotejoEngine {
  readonly #context: CompareContext;

  constructor(snapshot: CatalogueSnapshot) {
    this.#context = { ...benchDay, snapshot };
  }

  run(query: CompareQuery): ReturnType<typeof compare> {
    return compare(query, this.#context);
  }

  answer(query: CompareQuery): Answer {
    const result = this.run(query);
    if (!result.ok) throw new Error(`no comparator ${query.comparatorUrl}`);
    return answerOf(result.value);
  }
}
