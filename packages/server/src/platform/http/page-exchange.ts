import type { FastifyReply, FastifyRequest } from 'fastify';

/** The request as the web's own object. Of the visitor's headers only those that pages may look at go along. */
export function webRequest(request: FastifyRequest, url: string): Request {
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'content-type', 'user-agent', 'referer'] as const) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  const method = request.method === 'POST' ? 'POST' : 'GET';
  return new Request(new URL(url, `${request.protocol}://${request.headers.host}`), {
    method,
    headers,
    ...(method === 'POST' ? { body } : {}),
  });
}

/** Sends what a page answered in place of itself, with each of its cookies; nobody keeps it. */
export async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply
    .code(response.status)
    .header('cache-control', 'no-store')
    .send(Buffer.from(await response.arrayBuffer()));
}
