import { href } from '@cotejo/contract/paths';
import { organizationLists } from '@cotejo/contract/paths/organization-lists';
import type { OrganizationKind } from '@cotejo/core/catalogue';

/** Organisations that are listed together, with the path of their list and of each one's page. */
export interface OrganizationGroup {
  readonly name: 'isapre' | 'insurer' | 'eps' | 'prepaid';
  readonly kinds: readonly OrganizationKind[];
  readonly listPath: string;
}

const groups: readonly OrganizationGroup[] = [
  { name: 'isapre', kinds: organizationLists.isapres, listPath: href('isapres', {}) },
  { name: 'insurer', kinds: organizationLists.insurers, listPath: href('insurers', {}) },
  { name: 'eps', kinds: organizationLists.epsList, listPath: href('epsList', {}) },
  { name: 'prepaid', kinds: organizationLists.prepaidList, listPath: href('prepaidList', {}) },
];

/** The group whose list or page a path is. Throws for a path of another page (a bug). */
export function groupOfPath(pathname: string): OrganizationGroup {
  const group = groups.find(({ listPath }) => pathname === listPath || pathname.startsWith(`${listPath}/`));
  if (!group) throw new Error(`${pathname} is no page of organisations`);
  return group;
}
