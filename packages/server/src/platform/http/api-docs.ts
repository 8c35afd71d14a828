import type { FastifyInstance } from 'fastify';
import type { Version } from '../version.ts';
import { apiDocsPage } from './api-docs-page.ts';
import { freshNonce, pagePolicy } from './content-policy.ts';
import { openApiDocument } from './openapi.ts';

const fresh = 'public, max-age=0, must-revalidate';

/** The contract for programs at /api/openapi.json and for people at /api/docs. */
export function addApiDocs(app: FastifyInstance, { version }: Version): void {
  const document = openApiDocument(version);
  const json = JSON.stringify(document);
  app.get('/api/openapi.json', async (_, reply) =>
    reply.header('cache-control', fresh).type('application/json; charset=utf-8').send(json),
  );
  app.get('/api/docs', async (_, reply) => {
    const nonce = freshNonce();
    reply.header('cache-control', 'no-store').header('content-security-policy', pagePolicy(nonce, { isDevelopment: false }));
    return reply.type('text/html; charset=utf-8').send(apiDocsPage(document, nonce));
  });
}
