import { linkCookie, referralCookie } from '@cotejo/contract/page-rendering';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isMisread, ownLocation } from './own-location.ts';
import { withCampaign } from './page-cache.ts';

/** The address at this host, whatever the path begins with: '//x' and '/\\x' are no hosts here. */
function ownUrl(url: string, host: string): URL {
  if (!url.startsWith('/')) return new URL(url, host);
  const [path = '/', ...search] = url.split(/(?=\?)/);
  const sent = isMisread(path) ? path.replaceAll(/[\\\s]/g, encodeURIComponent) : path;
  return new URL(new URL(host).origin + sent + search.join(''));
}

/** The cookie that a page reads for itself. */
const ofLink = new RegExp(`(?:^|;\\s*)(${linkCookie}=[\\w+/=-]*)`);

/** The one that a form without script says by who sent its visitor. */
const ofReferral = new RegExp(`(?:^|;\\s*)(${referralCookie}=[^;\\s]*)`);

/** The request as the web's own object. Of the visitor's headers only those that pages may look at go along. */
export function webRequest(request: FastifyRequest, url: string): Request {
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'content-type', 'user-agent', 'referer'] as const) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const cookies = [ofLink, ...(request.method === 'POST' ? [ofReferral] : [])].flatMap(
    (cookie) => cookie.exec(request.headers.cookie ?? '')?.[1] ?? [],
  );
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  const method = request.method === 'POST' ? 'POST' : 'GET';
  return new Request(ownUrl(url, `${request.protocol}://${request.headers.host}`), {
    method,
    headers,
    ...(method === 'POST' ? { body } : {}),
  });
}

/** Where a page leads on: at this host, and with what the address said of campaigns. */
function locationFor({ method, url }: FastifyRequest, location: string): string {
  const own = ownLocation(location);
  return method === 'POST' ? own : withCampaign(own, url);
}

/** Sends what a page answered in place of itself, with each of its cookies; nobody keeps it. */
export async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, name === 'location' ? locationFor(reply.request, value) : value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  reply.code(response.status).header('cache-control', 'no-store');
  // An empty body would be sent as a file of no kind.
  return response.body === null ? reply.send() : reply.send(Buffer.from(await response.arrayBuffer()));
}
