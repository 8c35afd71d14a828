import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** Nothing may be loaded or framed by an answer that is no page; pages set their own policy. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** What helmet gives that tells a browser how to show a document, and tells nothing of data that no browser shows. */
const ofDocumentsAlone = {
  crossOriginOpenerPolicy: false,
  // The policy of data says in its own words that nobody frames it, and data leads nowhere.
  frameguard: false,
  referrerPolicy: false,
  dnsPrefetchControl: false,
  ieNoOpen: false,
  originAgentCluster: false,
  permittedCrossDomainPolicies: false,
  xssFilter: false,
} as const;

function headersOf(left: Partial<typeof ofDocumentsAlone>): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    ...left,
  });
  setHeaders(request, response, (error) => {
    if (error !== undefined) throw new Error('the security headers could not be made', { cause: error });
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]): [string, string] => [name, String(value)]);
  return Object.fromEntries([...headers, ['content-security-policy', closedPolicy]]);
}

const [ofDocuments, ofData] = [headersOf({}), headersOf(ofDocumentsAlone)];
/** Of a page that others may hold in a frame: its policy says who, and the older header can only say nobody. */
const ofFramedDocuments = headersOf({ frameguard: false });

/**
 * The headers that the answer to a URL has, by name: all of helmet's, and for calls of the API those that mean something for
 * data. A page gives its own `policy`. They are the same each time, so helmet is asked once and not for each answer (docs/decisions/0145).
 */
export function securityHeadersOf(url: string, policy?: unknown): Readonly<Record<string, string>> {
  if (typeof policy === 'string' && /frame-ancestors (?!'none')/.test(policy)) return ofFramedDocuments;
  return url.startsWith('/api/') && !url.startsWith('/api/docs') ? ofData : ofDocuments;
}
