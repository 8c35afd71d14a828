import { randomInt } from 'node:crypto';
import type { EndpointName } from '@cotejo/contract/endpoints';
import type { SiteUrls } from '@cotejo/contract/page-rendering';
import type { Edition, EditionId } from '@cotejo/core/editions';
import { ok } from '@cotejo/core/result';
import type { FastifyInstance } from 'fastify';
import { composeAssignedRequests } from './compose-assigned-requests.ts';
import { createContentVersion } from './content-version.ts';
import { composeDiscovery, listSite } from './compose-discovery.ts';
import { composeOutbox } from './compose-messages.ts';
import { composeWithdrawals } from './compose-withdrawals.ts';
import { composeVisitors, type Visitors } from './compose-visitors.ts';
import type { CatalogueMemory } from './features/catalogue/catalogue-memory.ts';
import { catalogueHandlers } from './features/catalogue/routes.ts';
import { comparisonGrounds } from './features/comparison/kept-comparisons.ts';
import { createCompactForms } from './features/compact/compact-forms.ts';
import { addCompactRoute, compactHandlers, type CompactServices } from './features/compact/routes.ts';
import { comparisonHandlers } from './features/comparison/routes.ts';
import { comparatorFeatureHandlers } from './features/catalogue/comparator-features.ts';
import { contactHandlers } from './features/contact/routes.ts';
import { findSeasonPath } from './features/site-content/find-season-path.ts';
import { siteContentHandlers } from './features/site-content/routes.ts';
import { operationsHandlers } from './features/operations/routes.ts';
import { sharedListHandlers } from './features/reference/list-routes.ts';
import { formHandlers } from './features/forms/routes.ts';
import { openPartnerHosts } from './features/partners/partner-hosts.ts';
import { partnerHandlers } from './features/partners/routes.ts';
import { paymentHandlers } from './features/payments/routes.ts';
import { chatHandlers } from './features/chat/routes.ts';
import { offerHandlers } from './features/catalogue/product-offers.ts';
import { leadPages, type LedPages } from './features/redirects/lead-pages.ts';
import { referenceHandlers } from './features/reference/routes.ts';
import { withdrawalHandlers } from './features/withdrawals/routes.ts';
import { addContactChoices } from './features/contact-choices/routes.ts';
import { assignedHandlers } from './features/requests/assigned/routes.ts';
import { createRequestDefence, type RequestDefence } from './features/requests/request-defence.ts';
import { requestHandlers } from './features/requests/routes.ts';
import { robotHandlers } from './features/session/robot-routes.ts';
import { sessionHandlers } from './features/session/routes.ts';
import { readToken } from './features/session/token.ts';
import { addSharedLinks } from './features/sharing/open-link.ts';
import { findArticle } from './features/articles/read-articles.ts';
import { articleHandlers } from './features/articles/routes.ts';
import { geomapHandlers } from './features/geomap/routes.ts';
import { landingHandlers } from './features/landings/routes.ts';
import { previewHandlers } from './features/previews/routes.ts';
import { consentHandlers } from './features/consents/routes.ts';
import { feedbackHandlers } from './features/feedback/routes.ts';
import { meetingHandlers } from './features/meetings/routes.ts';
import { clientErrorHandlers } from './features/client-errors/routes.ts';
import { searchHandlers } from './features/search/routes.ts';
import { sharingHandlers } from './features/sharing/routes.ts';
import { createContentChanges, type ContentChanges } from './platform/content/content-changes.ts';
import { answers, type Connection } from './platform/database/connect.ts';
import { createAnswerCache } from './platform/http/answer-cache.ts';
import { baseHosts, callsAcross } from './platform/http/base-urls.ts';
import { createCachePurge, type CachePurge } from './platform/http/cache-purge.ts';
import { createServer } from './platform/http/create-server.ts';
import { createRefreshLimit } from './platform/http/force-refresh.ts';
import type { Handlers } from './platform/http/handlers.ts';
import type { KeptEndpoint } from './platform/http/kept-answers.ts';
import { addApiDocs } from './platform/http/api-docs.ts';
import type { SiteSource } from './platform/http/page-renderer.ts';
import { addPages } from './platform/http/pages.ts';
import { watchPressure, type PressureLevel } from './platform/http/pressure.ts';
import { registerEndpoints } from './platform/http/register-endpoints.ts';
import { reportRequests } from './platform/http/report-requests.ts';
import { pageCallOf } from './platform/http/robot/page-mark.ts';
import { addServiceWorker } from './platform/http/service-worker.ts';
import { siteUrlsAt, type Door } from './platform/http/site-urls.ts';
import { createUrlCache } from './platform/http/url-cache.ts';
import { addValidationScripts } from './platform/http/validation-scripts.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import type { DataKeys } from './platform/personal-data/data-keys.ts';
import type { MessageConfig } from './platform/settings/message-settings.ts';
import { quietOperation, type OperationSettings } from './platform/operation-settings.ts';
import type { Reports } from './platform/reports.ts';
import type { RightOfWay } from './platform/right-of-way.ts';
import type { Version } from './platform/version.ts';

