import { z } from 'zod';
import { ownPathSchema } from './own-path.ts';

const line = z.string().min(1).max(200);
const icon = z.string().regex(/^[a-z][a-z0-9-]*$/, { error: 'debe ser el nombre de un icono' });

/** A title of the menu with the pages under it (B3-60): 'header' stands at the top, 'box_category' among the boxes of the home page. */
export const menuItemSchema = z
  .object({
    type: z.enum(['header', 'box_category']),
    title: line,
    url: ownPathSchema,
    categories: z.array(z.object({ displayName: line, url: ownPathSchema })),
  })
  .meta({ id: 'MenuItem' });
export type MenuItem = z.infer<typeof menuItemSchema>;

/** Something new that the bell of the header tells (A2.1-10); read as soon as the list was opened, which the browser keeps. */
export const notificationSchema = z
  .object({
    /** Unique in its edition: what the browser keeps of one that was read. */
    id: z.string().regex(/^[a-z0-9-]{1,60}$/, { error: 'debe tener sólo minúsculas, números y guiones' }),
    title: line,
    text: z.string().min(1).max(400),
    url: ownPathSchema,
    publishedAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

/** A text of the site as it is stored. */
export const informationContentSchema = z.object({ title: line, body: z.string().min(1).max(60_000) });

/** A text of the site; `body` is safe HTML, without scripts, styles or pictures. */
export const informationSchema = informationContentSchema
  .extend({ name: z.string(), updatedAt: z.iso.datetime() })
  .meta({ id: 'Information' });

/** A reason to choose this site (A7-18); `message` is safe HTML. */
export const reasonSchema = z.object({ icon, message: z.string().min(1).max(600) }).meta({ id: 'Reason' });
export type Reason = z.infer<typeof reasonSchema>;

/** What a comparator is good for (B3-59). Those that are not active are told too: who shows them leaves them out (B7-33). */
export const comparatorBenefitSchema = z
  .object({ title: line, description: z.string().max(600), icon, isActive: z.boolean() })
  .meta({ id: 'ComparatorBenefit' });
export type ComparatorBenefit = z.infer<typeof comparatorBenefitSchema>;

/** A block of a comparator's page that leads elsewhere; it opens in a new tab. */
export const comparatorBlockSchema = z
  .object({
    title: line,
    text: z.string().max(600),
    image: ownPathSchema.nullable(),
    link: ownPathSchema,
    newTab: z.literal(true),
  })
  .meta({ id: 'ComparatorBlock' });

/** How a comparator is told apart from others at a glance (B3-58). */
export const comparatorLookSchema = z.object({
  color: z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'debe ser un color como #0b6e6e' }),
});

/** What a list can be filtered by: a feature that some product of the comparator has (A3-62). */
export const comparatorFeatureSchema = z
  .object({ id: z.number().int(), name: z.string(), displayName: z.string() })
  .meta({ id: 'ComparatorFeature' });
