import type { OrganizationKind, ProductKind } from '../catalogue/kinds.ts';

/** Pages that a product can have, by the names of their paths. */
export type ProductPage =
  'isaprePlan' | 'isapreComplement' | 'clinicProduct' | 'clinicPlan' | 'epsProduct' | 'epsPlan' | 'prepaidProduct' | 'insurance';

/** Which products of an edition have their page where: those that are all of what is named here. */
export interface ProductPlace {
  readonly page: ProductPage;
  readonly productKind?: ProductKind;
  /** Kind of who sells it. */
  readonly organizationKind?: OrganizationKind;
  /** Upper types of the catalogue. */
  readonly upperTypes?: readonly string[];
}

/** What a product's place is told by. */
export interface PlacedProduct {
  readonly kind: ProductKind;
  readonly upperType: string;
  readonly organizationKind: OrganizationKind;
}

/** The page of a product in an edition: the first of its places that suits (C2-23 to C2-33); an insurance's when none does. */
export function productPageOf(
  product: PlacedProduct,
  { productPlaces }: { readonly productPlaces: readonly ProductPlace[] },
): ProductPage {
  const place = productPlaces.find(
    ({ productKind, organizationKind, upperTypes }) =>
      (productKind === undefined || productKind === product.kind) &&
      (organizationKind === undefined || organizationKind === product.organizationKind) &&
      (upperTypes === undefined || upperTypes.includes(product.upperType)),
  );
  return place?.page ?? 'insurance';
}
