import type { ComparatorAnswer, OrganizationAnswer } from '@cotejo/contract/catalogue';
import { organizationPartPath, organizationPath, type OrganizationPart } from '@cotejo/contract/paths/organization-path';
import type { TypeCount } from '@cotejo/contract/organization';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { widestComparators } from '../../layout/comparator-groups.ts';
import { pageUrlOf } from '../../page-url.ts';
import { loadCards, type Cards } from '../../product-cards/load-cards.ts';
import { serverContext } from '../../server-context.ts';

const movedPermanently = 301;
const mostComparators = 4;
const cardsOfOne = 6;
const cardsOfSeveral = 3;

/**
 * The organisation that the path names; 404 when there is none. Another spelling, or the path of another kind, goes to its
 * own path, or that of the part asked for.
 */
export async function loadOrganization(
  { context, params, request }: LoaderFunctionArgs,
  part: OrganizationPart | null = null,
): Promise<OrganizationAnswer> {
  const { api } = context.get(serverContext);
  const found = answered(await api.getOrganization({ params: { url: params['organization'] ?? '' } })).data;
  const url = pageUrlOf(request);
  const own = new URL(part === null ? organizationPath(found) : organizationPartPath(found, part), url);
  if (own.pathname !== url.pathname) throw redirect(own.pathname + url.search, movedPermanently);
  return found;
}

/** Comparators that show some of these types, those that show most of their products first. */
export function comparatorsOfTypes(
  types: readonly TypeCount[],
  comparators: readonly ComparatorAnswer[],
): readonly ComparatorAnswer[] {
  const shown = (comparator: ComparatorAnswer): number =>
    types.filter(({ name }) => comparator.types.some((type) => type.name === name)).reduce((sum, { count }) => sum + count, 0);
  return widestComparators(comparators)
    .filter((comparator) => shown(comparator) > 0)
    .toSorted((left, right) => shown(right) - shown(left))
    .slice(0, mostComparators);
}

/** The best products of an organisation in each comparator that shows some; what cannot be told now is left out. */
export async function loadOrganizationCards(
  context: LoaderFunctionArgs['context'],
  { organizationCode }: OrganizationAnswer,
  comparators: readonly ComparatorAnswer[],
): Promise<readonly Cards[]> {
  const pageSize = comparators.length === 1 ? cardsOfOne : cardsOfSeveral;
  const filters = { organizations: [organizationCode] };
  const loaded = await Promise.all(comparators.map((comparator) => loadCards(context, { comparator, filters, pageSize })));
  return loaded.filter((cards) => cards !== null).filter(({ answer }) => answer.metaData.total > 0);
}
