import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pageCallOf } from './robot/page-mark.ts';

/** The header that every answer names its request in; a call that a page makes within the process brings the page's. */
export const requestIdHeader = 'x-request-id';

/** A new id for a request, or the page's for its own calls: log, jobs and failure page then name the same. */
export function requestIdFor(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[requestIdHeader];
  return typeof given === 'string' && pageCallOf(request) !== null ? given : randomUUID();
}
