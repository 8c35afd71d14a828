import { z } from 'zod';

/** Where a partner's pages are that may hold this site in a frame. */
const origin = z.string().regex(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/, { error: 'debe ser el origen https de un sitio' });

/** What a partner may show and how. */
export const partnerSchema = z
  .object({
    name: z.string().min(1).max(120),
    /** First label of the host that it is shown under; null: it only embeds. */
    subdomain: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/)
      .nullable(),
    applicationName: z.string().min(1).max(80),
    /** 'demo': pages say so in a strip (C6-08, C6-09). */
    access: z.enum(['full', 'demo']),
    /** Origins that may embed the site (A1-34, C6-04). */
    urls: z.array(origin),
    /** Codes of the organisations it shows; empty: all of them (C6-06). */
    organizations: z.array(z.string()),
    /** False: clinics are not shown (C6-07). */
    clinicsEnabled: z.boolean(),
    /** True: only to look at, without requests (A1-36). */
    showcase: z.boolean(),
    /** '#rrggbb'; null: the edition's (A1-37). */
    bannerColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, { error: 'debe ser un color como #0b6e6e' })
      .nullable(),
    /** Where name and title stand in the banner (A1-38). */
    bannerLayout: z.enum(['left', 'center']).nullable(),
    /** In place of the site's own header and footer (A2.1-19); safe HTML. */
    headerHtml: z.string().max(20_000).nullable(),
    footerHtml: z.string().max(20_000).nullable(),
    /** False: no footer at all (A1-39). */
    hasFooter: z.boolean(),
  })
  .meta({ id: 'Partner' });
export type PartnerAnswer = z.infer<typeof partnerSchema>;
