import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

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
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      http_request_method: request.method,
      http_route: request.routeOptions.url ?? 'none',
      http_response_status_code: String(reply.statusCode),
    };
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
