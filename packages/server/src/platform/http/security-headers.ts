import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** Nothing may be loaded or framed by an answer that is no page; pages set their own policy. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The headers every answer has, by name. They are the same for all, so helmet is asked once and not for each answer
 * (docs/decisions/0145).
 */
export function securityHeaders(): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  setHeaders(request, response, (error) => {
    if (error !== undefined) throw new Error('the security headers could not be made', { cause: error });
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]): [string, string] => [name, String(value)]);
  return Object.fromEntries([...headers, ['content-security-policy', closedPolicy]]);
}
