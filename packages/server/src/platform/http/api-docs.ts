import type { EditionId } from '@cotejo/core/editions';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Version } from '../version.ts';
import { freshNonce, pagePolicy } from './content-policy.ts';
import { documentationPage } from './documentation/page.ts';
import { openApiDocument } from './openapi.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** Stands in the kept page where the nonce of each answer goes: it is the one page of ours with script and style inline. */
const noncePlaceholder = '__CSP_NONCE__';

const fresh = 'public, max-age=0, must-revalidate';

interface MadeDocument {
  readonly document: OpenApiDocument;
  readonly json: string;
}

/** The contract for programs at /api/openapi.json and for people at /api/docs, with the examples of the host's country. */
export function addApiDocs(app: FastifyInstance, { version }: Version): void {
  const made = new Map<EditionId, MadeDocument>();
  const documentOf = (edition: EditionId): MadeDocument => {
    const known = made.get(edition);
    if (known) return known;
    const document = openApiDocument(version, edition);
    const documented = { document, json: JSON.stringify(document) };
    made.set(edition, documented);
    return documented;
  };
  app.get('/api/openapi.json', async ({ edition }, reply) =>
    reply.header('cache-control', fresh).type('application/json; charset=utf-8').send(documentOf(edition.id).json),
  );
  // A host is named in the examples, so that each has its own page; there are few.
  const pages = new LRUCache<string, string>({ max: 16, ttl: 5 * 60_000 });
  app.get('/api/docs', async ({ edition, protocol, host }, reply) => {
    const { id } = edition;
    const origin = `${protocol}://${host}`;
    const key = `${id} ${origin}`;
    const page = pages.get(key) ?? documentationPage(documentOf(id).document, { edition: id, origin, nonce: noncePlaceholder });
    pages.set(key, page);
    const nonce = freshNonce();
    reply.header('cache-control', 'no-store').header('content-security-policy', pagePolicy({ nonce }));
    return reply.type('text/html; charset=utf-8').send(page.replaceAll(noncePlaceholder, nonce));
  });
}
