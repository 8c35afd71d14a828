import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { EditionId } from '@cotejo/core/editions';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import type { Version } from '../version.ts';
import { chooseEditionByHost } from './edge.ts';
import { answerError, installErrorHandling } from './errors.ts';
import { addEtags } from './etag.ts';
import { addHealth, type ReadinessChecks } from './health.ts';
import { addMetrics } from './metrics.ts';
import { watchRoutes } from './route-table.ts';

export interface ServerOptions {
  readonly log: Log;
  readonly hosts: Readonly<Record<string, EditionId>>;
  readonly version: Version;
  readonly checks: ReadinessChecks;
  readonly withProcessMetrics: boolean;
}

/** Largest body taken, in bytes; a family with every filter set is under 10 kB. */
const bodyLimit = 128 * 1024;
const requestMilliseconds = 30_000;

/** Nothing may be loaded or framed by an answer that is no page; pages set their own policy. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const fields = {
      requestId: request.id,
      edition: request.edition?.id ?? null,
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (request.routeOptions.config.anyHost === true) log.debug(fields, 'request');
    else log.info(fields, 'request');
  });
}

/**
 * The server without its features: host to edition, one error shape, security headers, compression, ETags,
 * health, metrics and one log line per request. Routes are added by the composition.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { log } = options;
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    requestTimeout: requestMilliseconds,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply);
    },
  });
  app.removeContentTypeParser('text/plain');
  const routes = watchRoutes(app);
  installErrorHandling(app, routes);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  logRequests(app, log);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy);
  });
  addEtags(app);
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  chooseEditionByHost(app, options.hosts);
  addMetrics(app, { withProcess: options.withProcessMetrics });
  addHealth(app, options.checks, options.version);
  return app;
}