/** Everything the application works with, made by the process (or a test) and handed in. */
export interface AppServices {
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly version: Version;
  readonly hosts: Readonly<Record<string, EditionId>>;
  readonly connection: Connection;
  /** What personal data are sealed and opened with. */
  readonly dataKeys: DataKeys;
  readonly memory: CatalogueMemory;
  readonly jobs: Jobs;
  /** Null: the API alone. */
  readonly site: SiteSource | null;
  readonly withProcessMetrics: boolean;
  /** How far behind the process is; absent: it is measured. */
  readonly pressure?: () => PressureLevel;
  /** Absent: nothing in front, nothing shared, nobody limited. */
  readonly operation?: OperationSettings;
  /** What other processes can have emptied; absent: this process alone does. */
  readonly purge?: CachePurge;
  /** What tells of changed content; absent: nothing does. */
  readonly contentChanges?: ContentChanges;
  /** Where faults and unknown pages are reported; absent: nowhere. */
  readonly reports?: Reports;
  /** Providers of texts and contact hours; absent: mail alone, at the hours of the laws. */
  readonly messaging?: MessageConfig;
  /** What lets requests go before work that can wait; absent: nothing does. */
  readonly rightOfWay?: RightOfWay;
  /** A whole number from 0 to below the given one; absent: at random, each as likely. */
  readonly pick?: (below: number) => number;
}

interface ComposedParts extends Pick<LedPages, 'pageAt'> {
  readonly compact: CompactServices;
  readonly visitors: Visitors;
  readonly defence: RequestDefence;
  readonly purge: CachePurge;
}

function composeHandlers(
  { connection, dataKeys, memory, jobs, log, version, reports, site, messaging, rightOfWay, pick = randomInt }: AppServices,
  { compact, visitors, defence, purge, pageAt }: ComposedParts,
): Handlers<Exclude<EndpointName, KeptEndpoint>> {
  const { database } = connection;
  const outbox = composeOutbox({ jobs, messaging });
  return {
    ...comparisonHandlers({ memory, database }),
    ...compactHandlers(compact),
    ...catalogueHandlers({ memory, database }),
    ...comparatorFeatureHandlers({ memory }),
    ...contactHandlers(database),
    ...siteContentHandlers({ memory, database }),
    ...sharedListHandlers({ memory, database }),
    ...formHandlers({
      memory,
      database,
      scripts: site?.validationScripts ?? new Map(),
      warn: (fields, message) => log.warn(fields, message),
    }),
    ...partnerHandlers({ database }),
    ...paymentHandlers({ memory, database }),
    ...offerHandlers({ memory, database }),
    ...chatHandlers({ database }),
    ...referenceHandlers({ memory }),
    ...sessionHandlers({ database, memory, keys: visitors.keys, commit: version.commit }),
    ...robotHandlers(visitors),
    ...clientErrorHandlers({
      patternOf: pageAt,
      note: (error) =>
        reports === undefined ? log.warn({ route: 'browser', ...error }, 'error in a browser') : reports.brokenInBrowser(error),
    }),
    ...operationsHandlers({ database, activity: visitors.activity, purge }),
    ...searchHandlers({ memory }),
    ...sharingHandlers(database),
    ...articleHandlers(database),
    ...landingHandlers(database),
    ...geomapHandlers(memory),
    ...feedbackHandlers({ database, keys: visitors.keys }),
    ...meetingHandlers({ database, keys: visitors.keys, pick, outbox, catalogue: memory }),
    ...consentHandlers({ database, keys: visitors.keys }),
    ...withdrawalHandlers({ ...composeWithdrawals({ database, outbox, log }), keys: visitors.keys }),
    ...assignedHandlers({ ...composeAssignedRequests({ database, dataKeys, memory, outbox, log }), keys: visitors.keys }),
    ...previewHandlers({ database, keys: visitors.keys }),
    ...requestHandlers(
      {
        database,
        dataKeys,
        keys: visitors.keys,
        memory,
        outbox,
        warn: (fields, message) => log.warn(fields, message),
        ...(rightOfWay === undefined ? {} : { rightOfWay }),
      },
      defence,
    ),
  };
}

