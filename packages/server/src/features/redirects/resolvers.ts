import { productPath } from '@cotejo/contract/paths/product-path';
import { productRedirect } from '@cotejo/contract/paths/product-redirect';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { findIsaprePlan, findProduct } from '@cotejo/core/find-product';
import type { PathValues } from './path-match.ts';
import { spellingsOf } from './spellings.ts';

/** What an old path is looked up in. */
export interface Surroundings {
  readonly edition: Edition;
  readonly snapshot: CatalogueSnapshot;
}

/** Where a path leads: for ever (301), or as long as the catalogue is what it is (302). */
export interface Destination {
  readonly path: string;
  readonly search?: string;
  readonly status: 301 | 302;
  /** The article it is, which may be published or not. */
  readonly article?: string;
}

/** Null: the row does not hold for these values. */
type Resolver = (values: PathValues, surroundings: Surroundings) => Destination | null;

/** Says on the comparator that the plan asked for is not there (C2-06, C2-07). */
const planNotFound = 'aviso=plan-no-encontrado';

/** The page of what an old address names: an isapre plan by its code, else any product by number, address or code. */
function productUrlOf(named: string, { edition, snapshot }: Surroundings): string | null {
  const product = findIsaprePlan(snapshot, named) ?? findProduct(snapshot, named);
  const organization = product && snapshot.organizations.get(product.organizationId);
  return product && organization ? productPath(product, organization, edition) : null;
}

/** A comparator in lower case, else a plan with the part to open, else the list with a notice (A2.2-072 to A2.2-074, C2-02 to C2-06). */
const comparatorOrPlan: Resolver = ({ plan = '', tab }, surroundings) => {
  const { edition, snapshot } = surroundings;
  const comparator = spellingsOf(snapshot).comparator(tab === undefined ? [plan] : [plan, tab]);
  if (comparator !== null) return { path: comparator, status: 301 };
  const productUrl = productUrlOf(plan, surroundings);
  if (productUrl === null) return { path: edition.mainComparatorUrl, search: planNotFound, status: 302 };
  const currentPath = `/comparar/${plan}`;
  const path = productRedirect({ currentPath, productUrl, ...(tab === undefined ? {} : { tab }) });
  return { path: path ?? productUrl, status: 301 };
};

/** Every resolver by its name in the table. */
export const resolvers = { 'comparator-or-plan': comparatorOrPlan } as const satisfies Record<string, Resolver>;
export type ResolverName = keyof typeof resolvers;
