import { href } from '@cotejo/contract/paths';
import { noticeParameter, notices } from '@cotejo/contract/paths/notices';
import { productPath } from '@cotejo/contract/paths/product-path';
import { productRedirect } from '@cotejo/contract/paths/product-redirect';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { findIsaprePlan, findProduct, spelledProductName } from '@cotejo/core/find-product';
import { firstComparatorUrl } from './first-comparator.ts';
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

/** What stands before the code of every plan at /planSI (A2.2-019). */
export const planKind = 'R';

/** The comparator, which is told that the plan asked for is not there (C2-05 to C2-07, decision 39). */
export function planNotFound({ edition, snapshot }: Surroundings): Destination {
  return { path: firstComparatorUrl(edition, snapshot), search: `${noticeParameter}=${notices.planNotFound}`, status: 302 };
}

/** The page of what an old address names: an isapre plan by its code, else any product by number, address or code. */
function productUrlOf(name: string, { edition, snapshot }: Surroundings): string | null {
  const named = spelledProductName(snapshot, name);
  const product = findIsaprePlan(snapshot, named) ?? findProduct(snapshot, named);
  const organization = product && snapshot.organizations.get(product.organizationId);
  return product && organization ? productPath(product, organization, edition) : null;
}

/** A comparator in lower case or what may be its season, else a plan with the part to open, else the list with a notice (A2.2-072 to A2.2-074, C2-02 to C2-06). */
const comparatorOrPlan: Resolver = ({ plan = '', tab }, surroundings) => {
  const { snapshot } = surroundings;
  const comparator = spellingsOf(snapshot).comparator(tab === undefined ? [plan] : [plan, tab]);
  if (comparator !== null) return { path: comparator, status: 301 };
  const parent = tab === undefined ? null : spellingsOf(snapshot).comparator([plan]);
  if (parent !== null && tab !== undefined) return { path: `${parent}/${encodeURIComponent(tab)}`, status: 301 };
  const productUrl = productUrlOf(plan, surroundings);
  if (productUrl === null) return planNotFound(surroundings);
  const currentPath = `/comparar/${plan}`;
  const path = productRedirect({ currentPath, productUrl, ...(tab === undefined ? {} : { tab }) });
  return { path: path ?? productUrl, status: 301 };
};

/** An isapre plan by its code, as /planSI shows it, else the list with a notice (A2.2-078, A2.2-079). */
const planCode: Resolver = ({ plan = '' }, surroundings) => {
  const named = spelledProductName(surroundings.snapshot, plan);
  if (findIsaprePlan(surroundings.snapshot, named) === null) return planNotFound(surroundings);
  return { path: href('planById', { kind: planKind, plan: named }), status: 301 };
};

/** The same under the name of an isapre at the root; under any other name it is no old path (A2.2-077, A2.2-080). */
const isaprePlanCode: Resolver = ({ isapre = '', plan = '' }, surroundings) => {
  const { organization } = spellingsOf(surroundings.snapshot).right({ organization: isapre });
  const sellers = Array.from(surroundings.snapshot.organizations.values());
  if (!sellers.some(({ kind, url }) => kind === 'isapre' && url === organization)) return null;
  return planCode({ plan }, surroundings);
};

/** Every resolver by its name in the table. */
export const resolvers = {
  'comparator-or-plan': comparatorOrPlan,
  'plan-code': planCode,
  'isapre-plan-code': isaprePlanCode,
} as const satisfies Record<string, Resolver>;
export type ResolverName = keyof typeof resolvers;
