import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createRequestDurations } from './request-durations.ts';

const labelNames = ['http_request_method', 'http_route', 'http_response_status_code'] as const;
const request = fc.record({
  method: fc.constantFrom('GET', 'POST'),
  route: fc.constantFrom('/api/insurance/{id}', '/*', 'none'),
  status: fc.constantFrom(200, 304, 503),
});
const seconds = fc.oneof(
  fc.constantFrom(0, 0.001, 0.0025, 10, 10.5),
  fc.integer({ min: 0, max: 20_000 }).map((part) => part / 1024),
);

describe('durations of requests', () => {
  it('say what the library of the measures says of the same requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(request, seconds), { minLength: 1 }), async (observed) => {
        const register = new Registry();
        const reference = new Histogram({
          name: 'http_server_request_duration_seconds',
          help: 'Duration of HTTP server requests',
          labelNames,
          buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
          registers: [register],
        });
        const durations = createRequestDurations();
        for (const [{ method, route, status }, took] of observed) {
          durations.observe({ method, route, status }, took);
          reference.observe({ http_request_method: method, http_route: route, http_response_status_code: String(status) }, took);
        }
        const linesOf = (text: string): string[] => text.split('\n').filter(Boolean).toSorted();
        expect(linesOf(durations.text())).toEqual(linesOf(await register.metrics()));
      }),
      { numRuns: 50 },
    );
  });
});
