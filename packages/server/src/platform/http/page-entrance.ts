import type { EditionId } from '@cotejo/core/editions';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An answer to a request for a page that is none. */
export interface PageDetour {
  /** Path and search, beginning with one slash. */
  readonly location: string;
  readonly status: 301 | 302;
}

/** What is asked before a page is looked for. */
export interface PageEntrance {
  /** Where the request is led instead; null: nowhere, the page answers. */
  readonly detourOf: (
    request: FastifyRequest,
    url: { readonly path: string; readonly search: string },
  ) => PageDetour | null | Promise<PageDetour>;
  /** Whether a page of the edition takes the path. */
  readonly isPage: (edition: EditionId, path: string) => boolean;
  /** True: files come from elsewhere, so none is missed here. */
  readonly servesNoFiles: boolean;
}

/** Names that only files have. A product's address may have a dot, but ends in none of these. */
const fileName =
  /\.(?:js|mjs|cjs|css|map|json|png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|otf|eot|txt|xml|html?|php|aspx?|env|zip|gz|br|pdf|webmanifest|mp4)$/i;

const oneHour = 'public, max-age=3600';
const pageRoute = '/*';

function isFile(path: string): boolean {
  return path.startsWith('/assets/') || fileName.test(path);
}

/**
 * Looks at requests for pages before their cache does: old and misspelled paths are led on, with the search as it was sent,
 * and a file that is not there is a short 404 and no page. Call it before the pages are added.
 */
export function addPageEntrance(app: FastifyInstance, entrance: PageEntrance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request;
    if (request.routeOptions.url !== pageRoute || (method !== 'GET' && method !== 'HEAD')) return done();
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    if (!app.routeTable.isPage(path)) return done();
    const search = mark < 0 ? '' : url.slice(mark);
    if (!entrance.servesNoFiles && isFile(path) && !entrance.isPage(request.edition.id, path)) {
      reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No existe.\n');
      return;
    }
    const detour = entrance.detourOf(request, { path, search });
    if (detour === null) return done();
    const lead = ({ location, status }: PageDetour): void => {
      reply.header('cache-control', status === 301 ? oneHour : 'no-store').redirect(location, status);
    };
    // Most detours need nothing of the database, and no request waits for one that it does not take.
    if (detour instanceof Promise) detour.then(lead, done);
    else lead(detour);
  });
}
