import { createClient, type Transport } from '@cotejo/contract/client';
import { endpoints } from '@cotejo/contract/endpoints';
import type { ClientPortals, NearPage, PageContext, RenderedPage, SiteUrls } from '@cotejo/contract/page-rendering';
import type { Profile } from '@cotejo/contract/profile';
import { dayAt, type PlainDate } from '@cotejo/core/dates';
import { defaultLanguage, editionIn, hostNameOf, type EditionId } from '@cotejo/core/editions';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { baseUrlOf, type BaseUrls } from './base-urls.ts';
import { freshNonce, pagePolicy } from './content-policy.ts';
import { failurePage } from './failure-page.ts';
import { asksToRefresh, type RefreshLimit } from './force-refresh.ts';
import { cachedPage, canonicalUrl, createPageCache, withNonce, type CachedPage } from './page-cache.ts';
import { pageAddressOf, varyOf } from './page-language.ts';
import type { SiteSource } from './page-renderer.ts';
import { sendProblem } from './problem.ts';
import { pageMethods } from './route-table.ts';
import type { CachePurge } from './cache-purge.ts';
import { pageMark, pageMarkHeader } from './robot/page-mark.ts';
import { passCookieIn } from './robot/pass.ts';
import { requestIdHeader } from './request-id.ts';
import type { Door } from './site-urls.ts';
import { hasProfileCookie, readProfileCookie, writeProfileCookie } from './profile-cookie.ts';

export interface PagesOptions {
  readonly site: SiteSource;
  readonly clock: () => number;
  readonly version: string;
  /** Changes whenever a page of the edition may look different: catalogue version, UF of the day. */
  readonly contentVersion: (edition: EditionId, today: PlainDate) => string;
  readonly baseUrls: BaseUrls;
  readonly siteUrlsAt: (door: Door) => SiteUrls;
  readonly portals: ClientPortals;
  /** Tells of the paths of an edition where each page is in the others. */
  readonly alternatesFor: (edition: EditionId, siteUrls: SiteUrls) => Promise<PageContext['alternatesOf']>;
  /** Pages of an edition that an unknown path can have meant. */
  readonly nearest: (edition: EditionId, path: string) => readonly NearPage[];
  readonly purge: CachePurge;
  readonly refreshes: RefreshLimit;
}

const sharedPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
const oneYearSeconds = 31_536_000;
const formLimit = 64 * 1024;

/** What a page's calls were answered that is this visitor's alone. */
interface CallsOfPage {
  made: number;
  /** True: the visitor had asked too much, which is nobody else's page. */
  wereRefused: boolean;
}

/**
 * Calls the API inside this process, as the visitor's host would, so that the same edition answers. The visitor's address,
 * pass and request id go along, and all calls of a page count as one.
 */
