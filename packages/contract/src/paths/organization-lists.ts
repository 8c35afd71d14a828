import type { OrganizationKind } from '@cotejo/core/catalogue';
import type { PageName } from '../paths.ts';

/** Pages that list organisations, each with the kinds that it lists. */
export const organizationLists = {
  isapres: ['isapre'],
  insurers: ['insurer', 'assistance', 'public'],
  epsList: ['eps'],
  prepaidList: ['prepaid'],
} as const satisfies Partial<Record<PageName, readonly OrganizationKind[]>>;
export type OrganizationList = keyof typeof organizationLists;

/** Lists that a site may have nothing for: those of organisations, and the one of clinics. */
export const listPages = ['isapres', 'insurers', 'epsList', 'prepaidList', 'clinics'] as const satisfies readonly (
  OrganizationList | 'clinics'
)[];
export type ListPage = (typeof listPages)[number];
