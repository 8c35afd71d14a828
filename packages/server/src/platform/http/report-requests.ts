import type { FastifyInstance } from 'fastify';
import type { Reports } from '../reports.ts';
import { routeFactsOf } from './route-name.ts';

function isPage(contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith('text/html');
}

/**
 * Reports what requests come to: pages that nobody has, faults of ours, and how long answers take. Call it before routes
 * are added.
 */
export function reportRequests(app: FastifyInstance, reports: Reports): void {
  app.addHook('onError', async (_request, _reply, error) => {
    if ((error.statusCode ?? 500) === 500) reports.failed(error);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    const { name: route, takesAnyHost } = routeFactsOf(request);
    if (route === null || takesAnyHost) return done();
    const { statusCode: status, elapsedTime: milliseconds } = reply;
    if (status === 404 && method === 'GET' && isPage(reply.getHeader('content-type'))) reports.notFound(url.split('?')[0] ?? '/');
    reports.answered({ method, route, status, milliseconds });
    done();
  });
}
