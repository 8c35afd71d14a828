import { href } from '../paths.ts';
import type { OrganizationRef } from '../schemas/compare.ts';

/** The path of an organisation's page (decision 36), by the alias of what it is. */
export function organizationPath({ metadata: { typeAlias, url } }: Pick<OrganizationRef, 'metadata'>): string {
  switch (typeAlias) {
    case 'Isapre':
      return href('isapre', { organization: url });
    case 'Clinicas':
      return href('clinic', { clinic: url });
    case 'EPS':
      return href('eps', { organization: url });
    case 'Medicina-Prepagada':
      return href('prepaid', { organization: url });
  }
  return href('insurer', { organization: url });
}

/** Pages that an organisation of one kind has beside its own. */
export type OrganizationPart = 'plans' | 'collective';

/** The path of a part of an organisation's pages; its own page where its kind has no such part. */
export function organizationPartPath(organization: Pick<OrganizationRef, 'metadata'>, part: OrganizationPart): string {
  const { typeAlias, url } = organization.metadata;
  if (part === 'plans' && typeAlias === 'Isapre') return href('isaprePlans', { organization: url });
  if (part === 'collective' && typeAlias === 'Seguros') return href('insurerCollective', { organization: url });
  return organizationPath(organization);
}

/**
 * The path of what a name among the clinics stands for: the clinic of that name, else the page of the organisation that has
 * it. Null: nobody has it.
 */
export function clinicPath(
  clinic: { readonly url: string } | null,
  organization: Pick<OrganizationRef, 'metadata'> | null,
): string | null {
  if (clinic !== null) return href('clinic', { clinic: clinic.url });
  return organization && organizationPath(organization);
}
