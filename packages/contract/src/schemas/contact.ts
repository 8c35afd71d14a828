import { z } from 'zod';
import { ownPathSchema } from './own-path.ts';

/** Where a contact entry leads: a call, a mail, or a page elsewhere. */
const contactLink = z.string().regex(/^(?:tel:\+\d{6,15}|mailto:\S+@\S+|https:\/\/\S+)$/, {
  error: 'debe empezar con tel:, mailto: o https://',
});

/** One group of ways to reach whoever runs the site (A3-60, B3-61, B3-62). */
export const contactGroupSchema = z
  .object({
    name: z.enum(['contacto', 'red_social']),
    /** In the group 'contacto' the third entry is the support e-mail (B7-19). */
    contactInformations: z.array(
      z.object({
        name: z.string().min(1).max(80),
        /** What is read: the number, the address. */
        info: z.string().min(1).max(200),
        link: contactLink,
        /** True: it opens in a new tab. */
        external: z.boolean(),
      }),
    ),
  })
  .refine(({ name, contactInformations }) => name !== 'contacto' || z.email().safeParse(contactInformations[2]?.info).success, {
    path: ['contactInformations', 2, 'info'],
    error: 'la tercera entrada de contacto debe ser el correo de ayuda',
  })
  .meta({ id: 'ContactGroup' });
export type ContactGroup = z.infer<typeof contactGroupSchema>;

/** A line of business that requests are made for (B3-08, B3-09). */
export const businessLineSchema = z
  .object({
    /** What `tipo` of a request names. */
    id: z.string(),
    /** What a request is worth to whoever runs the site, by country. */
    conversionValue: z.record(z.string(), z.object({ value: z.number().min(0), currency: z.string() })),
    /** Countries of editions that have it. */
    availableCountries: z.array(z.string()),
    /** Pages it is asked from, with the number of the application that shows them (C2-61, C2-62). */
    origin: z.array(z.object({ route: ownPathSchema, webApplicationId: z.number().int() })),
  })
  .meta({ id: 'BusinessLine' });
export type BusinessLineAnswer = z.infer<typeof businessLineSchema>;
