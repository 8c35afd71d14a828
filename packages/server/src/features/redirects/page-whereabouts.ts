import { comparatorNamedAs, href, productTabs, requestTab, type PageName } from '@cotejo/contract/paths';
import {
  clinicPath,
  organizationPartPath,
  organizationPath,
  type OrganizationPart,
} from '@cotejo/contract/paths/organization-path';
import { organizationLists } from '@cotejo/contract/paths/organization-lists';
import { productPath } from '@cotejo/contract/paths/product-path';
import { wireOrganizationRef } from '@cotejo/contract/wire-item';
import { careCentresIn, findCareCentre } from '@cotejo/core/care-centres';
import type { OrganizationKind, Product } from '@cotejo/core/catalogue';
import { findOrganizationAt } from '@cotejo/core/find-organization';
import { findIsaprePlan, findProduct } from '@cotejo/core/find-product';
import { salesOfferOf } from '@cotejo/core/requests';
import type { PathValues } from './path-match.ts';
import { planKind, planNotFound, type Destination, type Surroundings } from './resolvers.ts';

/** Where the page of a path is: at some path, which may be this one; at this one; nowhere (null); or only the page can tell. */
type Whereabouts = Destination | 'here' | null | 'page-tells';
type Rule = (values: PathValues, surroundings: Surroundings) => Whereabouts;

function at(path: string | null): Destination | null {
  return path === null ? null : { path, status: 301 };
}

function whereKnown(isKnown: boolean): Whereabouts {
  return isKnown ? 'here' : null;
}

const listOf =
  (kinds: readonly OrganizationKind[]): Rule =>
  (_, { snapshot }) =>
    whereKnown(Array.from(snapshot.organizations.values()).some(({ kind }) => kinds.includes(kind)));

/** As the page of an organisation leads on (loadOrganization of the site). */
const organizationAt =
  (part: OrganizationPart | null = null): Rule =>
  ({ organization: url = '' }, { snapshot }) => {
    const found = findOrganizationAt(snapshot, url);
    if (found === null) return null;
    const named = wireOrganizationRef(found);
    return at(part === null ? organizationPath(named) : organizationPartPath(named, part));
  };

/** As the page of a clinic leads on (loadClinic of the site). */
const clinicAt: Rule = ({ clinic: url = '' }, { snapshot }) => {
  const found = findOrganizationAt(snapshot, url);
  return at(clinicPath(findCareCentre(snapshot.clinics, url), found && wireOrganizationRef(found)));
};

function productNamed({ plan, insurance, product }: PathValues, { snapshot }: Surroundings): Product | null {
  return plan === undefined ? findProduct(snapshot, insurance ?? product ?? '') : findIsaprePlan(snapshot, plan);
}

function ownPath(product: Product, { edition, snapshot }: Surroundings): string | null {
  const seller = snapshot.organizations.get(product.organizationId);
  return seller === undefined ? null : productPath(product, seller, edition);
}

function isSold({ salesChannels }: Product): boolean {
  return salesOfferOf(salesChannels).action !== null;
}

/** As the page of a product leads on, with the part of it that is asked for (loadProduct of the site). */
const productAt: Rule = (values, surroundings) => {
  const { tab } = values;
  const product = productNamed(values, surroundings);
  const own = product && ownPath(product, surroundings);
  if (tab === undefined || own === null) return at(own);
  return productTabs.some((known) => known === tab) ? at(`${own}/${tab}`) : null;
};

/** As the form for a product leads on: to the product, as long as nobody sells it here (pricedProduct of the site). */
const requestAt: Rule = (values, surroundings) => {
  const product = productNamed(values, surroundings);
  const own = product && ownPath(product, surroundings);
  if (product === null || own === null) return null;
  return isSold(product) ? at(`${own}/${requestTab}`) : { path: own, status: 302 };
};

/** The same at the address of a purchase, which names no organisation. */
const purchaseAt: Rule = (values, surroundings) => {
  const product = productNamed(values, surroundings);
  const own = product && ownPath(product, surroundings);
  if (product === null || own === null) return null;
  return isSold(product) ? 'here' : { path: own, status: 302 };
};

/** Plans have one kind alone, whatever an address says (decision 39). */
const planByIdAt: Rule = (values, surroundings) => {
  const { plan = '' } = values;
  if (productNamed(values, surroundings) === null) return planNotFound(surroundings);
  return at(href('planById', { kind: planKind, plan }));
};

/** A second segment may be a season's. */
const comparatorAt: Rule = ({ comparator = '', line }, { snapshot }) => {
  const own = href('comparator', { comparator, ...(line === undefined ? {} : { line }) });
  if (snapshot.comparators.some(({ url }) => url === own)) return 'here';
  return line === undefined ? null : 'page-tells';
};

const lineAt =
  (page: 'accidents' | 'healthInsurances' | 'guards'): Rule =>
  (_, { snapshot }) =>
    whereKnown(snapshot.comparators.some(({ url }) => url === comparatorNamedAs(href(page, {}))));

/** Pages of which the catalogue tells where they are. Of all others, texts and forms, it tells nothing. */
const rules: Partial<Record<PageName, Rule>> = {
  home: () => 'here',
  comparator: comparatorAt,
  accidents: lineAt('accidents'),
  healthInsurances: lineAt('healthInsurances'),
  guards: lineAt('guards'),
  isapres: listOf(organizationLists.isapres),
  insurers: listOf(organizationLists.insurers),
  epsList: listOf(organizationLists.epsList),
  prepaidList: listOf(organizationLists.prepaidList),
  clinics: (_, { snapshot }) => whereKnown(careCentresIn(snapshot.clinics).length > 0),
  isapre: organizationAt(),
  insurer: organizationAt(),
  eps: organizationAt(),
  prepaid: organizationAt(),
  isaprePlans: organizationAt('plans'),
  insurerCollective: organizationAt('collective'),
  clinic: clinicAt,
  isaprePlan: productAt,
  isapreComplement: productAt,
  clinicProduct: productAt,
  clinicPlan: productAt,
  epsProduct: productAt,
  epsPlan: productAt,
  prepaidProduct: productAt,
  insurance: productAt,
  isaprePlanRequest: requestAt,
  isapreComplementRequest: requestAt,
  clinicProductRequest: requestAt,
  clinicPlanRequest: requestAt,
  epsProductRequest: requestAt,
  epsPlanRequest: requestAt,
  prepaidProductRequest: requestAt,
  insuranceRequest: requestAt,
  planById: planByIdAt,
  purchase: purchaseAt,
  payment: purchaseAt,
};

/**
 * Where a page with these values in its path is, by the catalogue: what the page itself would lead to, without asking it.
 * Null: it would not be found.
 */
export function whereaboutsOf(page: PageName, values: PathValues, surroundings: Surroundings): Whereabouts {
  const rule = rules[page];
  return rule === undefined ? 'page-tells' : rule(values, surroundings);
}
