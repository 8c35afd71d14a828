import type { SiteUrls } from '@cotejo/contract/page-rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Door } from '../../platform/http/site-urls.ts';
import { writeRobots } from './robots-text.ts';
import { mapFiles, writeSiteMap, writeSiteMapIndex } from './site-map.ts';
import type { SiteListing } from './site-listing.ts';

export interface DiscoveryServices {
  readonly listing: () => Promise<SiteListing>;
  readonly siteUrlsAt: (door: Door) => SiteUrls;
}

const tenMinutes = 'public, max-age=600';

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.header('cache-control', tenMinutes).type(`${type}; charset=utf-8`).send(text);
}

/**
 * What search engines and readers of feeds ask for: robots.txt, the site map and its files. Addresses in them are the
 * edition's own, whatever host was asked (docs/decisions/0221). Beside the contract's calls because they are no data of pages.
 */
export function addDiscovery(app: FastifyInstance, { listing, siteUrlsAt }: DiscoveryServices): void {
  const urlsFor = ({ protocol, headers }: FastifyRequest): SiteUrls => siteUrlsAt({ protocol, host: headers.host ?? '' });

  app.get('/robots.txt', async (request, reply) => {
    const siteUrl = urlsFor(request)[request.edition.id];
    return send(reply, 'text/plain', writeRobots(`${siteUrl}/sitemap.xml`));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const siteUrl = urlsFor(request)[request.edition.id];
    const { pagesOf } = await listing();
    const index = writeSiteMapIndex(mapFiles(pagesOf(request.edition.id)), (name) => `${siteUrl}/sitemaps/${name}.xml`);
    return send(reply, 'application/xml', index);
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const { edition, params } = request;
    const { pagesOf, alternatesOf } = await listing();
    const file = mapFiles(pagesOf(edition.id)).find(({ name }) => `${name}.xml` === params.file);
    if (file === undefined) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No existe.\n');
    }
    const siteUrls = urlsFor(request);
    const text = writeSiteMap(file.pages, {
      siteUrl: siteUrls[edition.id],
      alternatesOf: (page) => alternatesOf(page, siteUrls),
    });
    return send(reply, 'application/xml', text);
  });
}
