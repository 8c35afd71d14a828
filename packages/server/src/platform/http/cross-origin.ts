import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiPath } from './api-path.ts';
import type { KnownHosts } from './edge.ts';

/** How long a browser need not ask again whether it may call. */
const preflightSeconds = 2 * 60 * 60;

const shared: FastifyCorsOptions = {
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'authorization',
    'content-type',
    'idempotency-key',
    'if-none-match',
    'x-country',
    'x-form-stamp',
    'x-form-trap',
    'x-qpversion',
    'x-request-work',
    'x-robot-solution',
  ],
  exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
  // The pass of who proved to be a person is a cookie.
  credentials: true,
  maxAge: preflightSeconds,
  strictPreflight: false,
};

/** True for pages of an edition or a partner, over HTTPS unless the call itself is not. */
function isOurs({ headers, protocol }: FastifyRequest, { editions, partnerOf }: KnownHosts): boolean {
  const origin = URL.parse(headers.origin ?? '');
  if (origin === null || origin.origin !== headers.origin) return false;
  const { hostname } = origin;
  if (origin.protocol !== 'https:' && origin.protocol !== `${protocol}:`) return false;
  return Object.hasOwn(editions, hostname) || partnerOf(hostname) !== null;
}

/**
 * Lets pages of our own hosts and of partners' call the API under another origin (docs/decisions/0190). Must be called after
 * the edge and before the routes are added.
 */
export async function allowOwnOrigins(app: FastifyInstance, hosts: KnownHosts): Promise<void> {
  await app.register(cors, {
    delegator: (request: FastifyRequest, decide: (error: Error | null, options?: FastifyCorsOptions) => void) => {
      decide(null, { ...shared, origin: isApiPath(request.url) && isOurs(request, hosts) });
    },
  });
  // Kept answers name what they vary by themselves, after the hook of the library.
  app.addHook('onSend', async (request, reply, payload) => {
    const vary = String(reply.getHeader('vary') ?? '');
    if (isApiPath(request.url) && !/\borigin\b/i.test(vary)) reply.header('vary', vary === '' ? 'Origin' : `${vary}, Origin`);
    return payload;
  });
}
