import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { createRequestDurations } from './request-durations.ts';
import { routeOf } from './route-name.ts';
import type { Provenance } from './url-cache.ts';

/**
 * What became of a suspicious request: it was asked for work, came with the work done, was sent a second time by a person without script,
 * or came with what is no work of its own.
 */
export type SuspiciousEnd = 'asked' | 'solved' | 'confirmed' | 'refused';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an answer to a GET by route template and where it came from. */
    countKeptAnswer: (route: string, from: Provenance) => void;
    /** Counts a suspicious request by what became of it. */
    countSuspicious: (became: SuspiciousEnd) => void;
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
  const durations = createRequestDurations();
  const shed = new Counter({
    name: 'http_server_shed_requests_total',
    help: 'Requests answered 503',
    labelNames: ['http_route'],
    registers: [register],
  });
  const suspicious = new Counter({
    name: 'leads_suspicious_total',
    help: 'Suspicious requests by what became of them',
    labelNames: ['outcome'],
    registers: [register],
  });
  app.decorate('countSuspicious', (outcome) => suspicious.inc({ outcome }));
  app.decorate('countKeptAnswer', keptAnswers(register));
  app.addHook('onResponse', (request, reply, done) => {
    const [route, status] = [routeOf(request) ?? 'none', reply.statusCode];
    if (status === 503) shed.inc({ http_route: route });
    durations.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { config: { anyHost: true } }, async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(`${await register.metrics()}\n${durations.text()}`),
  );
}
