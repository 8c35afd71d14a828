import compress from '@fastify/compress';
import type { EditionId } from '@cotejo/core/editions';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Log } from '../log.ts';
import type { Version } from '../version.ts';
import { isApiPath } from './api-path.ts';
import { answerBrokenRequest, refuseWhileClosing } from './broken-requests.ts';
import { freshNonce, pagePolicy } from './content-policy.ts';
import { allowOwnOrigins } from './cross-origin.ts';
import { chooseEditionByHost, type HostPartner } from './edge.ts';
import { answerError, installErrorHandling } from './errors.ts';
import { addEtags } from './etag.ts';
import { failurePage, unreadableWords } from './failure-page.ts';
import { addHealth, type ReadinessChecks } from './health.ts';
import { addMetrics } from './metrics.ts';
import { requestIdFor, requestIdHeader } from './request-id.ts';
import { logRequests } from './request-log.ts';
import { keepRouteFacts } from './route-name.ts';
import { watchRoutes } from './route-table.ts';
import type { TrustedProxies } from './robot/trusted-proxies.ts';
import { securityHeadersOf } from './security-headers.ts';

export interface ServerOptions {
  readonly log: Log;
  readonly hosts: Readonly<Record<string, EditionId>>;
  /** The partner of a host name in lower case; absent: there are none. */
  readonly partnerOf?: (hostName: string) => HostPartner | null;
  readonly version: Version;
  readonly checks: ReadinessChecks;
  readonly withProcessMetrics: boolean;
  /** True: pages of other hosts of ours call this server. */
  readonly isCalledAcross?: boolean;
  /** Whose X-Forwarded headers are believed; absent: nobody's. */
  readonly trustedProxies?: TrustedProxies;
}

/** Largest body taken, in bytes; a family with every filter set is under 10 kB. */
const bodyLimit = 128 * 1024;
const requestMilliseconds = 30_000;

/** Adds what every answer says, unless the route says it in its own way. An answer that is ready has it in its head. */
function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    for (const [name, value] of Object.entries(securityHeadersOf(request.url, reply.getHeader('content-security-policy')))) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    reply.header(requestIdHeader, request.id);
    return payload;
  });
}

/** Answers who asks for a page at an address that cannot be decoded, so that no page of the site is found by it. */
function sendUnreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const said = { nonce: freshNonce(), requestId: request.id };
  reply.header('content-security-policy', pagePolicy(said)).header('cache-control', 'no-store');
  return reply.code(400).type('text/html; charset=utf-8').send(failurePage(unreadableWords, said));
}

/**
 * The server without its features: host to edition, one error shape, security headers, compression, ETags,
 * health, metrics and one log line per request. Routes are added by the composition.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { log, trustedProxies } = options;
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdFor,
    ...(trustedProxies ? { trustProxy: (address: string) => trustedProxies.includes(address) } : {}),
    // A log of its own for each request costs much, and every line of ours names its request.
    childLoggerFactory: (logger) => logger,
    bodyLimit,
    // Nobody listens to the end of a request that has no body: Node need not tell of it.
    http: { optimizeEmptyRequests: true },
    requestTimeout: requestMilliseconds,
    forceCloseConnections: 'idle',
    // The answer of our own has the one shape of errors.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest(log),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      const isPage = error.code === 'FST_ERR_BAD_URL' && !isApiPath(request.url);
      void (isPage ? sendUnreadable(request, reply) : answerError(error, request, reply));
    },
  });
  app.removeContentTypeParser('text/plain');
  keepRouteFacts(app);
  const routes = watchRoutes(app);
  installErrorHandling(app, routes);
  addSecurityHeaders(app);
  refuseWhileClosing(app);
  logRequests(app, log);
  addEtags(app);
  // What has no body needs no look at its coding.
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET' || route.method === 'HEAD') route.decompress = false;
  });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  const hosts = { editions: options.hosts, partnerOf: options.partnerOf ?? (() => null) };
  chooseEditionByHost(app, hosts);
  if (options.isCalledAcross === true) await allowOwnOrigins(app, hosts);
  addMetrics(app, { withProcess: options.withProcessMetrics });
  addHealth(app, options.checks, options.version);
  return app;
}
