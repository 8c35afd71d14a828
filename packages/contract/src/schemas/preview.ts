import { z } from 'zod';
import { articleParagraphSchema } from './articles.ts';

/** What can be looked at before it is published. */
export const previewKinds = ['entrada', 'articulo'] as const;
export type PreviewKind = (typeof previewKinds)[number];

const kindError = `debe ser ${previewKinds.join(' o ')}`;

/** A content by its kind and address, as whoever wrote it knows it. */
export const previewLinkParams = z.object({
  kind: z.enum(previewKinds, { error: kindError }),
  url: z.string().min(1).max(120),
});

export const previewLinkSchema = z
  .object({
    /** Path with its token, for whoever is to look. */
    url: z.string().startsWith('/'),
    expiresAt: z.string(),
  })
  .meta({ id: 'PreviewLink' });

/** A content by its kind and number, as the link names it. */
export const previewParams = z.object({
  id: z.string().regex(new RegExp(`^(${previewKinds.join('|')})-[1-9]\\d{0,8}$`), { error: 'no es de una vista previa' }),
});
export const previewQuery = z.strictObject({ token: z.string().min(1).max(120) });

/** A landing or an article as it will be read. */
export const previewSchema = z
  .object({
    kind: z.enum(previewKinds),
    title: z.string(),
    summary: z.string(),
    /** Whether everybody can read it already. */
    isPublished: z.boolean(),
    expiresAt: z.string(),
    /** Of a landing its text, of an article its parts under their headings; safe to show as it is. */
    body: z.string().nullable(),
    parts: z.array(articleParagraphSchema.pick({ id: true, title: true, slug: true, level: true, html: true })),
  })
  .meta({ id: 'Preview' });
export type Preview = z.infer<typeof previewSchema>;
