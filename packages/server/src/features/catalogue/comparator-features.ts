import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import { productsOf } from '@cotejo/core/comparison';
import { findNamedComparator } from '@cotejo/core/find-product';
import { fail, ok } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { oncePerSnapshot } from './per-snapshot.ts';

const inSpanish = new Intl.Collator('es');

/** The numbers of the features that products of each comparator have, by the comparator's number. */
export const featuresByComparator = oncePerSnapshot(
  (snapshot) =>
    new Map(
      snapshot.comparators.map((comparator) => [
        comparator.id,
        new Set(productsOf(comparator, snapshot).flatMap(({ featureIds }) => featureIds)),
      ]),
    ),
);

/** Features that some product of the comparator has, main ones first, then by name (A7-13). */
function featuresOf(comparatorId: number, snapshot: CatalogueSnapshot) {
  const had = featuresByComparator(snapshot).get(comparatorId);
  return [...snapshot.features.values()]
    .filter(({ id }) => had?.has(id))
    .toSorted((left, right) => left.typeId - right.typeId || inSpanish.compare(left.displayName, right.displayName))
    .map(({ id, name, displayName }) => ({ id, name, displayName }));
}

/** Handler of the features that a comparator's list can be filtered by. */
export function comparatorFeatureHandlers({
  memory,
}: {
  readonly memory: PublishedCatalogue;
}): Handlers<'listComparatorFeatures'> {
  return {
    listComparatorFeatures: async ({ params }, call) => {
      const snapshot = catalogueOfCall(memory, call);
      const comparator = findNamedComparator(snapshot, params.id);
      if (comparator === null) return fail({ kind: 'not-found', detail: 'No existe ese comparador' });
      return ok({ data: featuresOf(comparator.id, snapshot) });
    },
  };
}
