import type { CatalogueSnapshot, Organization, Product } from '@cotejo/core/catalogue';
import { salesOfferOf } from '@cotejo/core/requests';
import { oncePerSnapshot } from '../per-snapshot.ts';

/** What is told of a product here: everything but its prices and coverages. */
export type Line = Pick<
  Product,
  'code' | 'displayName' | 'upperType' | 'upperTypeDisplayName' | 'typeName' | 'typeDisplayName' | 'availableFrom' | 'availableTo'
> & {
  readonly row: number;
  readonly isOffered: boolean;
};

/** The products of each organisation by its number, in their order. */
export const linesByOrganization = oncePerSnapshot(({ products }): ReadonlyMap<number, readonly Line[]> => {
  const lines = new Map<number, Line[]>();
  for (let row = 0; row < products.length; row += 1) {
    const { organizationId, salesChannels, ...product } = products.at(row);
    const { code, displayName, upperType, upperTypeDisplayName, typeName, typeDisplayName, availableFrom, availableTo } = product;
    const own = lines.get(organizationId) ?? [];
    own.push({
      code,
      displayName,
      upperType,
      upperTypeDisplayName,
      typeName,
      typeDisplayName,
      availableFrom,
      availableTo,
      row,
      isOffered: salesOfferOf(salesChannels).action !== null,
    });
    lines.set(organizationId, own);
  }
  return lines;
});

/** The products of one organisation, in their order. */
export function linesOf(snapshot: CatalogueSnapshot, { id }: Pick<Organization, 'id'>): readonly Line[] {
  return linesByOrganization(snapshot).get(id) ?? [];
}
