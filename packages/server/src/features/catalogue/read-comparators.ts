import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { tariffPeriod } from '@cotejo/contract/wire-item';
import { wireRegions } from '@cotejo/contract/wire-region';
import type { CatalogueSnapshot, Comparator, Product } from '@cotejo/core/catalogue';
import { extraAnswerOf } from '@cotejo/contract/extra-answers';
import { exampleProfile } from '@cotejo/contract/example-profile';
import { countOrganizations, marketFacts, marketOrganizations, productsOf, sorts, type Sort } from '@cotejo/core/comparison';
import { editionOf } from '@cotejo/core/editions';
import { extraQuestionsOf } from '@cotejo/core/extra-questions';
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

/** A year's cost of some product could be worked out. */
function hasYearlyCost({ yearlyUse }: Product): boolean {
  return yearlyUse !== null && Object.values(yearlyUse).some(({ kind }) => kind === 'computed');
}

/** The orders that some product has something for; score and price are of every list. */
function sortsOf(products: readonly Product[], arePeople: boolean): Sort[] {
  return sorts.filter((sort) => {
    switch (sort) {
      case 'afinidad':
        // Affinity is between people: neither a pet nor a company is like those who chose a product.
        return arePeople && products.some(({ customers }) => customers !== null);
      case 'costo-anual':
        return arePeople && products.some(hasYearlyCost);
      case 'puntaje':
        return products.some(({ score }) => score !== null);
      case 'recomendados':
      case 'precio-asc':
      case 'precio-desc':
        return true;
    }
  });
}

/** The EPS of the edition by name, for a line whose profile says which one somebody has. */
function insurersOf({ organizations }: CatalogueSnapshot): ComparatorAnswer['insurers'] {
  return [...organizations.values()]
    .filter(({ kind }) => kind === 'eps')
    .map(({ code, displayName }) => ({ code, name: displayName, group: null }))
    .toSorted((left, right) => left.name.localeCompare(right.name, 'es'));
}

function wireComparator(comparator: Comparator, snapshot: CatalogueSnapshot): ComparatorAnswer {
  const edition = editionOf(snapshot.edition);
  const { zones, riskClasses, breeds } = comparator.choices;
  const { id, name, displayName, url, title, description, noun, productKind, productType, asksIncome, isComparable } = comparator;
  const products = productsOf(comparator, snapshot);
  const organizations = countOrganizations(snapshot, comparator);
  const questions = questionsOf({
    productType,
    asksIncome,
    choices: comparator.choices,
    regions: comparator.regions ?? edition.regions,
  });
  const insurers = insurersOf(snapshot);
  // Nobody can choose out of nothing.
  const extras = extraQuestionsOf(productType, edition).filter((question) => question !== 'insurer' || insurers.length > 0);
  const periods = new Set(products.map(tariffPeriod));
  const [firstPeriod] = periods;
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
    questions: [...questions],
    regionIsRequired: comparator.regions !== null,
    isComparable,
    metadata: { color: null },
    sorts: sortsOf(products, questions.includes('people')),
    paid: periods.size === 1 ? (firstPeriod ?? null) : null,
    currency: comparator.currency ?? edition.currency,
    regions: wireRegions(comparator.regions ?? edition.regions),
    choices: { zones: [...zones], riskClasses: [...riskClasses], breeds: [...breeds] },
    extras: extras.map((question) => extraAnswerOf[question]),
    insurers: extras.includes('insurer') ? insurers : [],
    exampleProfile: exampleProfile(edition, comparator),
    productCount: products.length,
    organizationsCompared: organizations.compared,
    organizationsKnown: organizations.known,
    market: marketFacts(marketOrganizations(snapshot, comparator)),
    types: typesOf(products),
  };
}

/** The edition's comparators in their order, with what each compares now. */
export const listComparators = oncePerSnapshot((snapshot): ComparatorAnswer[] =>
  snapshot.comparators.map((comparator) => wireComparator(comparator, snapshot)),
);
