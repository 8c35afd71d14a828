import { z } from 'zod';

/** Who sent a visitor, as the visitor's browser keeps it (B §3, C §3). */
export const referrerSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    /** The executive who takes the visitor's requests; null: whoever is free. */
    ejecutivo: z.string().nullable(),
    loggedAs: z.literal('referral'),
  })
  .meta({ id: 'Referrer' });
export type Referrer = z.output<typeof referrerSchema>;

/** At most 50 characters, as the dialog takes (B §5). */
export const advisorEmailSchema = z
  .string()
  .trim()
  .max(50)
  .pipe(z.email({ error: 'no es una dirección de correo' }));

/** What a token says of who holds it. */
export const tokenClaimsSchema = z
  .object({
    subject: z.string(),
    /** Of a company's user: whose plans it is shown (C §6). */
    company: z.object({ institution: z.string() }).nullable(),
    /** ISO 8601. */
    expiresAt: z.string(),
  })
  .meta({ id: 'TokenClaims' });
export type TokenClaims = z.output<typeof tokenClaimsSchema>;
