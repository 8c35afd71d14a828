import { createClient } from '@cotejo/contract/client';
import { endpoints } from '@cotejo/contract/endpoints';
import type {
  ClientPortals,
  FrameSettings,
  NearPage,
  PageContext,
  RenderedPage,
  SiteUrls,
} from '@cotejo/contract/page-rendering';
import type { Profile } from '@cotejo/contract/profile';
import type { AssistancePages } from '@cotejo/core/assistance-address';
import { dayAt, type PlainDate } from '@cotejo/core/dates';
import { defaultLanguage, editionIn, hostNameOf, type EditionId, type Language } from '@cotejo/core/editions';
import type { CatalogueView } from '@cotejo/core/partial-snapshot';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { baseUrlOf, type BaseUrls } from './base-urls.ts';
import type { KeptPage, PageCache } from './page-cache.ts';
import { createPageCalls, type CallsOfPage } from './page-calls.ts';
import { webRequest } from './page-exchange.ts';
import { pageAddressOf } from './page-language.ts';
import type { SiteSource } from './page-renderer.ts';
import { sharedAnswer } from './prepared-answer.ts';
import { refusesPages, type PressureLevel } from './pressure.ts';
import type { Door } from './site-urls.ts';
import { createTurns } from './turns.ts';

/** What pages are made of. */
export interface PageMaking {
  readonly site: SiteSource;
  readonly clock: () => number;
  readonly version: string;
  readonly frame: FrameSettings;
  /** Changes whenever a page of the edition may look different: catalogue version, UF of the day. */
  readonly contentVersion: (edition: EditionId, today: PlainDate) => string;
  readonly baseUrls: BaseUrls;
  readonly siteUrlsAt: (door: Door) => SiteUrls;
  readonly portals: ClientPortals;
  readonly assistance: AssistancePages | null;
  /** Tells of the paths of an edition where each page is in the others, and which pages an unknown path can have meant. */
  readonly otherPagesFor: (edition: EditionId, siteUrls: SiteUrls) => Promise<OtherPages>;
  readonly pressure: () => PressureLevel;
  /** A signed moment for the forms of a page; null while none can be had. */
  readonly formStamp: (now: number) => string | null;
}

/** What a page is told of the other pages of the site. */
export interface OtherPages extends Pick<PageContext, 'alternatesOf'> {
  /** Pages of the language, and of what a partner shows, that a path may mean, nearest first. */
  readonly nearest: (asked: {
    readonly path: string;
    readonly language: Language;
    readonly view: CatalogueView | null;
  }) => readonly NearPage[];
}

/** What answers that hold for the shortest are good for. */
const shortestMilliseconds = 60_000;
/** Making a page keeps the thread: more at once makes none of them sooner. Who waits behind so many waits some seconds. */
const turnLimits = { atOnce: 2, waiting: 100 };

/** A page was not made, because too much is asked at once. */
export class PageRefused extends Error {
  readonly statusCode = 503;
}

/** Whom a page is made for. */
export interface PageVisitor {
  readonly profile: Profile | null;
  readonly saved: Profile[];
  readonly calls: CallsOfPage;
  readonly isForced: boolean;
}

/** A visitor of whom nothing is known yet but the profile that came along. */
export function newVisitor(profile: Profile | null, isForced: boolean): PageVisitor {
  return { profile, saved: [], calls: { made: 0, wereRefused: false }, isForced };
}

/** Makes pages: for one visitor, or once for all and kept. */
interface PageMaker {
  /** Where the pages of a request call the API. */
  readonly apiOf: (request: FastifyRequest) => string;
  /** What a page for all is kept under. */
  readonly keyOf: (request: FastifyRequest, url: string) => string;
  /** Rejects with PageRefused when too much is asked at once. */
  readonly make: (request: FastifyRequest, url: string, visitor: PageVisitor) => Promise<RenderedPage>;
  /** A page for all, made once and kept; else as it was made for this visitor, or null where who made it was another. */
  readonly makeOnce: (
    request: FastifyRequest,
    place: { readonly url: string; readonly key: string },
    visitor: PageVisitor,
  ) => Promise<{ readonly shared: KeptPage | null; readonly own: RenderedPage | null }>;
}

