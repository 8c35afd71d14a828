import { editionIds, type EditionId } from '@cotejo/core/editions';
import { z } from 'zod';
import { baseUrlsSchema, sameOrigin, strangeBase, type BaseUrls } from '../http/base-urls.ts';
import { hostsSchema } from '../http/hosts-setting.ts';
import { siteUrlsSchema, type KnownSiteUrls } from '../http/site-urls.ts';
import type { SettingDoc } from './setting.ts';

/** Under which names the sites of the editions are reached. */
export interface SiteConfig {
  /** Edition by lower-case host name without port. */
  readonly hosts: Readonly<Record<string, EditionId>>;
  readonly baseUrls: BaseUrls;
  /** Where the site of each edition is known to be. */
  readonly siteUrls: KnownSiteUrls;
}

const defaultHosts =
  'localhost=chile,127.0.0.1=chile,peru.localhost=peru,colombia.localhost=colombia,international.localhost=international';

export const siteDocs = [
  {
    name: 'HOSTS',
    default: defaultHosts,
    doc: `Edition by host name: host=edition,… with ${editionIds.join(', ')}`,
    sensitive: false,
  },
  {
    name: 'BASE_URLS',
    default: null,
    doc: 'JSON with the origin that pages call, by edition or host: {"chile": "https://api.ejemplo.cl"}; set there too. Without it their own host',
    sensitive: false,
  },
  {
    name: 'SITE_URLS',
    default: null,
    doc: 'Public origin of each edition: chile=https://cotejo.ejemplo,…; without it the first of its HOSTS, as the request came',
    sensitive: false,
  },
] as const satisfies readonly SettingDoc[];

export const siteSchemas = {
  HOSTS: hostsSchema,
  BASE_URLS: baseUrlsSchema.optional(),
  SITE_URLS: siteUrlsSchema.optional(),
} satisfies Record<(typeof siteDocs)[number]['name'], z.ZodType>;
const schema = z.object(siteSchemas);
type Given = z.output<typeof schema>;

/** Of an origin for no host of ours. */
export function checkSite({ BASE_URLS, HOSTS }: Given, context: z.RefinementCtx): void {
  const message = BASE_URLS === undefined ? null : strangeBase(BASE_URLS, HOSTS);
  if (message !== null) context.addIssue({ code: 'custom', path: ['BASE_URLS'], message });
}

export function siteConfig(given: Given): SiteConfig {
  return { hosts: given.HOSTS, baseUrls: given.BASE_URLS ?? sameOrigin, siteUrls: given.SITE_URLS ?? {} };
}
