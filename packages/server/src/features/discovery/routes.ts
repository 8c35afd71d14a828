import type { SiteUrls } from '@cotejo/contract/page-rendering';
import { href } from '@cotejo/contract/paths';
import { feedPath } from '@cotejo/contract/paths/feed';
import { baseAddressOf } from '@cotejo/core/base-address';
import { editionIds, editionIn, editionOf, inLanguage, type Edition, type Language } from '@cotejo/core/editions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallPlace } from '../../platform/http/handlers.ts';
import type { Door } from '../../platform/http/site-urls.ts';
import type { NewestArticle } from './discovery-store.ts';
import { writeFeed } from './feed.ts';
import { writeRobots } from './robots-text.ts';
import { mapFiles, writeSiteMap, writeSiteMapIndex } from './site-map.ts';
import type { SiteListing } from './site-listing.ts';

export interface DiscoveryServices {
  readonly listing: () => Promise<SiteListing>;
  readonly siteUrlsAt: (door: Door) => SiteUrls;
  /** The newest articles of an edition in a language, at most so many. */
  readonly newestArticles: (edition: Edition, language: Language) => Promise<readonly NewestArticle[]>;
}

const tenMinutes = 'public, max-age=600';

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.header('cache-control', tenMinutes).type(`${type}; charset=utf-8`).send(text);
}

function sendNone(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No existe.\n');
}

/** Where a request came to, and what is shown there. */
function placeOf({ edition, partner }: FastifyRequest): CallPlace {
  return { edition, view: partner?.view ?? null };
}

/**
 * What search engines and readers of feeds ask for: robots.txt, the site map and its files, the feed of the blog. Addresses
 * in them are the edition's own, but for the map of a partner's host, which is of that host alone (docs/decisions/0221).
 * Beside the contract's calls because they are no data of pages.
 */
export function addDiscovery(app: FastifyInstance, { listing, siteUrlsAt, newestArticles }: DiscoveryServices): void {
  const urlsFor = ({ protocol, headers }: FastifyRequest): SiteUrls => siteUrlsAt({ protocol, host: headers.host ?? '' });
  const mappedUrl = (request: FastifyRequest): string => {
    const { edition, partner, protocol, headers } = request;
    return partner === null ? baseAddressOf(edition.countryId, urlsFor(request)) : `${protocol}://${headers.host ?? ''}`;
  };

  app.get('/robots.txt', async (request, reply) => {
    return send(reply, 'text/plain', writeRobots(`${mappedUrl(request)}/sitemap.xml`, request.edition.languages));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const siteUrl = mappedUrl(request);
    const { pagesOf } = await listing();
    const index = writeSiteMapIndex(mapFiles(pagesOf(placeOf(request))), (name) => `${siteUrl}/sitemaps/${name}.xml`);
    return send(reply, 'application/xml', index);
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const { edition, partner, params } = request;
    const { pagesOf, alternatesOf } = await listing();
    const file = mapFiles(pagesOf(placeOf(request))).find(({ name }) => `${name}.xml` === params.file);
    if (file === undefined) return sendNone(reply);
    const siteUrls = urlsFor(request);
    const text = writeSiteMap(file.pages, {
      siteUrl: mappedUrl(request),
      // The counterparts are those of the edition's own page.
      alternatesOf: ({ path }) => (partner === null ? alternatesOf({ edition: edition.id, path }, siteUrls) : []),
    });
    return send(reply, 'application/xml', text);
  });

  // Editions may share a brand: a path is added once, and a host answers at its own brand's and languages' alone.
  const feeds = new Map(
    editionIds.flatMap((id) => {
      const { brand, languages } = editionOf(id);
      return languages.map((language) => [inLanguage(feedPath(brand.code), language), { brand, language }] as const);
    }),
  );
  for (const [path, { brand, language }] of feeds) {
    app.get(path, async (request, reply) => {
      const { edition } = request;
      if (edition.brand.code !== brand.code || !edition.languages.includes(language)) return sendNone(reply);
      const siteUrl = baseAddressOf(edition.countryId, urlsFor(request));
      const addressOf = (own: string): string => siteUrl + inLanguage(own, language);
      const text = writeFeed(await newestArticles(edition, language), {
        edition: editionIn(edition, language),
        language,
        pageUrl: addressOf(href('blog', { brand: brand.code })),
        feedUrl: siteUrl + path,
        articleUrl: (article) => addressOf(href('article', { brand: brand.code, article })),
      });
      return send(reply, 'application/rss+xml', text);
    });
  }
}
