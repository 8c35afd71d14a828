import { z } from 'zod';

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
