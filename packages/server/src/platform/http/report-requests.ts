import type { EditionId } from '@cotejo/core/editions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Reports } from '../reports.ts';
import { isHungUp } from './hung-up.ts';
import { pageAddressOf } from './page-language.ts';
import { pageCallOf } from './robot/page-mark.ts';
import { routeFactsOf } from './route-name.ts';

/** The pattern of the page that takes a path of an edition; null: none does. */
export type PageAt = (edition: EditionId, path: string) => string | null;

const anyPage = '/*';
const unknownHost = 421;

function isPage(contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith('text/html');
}

/** A page by its pattern, without its language: all of them come by one route, which is the name of what no page takes. */
function nameOfPage(request: FastifyRequest, pageAt: PageAt): string {
  const [path = '/'] = pageAddressOf(request).url.split('?');
  return pageAt(request.edition.id, path) ?? anyPage;
}

/**
 * Reports what requests come to: pages that nobody has, faults of ours, and how long answers take, but for the calls that
 * pages make inside, which are part of theirs. Call it before routes are added.
 */
export function reportRequests(app: FastifyInstance, { reports, pageAt }: { reports: Reports; pageAt: PageAt }): void {
  app.addHook('onError', async (_request, reply, error) => {
    if (!isHungUp(error, reply) && (error.statusCode ?? 500) === 500) reports.failed(error);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    const { name, takesAnyHost } = routeFactsOf(request);
    if (name === null || takesAnyHost || pageCallOf(request) !== null) return done();
    const { statusCode: status, elapsedTime: milliseconds } = reply;
    if (status === 404 && method === 'GET' && isPage(reply.getHeader('content-type'))) reports.notFound(url.split('?')[0] ?? '/');
    // A host that is nobody's has no edition.
    const route = name === anyPage && status !== unknownHost ? nameOfPage(request, pageAt) : name;
    reports.answered({ method, route, status, milliseconds });
    done();
  });
}
