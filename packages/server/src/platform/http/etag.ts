import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route gives its answers their validator itself. */
    readonly ownEtag?: boolean;
  }
}

/** A weak validator over a text, or its bytes: the same text in another encoding (compressed) is the same thing. */
export function etagOf(text: string | Buffer): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** True when If-None-Match names the tag, compared weakly as RFC 9110 asks. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag)));
}

function isKnownToCaller(request: FastifyRequest, reply: FastifyReply, payload: unknown): boolean {
  if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return false;
  if (String(reply.getHeader('cache-control') ?? '').includes('no-store')) return false;
  const given = reply.getHeader('etag');
  const etag = typeof given === 'string' ? given : etagOf(payload);
  reply.header('etag', etag);
  if (!matchesEtag(request.headers['if-none-match'], etag)) return false;
  // A page kept by the browser holds the nonce of the policy it came with: a new policy would block its scripts.
  reply.code(304).removeHeader('content-security-policy').removeHeader('content-length').removeHeader('content-type');
  return true;
}

/** Gives each successful GET answer made of text an ETag, and answers 304 when the caller has it already. */
export function addEtags(app: FastifyInstance): void {
  const giveEtag: onSendAsyncHookHandler = async (request, reply, payload) =>
    isKnownToCaller(request, reply, payload) ? '' : payload;
  app.addHook('onRoute', (route) => {
    if (![route.method].flat().includes('GET') || route.config?.ownEtag === true) return;
    route.onSend = [route.onSend ?? [], giveEtag].flat();
  });
}
