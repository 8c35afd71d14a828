/** Our validation scripts: each is served as /validation/{name}.js and registers itself under its name (decision 28). */
export const validationNames = ['valid-ages', 'company', 'colombian-health', 'colombian-company', 'journey'] as const;
export type ValidationName = (typeof validationNames)[number];

/** The product types that each script of an edition checks; a type that is not named has none. */
export type ValidatedTypes = Readonly<Partial<Record<ValidationName, readonly string[]>>>;

/** The script that checks the profiles of a product type in an edition, or null. */
export function validationNameOf(
  productType: string,
  { validates }: { readonly validates: ValidatedTypes },
): ValidationName | null {
  return validationNames.find((name) => validates[name]?.includes(productType)) ?? null;
}
