import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { routeOf } from './route-name.ts';
import type { Provenance } from './url-cache.ts';

const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an answer to a GET by route template and where it came from. */
    countKeptAnswer: (route: string, from: Provenance) => void;
  }
}

/** Answers by where they came from. Counting is one addition; names are made when the figures are asked for. */
function keptAnswers(register: Registry): (route: string, from: Provenance) => void {
  const counts = new Map<string, Record<Provenance, number>>();
  const counter = new Counter({
    name: 'http_server_cache_answers_total',
    help: 'Shared answers to GET by where they came from',
    labelNames: ['http_route', 'outcome'],
    registers: [register],
    collect: () => {
      counter.reset();
      for (const [route, { hit, miss, stale }] of counts) {
        for (const [outcome, count] of Object.entries({ hit, miss, stale })) {
          counter.inc({ http_route: route, outcome }, count);
        }
      }
    },
  });
  return (route, from) => {
    const known = counts.get(route) ?? { hit: 0, miss: 0, stale: 0 };
    known[from] += 1;
    counts.set(route, known);
  };
}

/**
 * Measures every request under OpenTelemetry's names (as Prometheus writes them), by route template and never by
 * path, and answers the figures at /metrics. `withProcess` adds memory, event loop and garbage collection.
 */
export function addMetrics(app: FastifyInstance, { withProcess }: { readonly withProcess: boolean }): void {
  const register = new Registry();
  if (withProcess) collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of HTTP server requests',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: secondsBuckets,
    registers: [register],
  });
  const shed = new Counter({
    name: 'http_server_shed_requests_total',
    help: 'Requests answered 503',
    labelNames: ['http_route'],
    registers: [register],
  });
  app.decorate('countKeptAnswer', keptAnswers(register));
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      http_request_method: request.method,
      http_route: routeOf(request) ?? 'none',
      http_response_status_code: String(reply.statusCode),
    };
    if (reply.statusCode === 503) shed.inc({ http_route: labels.http_route });
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { config: { anyHost: true } }, async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics()),
  );
}
