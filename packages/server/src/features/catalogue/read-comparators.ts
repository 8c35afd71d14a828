import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { wireRegions } from '@cotejo/contract/wire-region';
import type { CatalogueSnapshot, Comparator, Product } from '@cotejo/core/catalogue';
import { exampleProfile } from '@cotejo/contract/profile';
import { countOrganizations, productsOf } from '@cotejo/core/comparison';
import { editionOf } from '@cotejo/core/editions';
import { questionsOf } from '@cotejo/core/profile-questions';
import { oncePerSnapshot } from './per-snapshot.ts';

/** Types of products with how many there are, the most frequent first, then by name. */
function typesOf(products: readonly Product[]): ComparatorAnswer['types'] {
  const types = new Map<string, ComparatorAnswer['types'][number]>();
  for (const { typeName, typeDisplayName, typeDescription } of products) {
    const known = types.get(typeName) ?? { name: typeName, displayName: typeDisplayName, description: typeDescription, count: 0 };
    types.set(typeName, { ...known, count: known.count + 1 });
  }
  return [...types.values()].toSorted((left, right) => right.count - left.count || left.name.localeCompare(right.name, 'es'));
}

function wireComparator(comparator: Comparator, snapshot: CatalogueSnapshot): ComparatorAnswer {
  const edition = editionOf(snapshot.edition);
  const { zones, riskClasses, breeds } = comparator.choices;
  const { id, name, displayName, url, title, description, noun, productKind, productType, asksIncome, isComparable } = comparator;
  const products = productsOf(comparator, snapshot);
  const organizations = countOrganizations(snapshot, products, products);
  return {
    id,
    name,
    displayName,
    url,
    title,
    description,
    noun,
    productKind,
    productType,
    asksIncome,
    questions: [
      ...questionsOf({ productType, asksIncome, choices: comparator.choices, regions: comparator.regions ?? edition.regions }),
    ],
    regionIsRequired: comparator.regions !== null,
    isComparable,
    currency: comparator.currency ?? edition.currency,
    regions: wireRegions(comparator.regions ?? edition.regions),
    choices: { zones: [...zones], riskClasses: [...riskClasses], breeds: [...breeds] },
    exampleProfile: exampleProfile(edition, comparator),
    productCount: products.length,
    organizationsCompared: organizations.compared,
    organizationsKnown: organizations.known,
    types: typesOf(products),
  };
}

/** The edition's comparators in their order, with what each compares now. */
export const listComparators = oncePerSnapshot((snapshot): ComparatorAnswer[] =>
  snapshot.comparators.map((comparator) => wireComparator(comparator, snapshot)),
);