function injectTransport(app: FastifyInstance, request: FastifyRequest, calls: CallsOfPage): Transport {
  const pass = passCookieIn(request.headers.cookie);
  return async ({ method, url, headers, body }) => {
    const verb = method === 'GET' ? 'GET' : method === 'POST' ? 'POST' : method === 'PATCH' ? 'PATCH' : 'DELETE';
    calls.made += 1;
    const response = await app.inject({
      method: verb,
      url,
      remoteAddress: request.ip,
      headers: {
        ...headers,
        host: request.headers.host ?? '',
        [requestIdHeader]: request.id,
        [pageMarkHeader]: pageMark(calls.made === 1 ? 'first' : 'further'),
        ...(pass === null ? {} : { cookie: pass }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (response.statusCode === 401 || response.statusCode === 429) calls.wereRefused = true;
    const retryAfter = response.headers['retry-after'];
    return {
      status: response.statusCode,
      retryAfter: retryAfter === undefined ? null : String(retryAfter),
      text: response.payload,
    };
  };
}

/** The request as the web's own object. Of the visitor's headers only those that pages may look at go along. */
function webRequest(request: FastifyRequest, url: string): Request {
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'content-type', 'user-agent', 'referer'] as const) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  const method = request.method === 'POST' ? 'POST' : 'GET';
  return new Request(new URL(url, `${request.protocol}://${request.headers.host}`), {
    method,
    headers,
    ...(method === 'POST' ? { body } : {}),
  });
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply
    .code(response.status)
    .header('cache-control', 'no-store')
    .send(Buffer.from(await response.arrayBuffer()));
}

/** Answers a request with the page of its path, which may be the one for what is not there. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the site: its files, its pages (shared ones from memory), and forms posted without script. Gives what answers with a
 * page, for routes that may have nothing to show.
 */
export async function addPages(app: FastifyInstance, options: PagesOptions): Promise<AnswerPage> {
  const { site, clock } = options;
  const cache = createPageCache();
  options.purge.add(cache.clear);
  await site.install(app);
  app.addHook('onClose', () => site.close());

  if (site.clientFolder !== null) {
    await app.register(staticFiles, {
      root: site.clientFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['.vite/**', '**/*.br', '**/*.gz', '**/*.html'],
      cacheControl: false,
      setHeaders: (response, path) => {
        const immutable = /[\\/]assets[\\/]/.test(path);
        response.header('cache-control', immutable ? `public, max-age=${oneYearSeconds}, immutable` : 'public, max-age=3600');
      },
    });
  }

  function apiOf({ edition, headers, partner }: FastifyRequest): string {
    const page = { edition: edition.id, name: hostNameOf(headers.host ?? ''), isPartner: partner !== null };
    return baseUrlOf(options.baseUrls, page);
  }

  function sendHtml(reply: FastifyReply, status: number, page: CachedPage): FastifyReply {
    const nonce = freshNonce();
    const { isDevelopment } = site;
    reply.header('content-security-policy', pagePolicy(nonce, { isDevelopment, api: apiOf(reply.request) }));
    return reply.code(status).type('text/html; charset=utf-8').send(withNonce(page, nonce));
  }

  async function render(
    request: FastifyRequest,
    url: string,
    profileOf: { profile: Profile | null; saved: Profile[]; calls: CallsOfPage; isForced: boolean },
  ): Promise<RenderedPage> {
    const { edition } = request;
    const now = clock();
    const siteUrls = options.siteUrlsAt({ protocol: request.protocol, host: request.headers.host ?? '' });
    const language = pageAddressOf(request).prefix ?? defaultLanguage;
    const context: PageContext = {
      edition: editionIn(edition, language),
      language,
      api: createClient(endpoints, injectTransport(app, request, profileOf.calls), {
        headers: { 'x-country': edition.country, 'x-qpversion': options.version },
        retries: false,
        forcesRefresh: () => profileOf.isForced,
      }),
      profile: profileOf.profile,
      saveProfile: (profile) => profileOf.saved.push(profile),
      today: dayAt(now, edition.timeZone ?? 'UTC'),
      now,
      version: options.version,
      apiBase: apiOf(request),
      partnerHost: request.partner === null ? null : hostNameOf(request.headers.host ?? ''),
      warn: (message) => app.log.warn({ route: 'page' }, message),
      siteUrls,
      portals: options.portals,
      // They are of the whole catalogue, of which a partner may show a part.
      nearest: (path) => (request.partner?.view ? [] : options.nearest(edition.id, path)),
      alternatesOf: await options.alternatesFor(edition.id, siteUrls),
    };
    return site.renderPage(webRequest(request, url), context);
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = canonicalUrl(request.url);
    const shared = request.method !== 'POST' && !site.isDevelopment && !hasProfileCookie(request.headers.cookie);
    const visitor = {
      profile: readProfileCookie(request.headers.cookie),
      saved: new Array<Profile>(),
      calls: { made: 0, wereRefused: false },
      isForced: asksToRefresh(request.query) && options.refreshes.take(request.ip),
    };
    const own: { page: RenderedPage | null } = { page: null };

    if (shared && !visitor.isForced) {
      const today = dayAt(clock(), request.edition.timeZone ?? 'UTC');
      const key = [
        request.edition.id,
        request.protocol,
        request.headers.host,
        options.contentVersion(request.edition.id, today),
        today,
        url,
      ].join(' ');
      const page = await cache.get(key, async () => {
        own.page = await render(request, url, visitor);
        const { page: made } = own;
        return made.kind === 'html' &&
          made.cacheable &&
          made.status === 200 &&
          visitor.saved.length === 0 &&
          !visitor.calls.wereRefused
          ? cachedPage(made.html)
          : null;
      });
      if (page) {
        // What keeps something in a visitor's browser is that visitor's alone.
        reply.header('cache-control', reply.hasHeader('set-cookie') ? 'no-store' : sharedPage);
        reply.header('vary', varyOf(request)).header('etag', page.etag);
        return sendHtml(reply, 200, page);
      }
    }

    const page = own.page ?? (await render(request, url, visitor));
    const secure = request.protocol === 'https';
    for (const profile of visitor.saved) reply.header('set-cookie', writeProfileCookie(profile, { secure }));
    if (page.kind === 'response') return sendResponse(reply, page.response);
    reply.header('cache-control', 'no-store');
    return sendHtml(reply, page.status, cachedPage(page.html));
  }

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    pages.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: formLimit }, (_, body, done) => done(null, body));
    pages.setErrorHandler((error, request, reply) => {
      const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
      if (typeof status === 'number' && status < 500) throw error;
      request.log.error({ err: error, requestId: request.id, route: 'page' }, 'page failed');
      const nonce = freshNonce();
      reply.header('content-security-policy', pagePolicy(nonce, { isDevelopment: false })).header('cache-control', 'no-store');
      return reply.code(500).type('text/html; charset=utf-8').send(failurePage(request.id, nonce));
    });
    // Before a body is read: what the API, a file or a link has for itself is answered as theirs, and with their types.
    pages.addHook('onRequest', async (request, reply) => {
      if (!app.routeTable.isPage(pageAddressOf(request).url.split('?')[0] ?? '/')) return reply.callNotFound();
      if (pageMethods.some((method) => method === request.method)) return;
      const { ip: remoteAddress, url, headers } = request;
      const page = await app.inject({ method: 'HEAD', url, remoteAddress, headers: { host: headers.host ?? '' } });
      if (page.statusCode === 404) return sendProblem(request, reply, { kind: 'not-found' });
      return sendProblem(request, reply.header('allow', pageMethods.join(', ')), { kind: 'method-not-allowed' });
    });
    pages.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/*', handler: answerPage });
  });
  return answerPage;
}
