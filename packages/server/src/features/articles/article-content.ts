import { articleEndpointSchema, articleTabSchema } from '@cotejo/contract/articles';
import type { Endpoint } from '@cotejo/contract/endpoint';
import { endpoints } from '@cotejo/contract/endpoints';
import { articleListWords, isReserved, reservedWord } from '@cotejo/contract/params';
import { editionIds, languages } from '@cotejo/core/editions';
import { pathSegment } from '@cotejo/core/path-segment';
import { z } from 'zod';
import { safeHtml } from '../../platform/content/safe-html.ts';

const slugSchema = z
  .string()
  .max(120)
  .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/);
/** A subject or group: lists of articles are asked for by it, so it is none of the lists that there are anyway. */
const namedSchema = z.object({
  slug: slugSchema.refine((slug) => !isReserved(slug, articleListWords), { error: reservedWord }),
  name: z.string().min(1).max(80),
});
const htmlSchema = z.string().min(1).transform(safeHtml);

/** Patterns of the calls that an article may show: those of the contract that read. */
const readable = Object.values<Endpoint>(endpoints)
  .filter(({ method, access, isPrivate }) => method === 'GET' && access === 'public' && isPrivate !== true)
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

const callSchema = articleEndpointSchema.omit({ method: true }).refine(({ path }) => readable.some((call) => call.test(path)), {
  path: ['path'],
  error: 'no es una llamada que lea de esta API',
});

const articleSchema = z
  .object({
    slug: slugSchema.optional(),
    title: z.string().min(1).max(120),
    summary: z.string().min(1).max(300),
    group: slugSchema,
    tags: z.array(slugSchema).min(1),
    publishedOn: z.iso.date(),
    parts: z
      .array(z.object({ title: z.string().min(1).max(120), html: htmlSchema, endpoints: z.array(z.number().int()).default([]) }))
      .min(3),
    /** Where its facts were read. */
    sources: z.array(z.string().min(1)).min(1),
  })
  .transform((article) => ({ ...article, slug: article.slug ?? slugSchema.parse(pathSegment(article.title)) }));

/** The articles of an edition with the subjects, groups and calls that they name. */
export const librarySchema = z
  .object({
    edition: z.enum(editionIds),
    language: z.enum(languages).default('es'),
    sourcesTitle: z.string().min(1).max(120).default('Fuentes'),
    groups: z.array(namedSchema),
    tags: z.array(namedSchema),
    calls: z.array(callSchema),
    tabs: z.array(articleTabSchema),
    articles: z.array(articleSchema),
  })
  .superRefine(({ groups, tags, calls, articles }, context) => {
    const known = {
      group: new Set(groups.map(({ slug }) => slug)),
      tag: new Set(tags.map(({ slug }) => slug)),
      call: new Set(calls.map(({ id }) => id)),
    };
    for (const { slug, group, tags: itsTags, parts } of articles) {
      const unknown = [
        ...(known.group.has(group) ? [] : [group]),
        ...itsTags.filter((tag) => !known.tag.has(tag)),
        ...parts.flatMap(({ endpoints: calls }) => calls).filter((id) => !known.call.has(id)),
      ];
      if (unknown.length > 0) context.addIssue({ code: 'custom', message: `${slug}: no existe ${unknown.join(', ')}` });
    }
  });
export type Library = z.output<typeof librarySchema>;
