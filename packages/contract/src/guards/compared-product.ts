import type { Item, OrganizationRef } from '../schemas/compare.ts';
import { objectOf, orNull, text, whole } from './parts.ts';

/** What is kept of a product that is to be compared: its figures are asked for again then. */
export type ComparedProduct = Pick<Item, 'id' | 'productCode' | 'codigoplan' | 'displayName' | 'url' | 'organization'>;

const isOrganization = objectOf<OrganizationRef>({
  organizationCode: text(),
  acronym: text(),
  displayName: text(),
  metadata: objectOf<OrganizationRef['metadata']>({
    image: orNull(text()),
    url: text(),
    typeAlias: text(),
    mark: text(),
    hue: whole(),
  }),
});

/** Whether a value is a product as `itemSchema` has it, as far as one is kept to be compared. */
export const isComparedProduct = objectOf<ComparedProduct>({
  id: whole(),
  productCode: text(),
  codigoplan: orNull(text()),
  displayName: text(),
  url: text(),
  organization: isOrganization,
});
