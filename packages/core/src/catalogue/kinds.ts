/** Kinds of organisation a visitor meets; 'provider' is a clinic's group, 'public' a state system such as Fonasa, the rest sell products. */
export const organizationKinds = ['isapre', 'insurer', 'provider', 'eps', 'prepaid', 'assistance', 'public'] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

/** Kinds of product: plans of isapres are priced and named by rules of their own. */
export type ProductKind = 'isapre-plan' | 'insurance';
