import type { ClinicDetail, ComparatorAnswer, OrganizationAnswer } from '@cotejo/contract/catalogue';
import { clinicPath } from '@cotejo/contract/paths/organization-path';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { answered, isUnknown } from '../../content/answered.ts';
import { widestComparators } from '../../layout/comparator-groups.ts';
import { pageUrlOf } from '../../page-url.ts';
import { loadCards, type Cards } from '../../product-cards/load-cards.ts';
import { serverContext } from '../../server-context.ts';
import { comparatorsOfTypes, loadOrganizationCards } from './load-organization.ts';

const movedPermanently = 301;
const mostAsked = 5;
const mostComparators = 4;
const cardsOfEach = 3;

/** A place where one is cared for: a clinic that networks name, a group of clinics that sells plans of its own, or both. */
export interface ClinicData {
  readonly name: string;
  readonly url: string;
  /** Null: no product names it. */
  readonly clinic: ClinicDetail | null;
  /** Null: it sells nothing of its own. */
  readonly organization: OrganizationAnswer | null;
  /** Its own products. */
  readonly own: readonly Cards[];
  /** Products that cover it, those of the comparator with most first. */
  readonly covering: readonly Cards[];
}

async function loadCovering(
  context: LoaderFunctionArgs['context'],
  { organizationCode }: ClinicDetail,
  comparators: readonly ComparatorAnswer[],
): Promise<readonly Cards[]> {
  const filters = { coverageOrganizations: [organizationCode] };
  const asked = widestComparators(comparators)
    .toSorted((left, right) => right.productCount - left.productCount)
    .slice(0, mostAsked);
  const loaded = await Promise.all(asked.map((comparator) => loadCards(context, { comparator, filters, pageSize: cardsOfEach })));
  return loaded
    .filter((cards) => cards !== null)
    .filter(({ answer }) => answer.metaData.total > 0)
    .toSorted((left, right) => right.answer.metaData.total - left.answer.metaData.total)
    .slice(0, mostComparators);
}

async function loadOwn(
  context: LoaderFunctionArgs['context'],
  organization: OrganizationAnswer,
  comparators: readonly ComparatorAnswer[],
): Promise<readonly Cards[]> {
  const { api } = context.get(serverContext);
  const types = await api.countInsurancesByType({ params: { id: organization.organizationCode } });
  return types.ok ? loadOrganizationCards(context, organization, comparatorsOfTypes(types.value.data, comparators)) : [];
}

/**
 * The clinic that the path names, with what covers it and what it sells; another spelling, and who is
 * no clinic, go to their own path. Throws 404 for nobody.
 */
export async function loadClinic({ context, params, request }: LoaderFunctionArgs): Promise<ClinicData> {
  const { api } = context.get(serverContext);
  const url = params['clinic'] ?? '';
  const [found, seller, comparators] = await Promise.all([
    api.getClinic({ params: { url } }),
    api.getOrganization({ params: { url } }),
    api.listComparators({}),
  ]);
  const named = seller.ok ? seller.value.data : null;
  const isNamedNowhere = named !== null && !found.ok && isUnknown(found.error);
  const clinic = isNamedNowhere ? null : answered(found).data;
  const here = pageUrlOf(request);
  const address = new URL(clinicPath(clinic, named) ?? here.pathname, here);
  if (address.pathname !== here.pathname) throw redirect(address.pathname + here.search, movedPermanently);
  const organization = named?.kind === 'provider' ? named : null;
  const own = clinic?.url ?? organization?.metadata.url ?? url;
  const known = answered(comparators).data;
  const [ownCards, covering] = await Promise.all([
    organization ? loadOwn(context, organization, known) : [],
    clinic ? loadCovering(context, clinic, known) : [],
  ]);
  const name = clinic?.displayName ?? organization?.displayName ?? own;
  return { name, url: own, clinic, organization, own: ownCards, covering };
}
