import type { LeadForMessage } from '../lead-summary.ts';

/** What somebody of the international edition was quoted for their own family. */
export const sampleQuote: NonNullable<LeadForMessage['quote']> = {
  productDisplayName: 'Global Care',
  organizationDisplayName: 'Ocean',
  productCode: 'OCE-1',
  profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
  total: '1234.50000',
  currency: 'USD',
  period: 'month',
  ufDate: null,
  expires: '2026-11-30',
};

/** Who answers them. */
export const sampleExecutive = {
  id: 7,
  firstNames: 'Carolina',
  lastNames: 'Soto',
  phone: '+56 2 2345 6789',
  email: 'csoto@cotejo.example',
} as const satisfies NonNullable<LeadForMessage['executive']>;
