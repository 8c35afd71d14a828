import { defaultLanguage, inLanguage, type EditionId, type Language } from '@cotejo/core/editions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeFactsOf } from './route-name.ts';
import { isMisread, ownLocation } from './own-location.ts';
import {
  asksLanguage,
  keepLanguage,
  languageInItsCase,
  pageAddressOf,
  placeOf,
  spanishPlaceOf,
  varyOf,
  withoutSpanish,
  type PagePlace,
} from './page-language.ts';

/** An answer to a request for a page that is none. */
export interface PageDetour {
  /** Path and search, beginning with one slash. */
  readonly location: string;
  readonly status: 301 | 302;
  /** False: the page there alone can tell whether it is there. */
  readonly isSure: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The language in which a visitor is told that there is no page, where the address has another; null: the address's own. */
    missingIn: Language | null;
  }
}

/** What a page answers at another address than the one asked for. */
export type PageEnd =
  | { readonly kind: 'there' }
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'elsewhere'; readonly location: string; readonly status: number; readonly cookies: readonly string[] };

/** What is asked before a page is looked for. */
export interface PageEntrance {
  /** Where the request is led instead; null: nowhere, the page answers. */
  readonly detourOf: (
    request: FastifyRequest,
    url: { readonly path: string; readonly search: string },
  ) => PageDetour | null | Promise<PageDetour | null>;
  /** What is known of the page of a path that is led nowhere. */
  readonly standingOf: (request: FastifyRequest, path: string) => 'there' | 'page-tells' | 'nowhere';
  /** Asks the page of an address of the host, with its search, what it answers to who has no cookies. */
  readonly endAt: (request: FastifyRequest, url: string) => Promise<PageEnd>;
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
  /** The address names Spanish, which has no prefix. */
  readonly namesSpanish: boolean;
}

/** A page of a list may be beyond its end. */
const pageOfList = /[?&]page=/;

function isFile(path: string): boolean {
  return path.startsWith('/assets/') || fileName.test(path);
}

/** Whether the visitor and not the address tells where to go. */
function isChosen({ kept, language, prefix, search, namesSpanish }: LedPlace): boolean {
  return kept !== null || language !== (prefix ?? defaultLanguage) || (namesSpanish && asksLanguage(search));
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
  app.decorateRequest('missingIn', null);

  function leadOn(reply: FastifyReply, { location, status }: Pick<PageDetour, 'location' | 'status'>): void {
    reply.header('cache-control', status === 301 ? oneHour : 'no-store').redirect(ownLocation(location), status);
  }

  /** A detour in a language; for a time only, where the visitor and not the address chose it. */
  function inChosen({ location, status, isSure }: PageDetour, place: LedPlace): PageDetour {
    return { location: inLanguage(location, place.language), status: isChosen(place) ? 302 : status, isSure };
  }

  /** Leads on to a page that is there, or to where it leads on itself; null: there is none. */
  async function leadOnIfThere(reply: FastifyReply, led: PageDetour): Promise<PageDetour | null> {
    const end = await entrance.endAt(reply.request, led.location);
    if (end.kind === 'nowhere') return null;
    if (end.kind === 'there') return led;
    for (const cookie of end.cookies) reply.header('set-cookie', cookie);
    const isForGood = end.status === led.status && end.cookies.length === 0;
    return { ...led, location: end.location, status: isForGood ? led.status : 302 };
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    if (routeFactsOf(request).pattern !== pageRoute || (method !== 'GET' && method !== 'HEAD')) return done();
    const { edition } = request;
    const spanish = withoutSpanish(request.url);
    const { prefix, url } =
      spanish === null
        ? pageAddressOf({ edition, url: languageInItsCase(request) ?? request.url })
        : { prefix: null, url: spanish };
    const { path, search } = cut(url);
    if (!app.routeTable.isPage(path)) return done();
    if (!entrance.servesNoFiles && isFile(path) && !entrance.isPage(edition.id, path)) {
      reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No existe.\n');
      return;
    }
    if (isMisread(path)) return done();
    const asked = { prefix, path, search };
    const place: LedPlace = {
      ...(spanish === null ? placeOf(request, asked) : spanishPlaceOf(request, asked)),
      prefix,
      namesSpanish: spanish !== null,
    };
    if (place.kept !== null) keepLanguage(reply, place.kept);
    const send = (led: PageDetour | null): void => {
      if (led === null) {
        if (place.language !== (prefix ?? defaultLanguage)) request.missingIn = place.language;
        return done();
      }
      if (isChosen(place) || (prefix === null && edition.languages.length > 1)) reply.header('vary', varyOf(request));
      leadOn(reply, led);
    };
    const answer = (detour: PageDetour | null): void => {
      const led = detour ?? stepInPlace(request, { path, place });
      if (led === null) return send(null);
      const chosen = inChosen(led, place);
      if (led.isSure && !pageOfList.test(chosen.location)) return send(chosen);
      // Where nobody can tell now, the page there is asked by the visitor.
      leadOnIfThere(reply, chosen).then(send, () => send(chosen));
    };
    const detour = entrance.detourOf(request, { path, search: place.search });
    // Most detours need nothing of the database, and no request waits for one that it does not take.
    if (detour instanceof Promise) detour.then(answer, done);
    else answer(detour);
  });

  /** The step to the same page in another language, or without what chose it; null: the page answers where it was asked for. */
  function stepInPlace(
    request: FastifyRequest,
    { path, place }: { readonly path: string; readonly place: LedPlace },
  ): PageDetour | null {
    const location = path + place.search;
    if (inLanguage(location, place.language) === request.url) return null;
    const standing = entrance.standingOf(request, path);
    return standing === 'nowhere' ? null : { location, status: 301, isSure: standing === 'there' };
  }
}
