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
