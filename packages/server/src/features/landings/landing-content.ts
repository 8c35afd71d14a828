import { landingSchema } from '@cotejo/contract/content-backend';
import { endpoints } from '@cotejo/contract/endpoints';
import { segment } from '@cotejo/contract/params';
import { paths } from '@cotejo/contract/paths';
import { defaultLanguage, editionIds } from '@cotejo/core/editions';
import { z } from 'zod';
import { safeHtml } from '../../platform/content/safe-html.ts';

const firstWordOf = (path: string): string => path.split('/')[1] ?? '';

/** A path of one word is a whole page, and a landing of that address may be its text. */
const isWholePage = (path: string): boolean => path.lastIndexOf('/') === 0;

const wholePages = new Set(Object.values<string>(paths).filter(isWholePage).map(firstWordOf));

/** First words of calls, of families of pages and of what the server answers beside them: no landing is found under one. */
const siteWords = [
  ...Object.values<{ readonly path: string }>(endpoints).map(({ path }) => firstWordOf(path)),
  ...Object.values<string>(paths)
    .map(firstWordOf)
    .filter((word) => !wholePages.has(word)),
  'assets',
  'healthz',
  'metrics',
  'readyz',
  'ref',
  'url',
  'version',
].filter((word) => word !== '' && !word.startsWith(':'));

/** A landing as whoever runs the site writes it; its HTML comes out safe. */
export const landingContentSchema = landingSchema.omit({ language: true }).extend({
  edition: z.enum(editionIds),
  locale: landingSchema.shape.language.default(defaultLanguage),
  url: segment(siteWords).regex(/^[^/?#]+$/, { error: 'debe ser una sola parte de una dirección' }),
  body: z.string().transform(safeHtml),
  publishedAt: z.iso.datetime().transform((moment) => new Date(moment)),
});
