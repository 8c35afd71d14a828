import { hasEtag, type Endpoint } from '@cotejo/contract/endpoint';
import { problemSchema } from '@cotejo/contract/errors';
import { commonFailures, problemKinds } from '@cotejo/contract/problem-kinds';
import type { Convert, OpenApiResponse } from './openapi-document.ts';

const etagHeader = { ETag: { description: 'Cambia cuando cambia la respuesta', schema: { type: 'string' } } } as const;
const unchanged = { description: 'Sigue igual que la respuesta del ETag enviado: sin contenido', headers: etagHeader };

/** Every status that a call can answer: its own, and those that any call of its kind can. */
export function statusesOf(endpoint: Endpoint): readonly number[] {
  const withBody: readonly number[] = [413, 415];
  const common = commonFailures.filter((status) => endpoint.body !== undefined || !withBody.includes(status));
  const known = hasEtag(endpoint) ? [304] : [];
  return [...new Set([...Object.keys(endpoint.responses).map(Number), ...known, ...common])].toSorted((a, b) => a - b);
}

function titleOf(status: number): string {
  const titles = Object.values(problemKinds).filter((kind) => kind.status === status);
  return titles.map(({ title }) => title).join(' / ') || 'Error';
}

function responseOf(endpoint: Endpoint, status: number, convert: Convert): OpenApiResponse {
  if (status === 304) return unchanged;
  if (status === 204) return { description: 'No hay nada que responder: sin contenido' };
  const own = endpoint.responses[status];
  if (status !== 200) {
    return {
      description: titleOf(status),
      content: { 'application/problem+json': { schema: convert(own ?? problemSchema, 'output') } },
    };
  }
  const headers = hasEtag(endpoint) ? { headers: etagHeader } : {};
  const schema = convert(endpoint.responses[200], 'output');
  return { description: 'Respuesta', ...headers, content: { [endpoint.mediaType ?? 'application/json']: { schema } } };
}

/** The responses of an endpoint by status. */
export function responsesOf(endpoint: Endpoint, convert: Convert): Readonly<Record<string, OpenApiResponse>> {
  return Object.fromEntries(statusesOf(endpoint).map((status) => [status, responseOf(endpoint, status, convert)]));
}