/** Puts the application together: stores and use cases behind the contract's routes, the documentation, the pages. */
export async function composeApp(services: AppServices): Promise<FastifyInstance> {
  const { clock, connection, log, memory, site, version, operation = quietOperation, purge = createCachePurge() } = services;
  const { contentChanges = createContentChanges() } = services;
  const { partnerOf, close } = await openPartnerHosts({
    database: connection.database,
    editions: services.hosts,
    contentChanges,
    onError: (error) => log.error({ err: error }, 'hosts of partners'),
  });
  const bases = baseHosts(operation.baseUrls, services.hosts);
  const app = await createServer({
    ...services,
    hosts: { ...bases.editions, ...services.hosts },
    partnerOf: (host) => partnerOf(host) ?? partnerOf(bases.pageHosts.get(host) ?? ''),
    isCalledAcross: callsAcross(operation.baseUrls),
    trustedProxies: operation.trustedProxies,
    checks: {
      database: () => answers(connection.pool),
      catalogue: async () => memory.isReady(),
    },
  });
  app.addHook('onClose', async () => close());
  const hasArticle = async (edition: Edition, slug: string): Promise<boolean> =>
    (await findArticle(connection.database, { edition, now: clock() }, slug)) !== null;
  const contentVersion = createContentVersion(memory, contentChanges.version);
  const listing = listSite({ database: connection.database, memory, clock, contentVersion });
  const led = leadPages({
    memory,
    hasArticle,
    seasonPath: (edition, path) => findSeasonPath(connection.database, edition, path),
    textPath: async (edition, path) => (await listing()).textPath(edition, path),
  });
  if (services.reports) reportRequests(app, { reports: services.reports, pageAt: led.pageAt });
  const visitors = await composeVisitors(app, { operation, database: connection.database, log, clock });
  const defence = createRequestDefence({
    key: () => visitors.keys.get('request'),
    used: visitors.used,
    count: app.countSuspicious,
    note: (fields, message) => log.info(fields, message),
  });
  const compact = { memory, forms: createCompactForms(), programVersion: version.commit };
  const [keptAnswers, urlCache] = [createAnswerCache(), createUrlCache()];
  purge.add(keptAnswers.clear);
  purge.add(urlCache.drop);
  purge.add(contentChanges.tell);
  const pressure = services.pressure ?? watchPressure(app, operation.busyAfter);
  const refreshes = createRefreshLimit(clock);
  registerEndpoints(app, composeHandlers(services, { compact, visitors, defence, purge, pageAt: led.pageAt }), {
    clock,
    pressure,
    readToken: async (token, moment) => readToken(token, { ...moment, key: await visitors.keys.get('token') }),
    kept: { grounds: comparisonGrounds(memory), cache: keptAnswers },
    reads: {
      cache: urlCache,
      groundOf: ({ edition, today }) => contentVersion(edition.id, today),
      refreshes,
      // A page that was let past what is kept was counted for itself.
      admitStaff: async (request) => (pageCallOf(request) === null ? visitors.admitStaff(request) : ok(true)),
      pressure,
      count: app.countKeptAnswer,
    },
  });
  addCompactRoute(app, compact);
  addContactChoices(app, { database: connection.database, dataKeys: services.dataKeys, keys: visitors.keys, clock });
  addApiDocs(app, version);
  const links = { database: connection.database, clock };
  if (site) {
    const siteUrlsOf = (door: Door): SiteUrls => siteUrlsAt(door, { known: operation.siteUrls, hosts: services.hosts });
    const discovery = { ...links, listing, siteUrlsAt: siteUrlsOf };
    const answerPage = await addPages(app, {
      pressure,
      site,
      entrance: led,
      clock,
      version: version.commit,
      frame: operation.frame,
      baseUrls: operation.baseUrls,
      siteUrlsAt: siteUrlsOf,
      portals: operation.portals,
      assistance: operation.assistance,
      otherPagesFor: composeDiscovery(app, discovery),
      purge,
      refreshes,
      contentVersion,
      formStamp: defence.stampAtHand,
    });
    addValidationScripts(app, site.validationScripts ?? new Map());
    addServiceWorker(app, { site, isOn: operation.frame.keepsOffline, version: version.commit });
    addSharedLinks(app, { ...links, answerUnknown: answerPage });
  } else addSharedLinks(app, links);
  return app;
}
