import type { RenderedPage } from '@cotejo/contract/page-rendering';
import { inLanguage } from '@cotejo/core/editions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachePurge } from './cache-purge.ts';
import { freshNonce, pagePolicy } from './content-policy.ts';
import { busyWords, failedWords, failurePage, tooLargeWords, unreadableFormWords } from './failure-page.ts';
import { asksToRefresh, type RefreshLimit } from './force-refresh.ts';
import { isHungUp, leaveHungUp } from './hung-up.ts';
import { canonicalUrl, createPageCache, withCampaign, type KeptPage } from './page-cache.ts';
import { addPageEntrance, type PageEnd, type PageEntrance } from './page-entrance.ts';
import { sendResponse } from './page-exchange.ts';
import { pageAddressOf, varyOf } from './page-language.ts';
import { createPageMaker, newVisitor, PageRefused, type PageMaking, type PageVisitor } from './page-making.ts';
import { bytesIn } from './prepared-answer.ts';
import { retryAfterSeconds } from './pressure.ts';
import { sendProblem } from './problem.ts';
import { hasProfileCookie, readProfileCookie, writeProfileCookie } from './profile-cookie.ts';
import { answerHead, sendReady, type AnswerHead } from './ready-answer.ts';
import { pageMethods } from './route-table.ts';
import { addSiteFiles } from './site-files.ts';
import { isReadableForm, UnreadableForm } from './unreadable-form.ts';

export interface PagesOptions extends PageMaking {
  /** What leads on before a page is looked for. */
  readonly entrance: Pick<PageEntrance, 'detourOf' | 'standingOf' | 'isPage'>;
  readonly purge: CachePurge;
  readonly refreshes: RefreshLimit;
}

const html = 'text/html; charset=utf-8';
const sharedPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
/** For so long a network in front may send such a page; before a moment that makes it another one it asks each time. */
const sharedMilliseconds = 360_000;
const endingPage = 'public, max-age=0, must-revalidate';
const [notFound, tooLarge] = [404, 413];
const formLimit = 64 * 1024;

/** Answers a request with the page of its path, which may be the one for what is not there. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Where a page is made and kept. */
interface PagePlace {
  /** In its one spelling. */
  readonly url: string;
  /** What it is kept under; null: it is made for this visitor alone. */
  readonly key: string | null;
  /** The visitor gets nothing that was kept. */
  readonly isForced: boolean;
}

/**
 * Serves the site: its files, its pages (shared ones from memory), and forms posted without script. Gives what answers with a
 * page, for routes that may have nothing to show.
 */
