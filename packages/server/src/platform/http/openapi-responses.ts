import { hasEtag, type Endpoint } from '@cotejo/contract/endpoint';
import { problemSchema } from '@cotejo/contract/errors';
import { commonFailures, problemKinds } from '@cotejo/contract/problem-kinds';
import type { NamedEndpoint } from './checked-answer.ts';
import { answerExampleOf } from './documentation/answer-examples.ts';
import type { Convert, OpenApiResponse } from './openapi-document.ts';

const etagHeader = { ETag: { description: 'Cambia cuando cambia la respuesta', schema: { type: 'string' } } } as const;
const retryHeader = {
  'Retry-After': {
    description: 'Segundos que conviene esperar antes de volver a llamar',
    schema: { type: 'integer', minimum: 1 },
  },
} as const;
/** Statuses that say when to come back: who was taken for a robot, who asks at the same time, who asks too much, a busy server. */
const withRetry: readonly number[] = [401, 409, 429, 503];
const unchanged = { description: 'Sigue igual que la respuesta del ETag enviado: sin contenido', headers: etagHeader };

/** Every status that a call can answer: its own, and those that any call of its kind can. */
export function statusesOf(endpoint: Endpoint): readonly number[] {
  const withBody: readonly number[] = [413, 415];
  const common = commonFailures.filter((status) => endpoint.body !== undefined || !withBody.includes(status));
  const known = hasEtag(endpoint) ? [304] : [];
  return [...new Set([...Object.keys(endpoint.responses).map(Number), ...known, ...common])].toSorted((a, b) => a - b);
}

/** Kinds of failure that only calls of a kind have: who says who they are, and who sends a key of their own. */
function mayFail({ access, bearer, headers, responses }: Endpoint, kind: string): boolean {
  if (kind === 'unauthenticated') return access === 'staff' || bearer !== undefined || responses[401] !== undefined;
  return kind !== 'key-reused' || headers?.shape['idempotency-key'] !== undefined;
}

function titleOf(endpoint: Endpoint, status: number): string {
  const kinds = Object.entries(problemKinds).filter(([kind, own]) => own.status === status && mayFail(endpoint, kind));
  return kinds.map(([, { title }]) => title).join(' / ') || 'Error';
}

function responseOf({ name, endpoint }: NamedEndpoint, status: number, convert: Convert): OpenApiResponse {
  if (status === 304) return unchanged;
  if (status === 204) return { description: 'No hay nada que responder: sin contenido' };
  const own = endpoint.responses[status];
  if (status !== 200) {
    return {
      description: titleOf(endpoint, status),
      ...(withRetry.includes(status) ? { headers: retryHeader } : {}),
      content: { 'application/problem+json': { schema: convert(own ?? problemSchema, 'output') } },
    };
  }
  const headers = hasEtag(endpoint) ? { headers: etagHeader } : {};
  const schema = convert(endpoint.responses[200], 'output');
  const content = { schema, ...answerExampleOf(name) };
  return { description: 'Respuesta', ...headers, content: { [endpoint.mediaType ?? 'application/json']: content } };
}

/** The responses of an endpoint by status. */
export function responsesOf(name: string, endpoint: Endpoint, convert: Convert): Readonly<Record<string, OpenApiResponse>> {
  const response = (status: number) => responseOf({ name, endpoint }, status, convert);
  return Object.fromEntries(statusesOf(endpoint).map((status) => [status, response(status)]));
}