/** Makes pages by the site's own renderer, whose calls the API of `app` answers within this process. */
export function createPageMaker(app: FastifyInstance, options: PageMaking, cache: PageCache): PageMaker {
  const { site, clock } = options;
  const takeTurn = createTurns(turnLimits);
  const callsOf = createPageCalls(app, ({ id, timeZone }) => {
    const now = clock();
    const content = options.contentVersion(id, dayAt(now, timeZone ?? 'UTC'));
    return `${content} ${Math.floor(now / shortestMilliseconds)}`;
  });

  function apiOf({ edition, headers, partner }: FastifyRequest): string {
    const page = { edition: edition.id, name: hostNameOf(headers.host ?? ''), isPartner: partner !== null };
    return baseUrlOf(options.baseUrls, page);
  }

  function keyOf({ edition, protocol, headers }: FastifyRequest, url: string): string {
    const today = dayAt(clock(), edition.timeZone ?? 'UTC');
    return [edition.id, protocol, headers.host, options.contentVersion(edition.id, today), today, url].join(' ');
  }

  async function render(request: FastifyRequest, url: string, visitor: PageVisitor): Promise<RenderedPage> {
    const { edition } = request;
    const now = clock();
    const siteUrls = options.siteUrlsAt({ protocol: request.protocol, host: request.headers.host ?? '' });
    const language = pageAddressOf({ edition, url }).prefix ?? defaultLanguage;
    const { alternatesOf, nearest } = await options.otherPagesFor(edition.id, siteUrls);
    const context: PageContext = {
      edition: editionIn(edition, language),
      language,
      api: createClient(endpoints, callsOf(request, visitor.calls), {
        headers: { 'x-country': edition.country, 'x-qpversion': options.version },
        retries: false,
        language,
        forcesRefresh: () => visitor.isForced,
      }),
      profile: visitor.profile,
      saveProfile: (profile) => visitor.saved.push(profile),
      today: dayAt(now, edition.timeZone ?? 'UTC'),
      now,
      formStamp: options.formStamp(now),
      version: options.version,
      apiBase: apiOf(request),
      partnerHost: request.partner === null ? null : hostNameOf(request.headers.host ?? ''),
      warn: (message) => app.log.warn({ route: 'page' }, message),
      siteUrls,
      portals: options.portals,
      assistance: options.assistance,
      nearest: (path) => nearest({ path, language, view: request.partner?.view ?? null }),
      // In development a version changes with each save, and a kept file would hide it.
      frame: site.isDevelopment ? { ...options.frame, versionReloads: null, keepsOffline: false } : options.frame,
      // A partner's page is the edition's a second time, and leads nobody to another country.
      alternatesOf: request.partner === null ? alternatesOf : () => [],
    };
    return site.renderPage(webRequest(request, url), context);
  }

  /** Forms that were sent are taken without a turn: who wants to be reached is refused last. */
  async function make(...asked: Parameters<typeof render>): Promise<RenderedPage> {
    if (asked[0].method === 'POST') return render(...asked);
    if (refusesPages(options.pressure())) throw new PageRefused();
    const made = await takeTurn(() => render(...asked));
    if (!made.ok) throw new PageRefused();
    return made.value;
  }

  async function makeOnce(
    request: FastifyRequest,
    { url, key }: { readonly url: string; readonly key: string },
    visitor: PageVisitor,
  ): Promise<{ readonly shared: KeptPage | null; readonly own: RenderedPage | null }> {
    const own: { page: RenderedPage | null } = { page: null };
    const shared = await cache.get(key, async () => {
      own.page = await make(request, url, visitor);
      const { page: made } = own;
      const isForAll = visitor.saved.length === 0 && !visitor.calls.wereRefused;
      if (!isForAll || made.kind !== 'html' || !made.cacheable || made.status !== 200) return null;
      return { answer: sharedAnswer(made.html), until: made.until ?? Number.POSITIVE_INFINITY };
    });
    return { shared, own: own.page };
  }

  return { apiOf, keyOf, make, makeOnce };
}