export async function addPages(app: FastifyInstance, options: PagesOptions): Promise<AnswerPage> {
  const { site, clock } = options;
  const cache = createPageCache(clock);
  const { apiOf, keyOf, make, makeOnce } = createPageMaker(app, options, cache);
  options.purge.add(cache.clear);
  addPageEntrance(app, { ...options.entrance, endAt, servesNoFiles: site.isDevelopment });
  await site.install(app);
  app.addHook('onClose', () => site.close());

  if (site.clientFolder !== null) await addSiteFiles(app, site.clientFolder);

  /** What kept pages say before them: there are few ways. */
  const heads = new Map<string, AnswerHead>();
  function headOf(reply: FastifyReply, { until }: KeptPage): AnswerHead {
    const [api, vary, partner] = [apiOf(reply.request), varyOf(reply.request), reply.request.partner?.origins ?? []];
    // What keeps something in a visitor's browser is that visitor's alone.
    const shared = until - clock() < sharedMilliseconds ? endingPage : sharedPage;
    const control = reply.hasHeader('set-cookie') ? 'no-store' : shared;
    const name = [api, vary, control, ...partner].join(' ');
    const known = heads.get(name);
    if (known !== undefined) return known;
    const head = answerHead('/', {
      'cache-control': control,
      vary: `accept-encoding, ${vary}`,
      'content-security-policy': pagePolicy({ api, partner }),
      'content-type': html,
    });
    heads.set(name, head);
    return head;
  }

  /** What a page answers to who has no cookies; it is kept as for whoever asks for it next. Rejects where nobody can tell now. */
  async function endAt(request: FastifyRequest, asked: string): Promise<PageEnd> {
    const url = canonicalUrl(asked);
    const visitor = newVisitor(null, false);
    const key = keyOf(request, url);
    const { shared, own } = site.isDevelopment ? { shared: null, own: null } : await makeOnce(request, { url, key }, visitor);
    if (shared !== null) return { kind: 'there' };
    const page = own ?? (await make(request, url, visitor));
    const status = page.kind === 'html' ? page.status : page.response.status;
    const location = page.kind === 'html' ? null : page.response.headers.get('location');
    if (page.kind === 'html' || location === null) return status === notFound ? { kind: 'nowhere' } : { kind: 'there' };
    const secure = request.protocol === 'https';
    const cookies = [
      ...visitor.saved.map((profile) => writeProfileCookie(profile, { secure })),
      ...page.response.headers.getSetCookie(),
    ];
    return { kind: 'elsewhere', location: withCampaign(location, asked), status, cookies };
  }

  /** What is not there has no address in another language to lead to: that is said where it was asked for. */
  async function inWishedLanguage(request: FastifyRequest, page: RenderedPage, visitor: PageVisitor): Promise<RenderedPage> {
    const { missingIn } = request;
    if (missingIn === null || page.kind !== 'html' || page.status !== notFound) return page;
    return make(request, inLanguage(canonicalUrl(pageAddressOf(request).url), missingIn), visitor);
  }

  async function answerAnew(request: FastifyRequest, reply: FastifyReply, place: PagePlace): Promise<FastifyReply> {
    const { url, key, isForced } = place;
    const visitor = newVisitor(readProfileCookie(request.headers.cookie), isForced);
    const made = key === null ? null : await makeOnce(request, { url, key }, visitor);
    if (made?.shared) return sendReady(request, reply, { answer: made.shared.answer, head: headOf(reply, made.shared) });

    const page = await inWishedLanguage(request, made?.own ?? (await make(request, url, visitor)), visitor);
    const secure = request.protocol === 'https';
    for (const profile of visitor.saved) reply.header('set-cookie', writeProfileCookie(profile, { secure }));
    if (page.kind === 'response') return sendResponse(reply, page.response);
    const partner = request.partner?.origins ?? [];
    const policy = pagePolicy({ isDevelopment: site.isDevelopment, api: apiOf(request), partner });
    reply.header('cache-control', 'no-store').header('content-security-policy', policy);
    return reply.code(page.status).type(html).send(bytesIn(page.html));
  }

  /** A kept page goes out at once. */
  function answerPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const url = canonicalUrl(request.url);
    const shared = request.method !== 'POST' && !site.isDevelopment && !hasProfileCookie(request.headers.cookie);
    const isForced = asksToRefresh(request.query) && options.refreshes.take(request.ip);
    const key = shared && !isForced ? keyOf(request, url) : null;
    const known = key === null ? undefined : cache.known(key);
    return known === undefined
      ? answerAnew(request, reply, { url, key, isForced })
      : sendReady(request, reply, { answer: known.answer, head: headOf(reply, known) });
  }

  async function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { ip: remoteAddress, url, headers } = request;
    const page = await app.inject({ method: 'HEAD', url, remoteAddress, headers: { host: headers.host ?? '' } });
    if (page.statusCode === 404) sendProblem(request, reply, { kind: 'not-found' });
    else sendProblem(request, reply.header('allow', pageMethods.join(', ')), { kind: 'method-not-allowed' });
  }

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    pages.addContentTypeParser(
      forms,
      { parseAs: 'buffer', bodyLimit: formLimit },
      async (request: FastifyRequest, body: Buffer) => {
        if (!(await isReadableForm(body, request.headers['content-type'] ?? '')))
          throw new UnreadableForm('the form cannot be read');
        return body;
      },
    );
    pages.setErrorHandler((error, request, reply) => {
      if (isHungUp(error, reply)) return leaveHungUp(request, reply, 'page');
      const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
      const isForm = status === tooLarge || error instanceof UnreadableForm;
      if (typeof status === 'number' && status < 500 && !isForm) throw error;
      const said = { nonce: freshNonce(), requestId: request.id };
      reply.header('content-security-policy', pagePolicy(said)).header('cache-control', 'no-store').type(html);
      if (status === tooLarge) return reply.code(tooLarge).send(failurePage(tooLargeWords, said));
      if (error instanceof UnreadableForm) return reply.code(error.statusCode).send(failurePage(unreadableFormWords, said));
      if (error instanceof PageRefused)
        return reply.code(503).header('retry-after', retryAfterSeconds).send(failurePage(busyWords, said));
      request.log.error({ err: error, requestId: request.id, route: 'page' }, 'page failed');
      return reply.code(500).send(failurePage(failedWords, said));
    });
    // Before a body is read: what the API, a file or a link has for itself is answered as theirs, and with their types.
    pages.addHook('onRequest', (request, reply, done) => {
      if (!app.routeTable.isPage(pageAddressOf(request).url.split('?')[0] ?? '/')) reply.callNotFound();
      else if (pageMethods.some((method) => method === request.method)) done();
      else refuseMethod(request, reply).then(undefined, done);
    });
    const handler = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined => {
      const answered = answerPage(request, reply);
      return answered instanceof Promise ? answered : undefined;
    };
    pages.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/*', handler });
  });
  return async (request, reply) => answerPage(request, reply);
}
