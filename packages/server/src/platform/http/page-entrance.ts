import { defaultLanguage, inLanguage, type EditionId, type Language } from '@cotejo/core/editions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeFactsOf } from './route-name.ts';
import { isMisread, ownLocation } from './own-location.ts';
import { keepLanguage, languageInItsCase, pageAddressOf, placeOf, varyOf, type PagePlace } from './page-language.ts';

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
  ) => PageDetour | null | Promise<PageDetour | null>;
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

/** Where a page is for a visitor, and the language that its address names. */
interface LedPlace extends PagePlace {
  readonly prefix: Language | null;
}

function isFile(path: string): boolean {
  return path.startsWith('/assets/') || fileName.test(path);
}

function cut(url: string): { readonly path: string; readonly search: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) };
}

/**
 * Looks at requests for pages before their cache does: old and misspelled paths are led on, with the search as it was sent
 * and in the language of the visitor, and a file that is not there is a short 404 and no page. Call it before the pages are
 * added.
 */
export function addPageEntrance(app: FastifyInstance, entrance: PageEntrance): void {
  function leadOn(reply: FastifyReply, detour: PageDetour): void {
    reply
      .header('cache-control', detour.status === 301 ? oneHour : 'no-store')
      .redirect(ownLocation(detour.location), detour.status);
  }

  /** A detour in a language; for a time only, where the visitor and not the address chose it. */
  function inChosen({ location, status }: PageDetour, { language, kept, prefix }: LedPlace, reply: FastifyReply): PageDetour {
    const isChosen = kept !== null || language !== (prefix ?? defaultLanguage);
    if (isChosen) reply.header('vary', varyOf(reply.request));
    return { location: inLanguage(location, language), status: isChosen ? 302 : status };
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    if (routeFactsOf(request).pattern !== pageRoute || (method !== 'GET' && method !== 'HEAD')) return done();
    const { edition } = request;
    const { prefix, url } = pageAddressOf({ edition, url: languageInItsCase(request) ?? request.url });
    const { path, search } = cut(url);
    if (!app.routeTable.isPage(path)) return done();
    if (!entrance.servesNoFiles && isFile(path) && !entrance.isPage(edition.id, path)) {
      reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No existe.\n');
      return;
    }
    if (isMisread(path)) return done();
    const place = { ...placeOf(request, { prefix, path, search }), prefix };
    if (place.kept !== null) keepLanguage(reply, place.kept);
    const answer = (detour: PageDetour | null): void => {
      if (detour !== null) return leadOn(reply, inChosen(detour, place, reply));
      const here = inLanguage(path + place.search, place.language);
      if (here === request.url) return done();
      leadOn(reply, inChosen({ location: path + place.search, status: 301 }, place, reply));
    };
    const detour = entrance.detourOf(request, { path, search: place.search });
    // Most detours need nothing of the database, and no request waits for one that it does not take.
    if (detour instanceof Promise) detour.then(answer, done);
    else answer(detour);
  });
}
