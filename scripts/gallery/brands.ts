import { editions } from '@cotejo/core/editions';
import { partnerRoles, type PartnerRoles } from '@cotejo/ui/partner-roles';

/** A set of tokens to look at the primitives with. */
export interface Brand {
  readonly code: string;
  readonly label: string;
  /** What a partner's colour makes of the roles; null: an edition's own. */
  readonly roles: PartnerRoles | null;
}

const codes = [...new Set(editions.map(({ brand }) => brand.code))];

/** The tokens of each brand with the editions that carry it, and those of a partner as an example. */
export const brands: readonly Brand[] = [
  ...codes.map((code) => ({
    code,
    label: editions.flatMap(({ brand, countryName }) => (brand.code === code ? [countryName] : [])).join(' y '),
    roles: null,
  })),
  { code: 'partner', label: 'Partner', roles: partnerRoles('#8a1c5b') },
];

/** Puts a brand's tokens on the document, as the site does with its pages. */
export function wear({ code, roles }: Brand): void {
  const root = document.documentElement;
  root.dataset['brand'] = code;
  root.removeAttribute('style');
  for (const [role, color] of Object.entries(roles ?? {})) root.style.setProperty(role, color);
}
