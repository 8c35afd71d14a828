import { staffScheme } from '../openapi.ts';
import type { OpenApiDocument, OpenApiOperation } from '../openapi-document.ts';
import { byPlace } from './call-titles.ts';
import { firstCallOf, type FirstCall } from './chained-calls.ts';

/** A call with where it is found in the document. */
export interface DocumentedCall {
  readonly method: string;
  readonly path: string;
  readonly operation: OpenApiOperation;
}

/** Every call of a document, in the order in which the documentation tells them. */
export function callsOf({ paths }: OpenApiDocument): DocumentedCall[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    )
    .toSorted((left, right) => byPlace([left.operation.operationId], [right.operation.operationId]));
}

/** True when an operation says that those credentials may or must come with it. */
export function takes({ security = [] }: OpenApiOperation, scheme: string): boolean {
  return security.some((credentials) => Object.hasOwn(credentials, scheme));
}

/** Stands for a value of another call's answer until the command is written. */
const taken = 'VALOR-DE-LA-OTRA-LLAMADA';

/** A word of a shell command, which takes everything literally but the quote; what was taken before comes from a variable. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`.replaceAll(taken, `'"$valor"'`);
}

function bodyOf({ requestBody }: OpenApiOperation, into: FirstCall['into'] | null): unknown {
  const body = requestBody?.content['application/json']?.example;
  return into?.[0] === 'body' && typeof body === 'object' ? { ...body, [into[1]]: taken } : body;
}

function commandOf(origin: string, { method, path, operation }: DocumentedCall, into: FirstCall['into'] | null): string {
  const given = (operation.parameters ?? []).filter(({ example }) => example !== undefined);
  const inPlace = (place: string) => given.filter((parameter) => parameter.in === place);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (into?.[0] === 'params' && into[1] === name) return taken;
    return encodeURIComponent(inPlace('path').find((parameter) => parameter.name === name)?.example ?? name);
  });
  const query = new URLSearchParams(inPlace('query').map(({ name, example = '' }) => [name, String(example)]));
  const body = bodyOf(operation, into);
  const verb = method === 'GET' ? '' : `-X ${method} `;
  return [
    `curl -s ${verb}${quoted(`${origin}${filled}${query.size > 0 ? `?${query}` : ''}`)}`,
    ...(takes(operation, staffScheme) ? ["-u 'usuario:clave'"] : []),
    ...inPlace('header').map(({ name, example }) => `-H ${quoted(`${name}: ${String(example)}`)}`),
    ...(body === undefined ? [] : ["-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}

export interface CurlGround {
  /** Of the server that is called, without a slash at the end. */
  readonly origin: string;
  readonly calls: readonly DocumentedCall[];
}

/** The example of a call for a shell, with the call before it whose answer it needs (jq picks the value). */
export function curlExample(call: DocumentedCall, { origin, calls }: CurlGround): string {
  const first = firstCallOf(call.operation.operationId);
  const before = first && calls.find(({ operation }) => operation.operationId === first.call);
  if (!first || !before) return commandOf(origin, call, null);
  const command = commandOf(origin, before, null);
  return `valor=$(${command} \\\n  | jq -r .${first.take.join('.')})\n${commandOf(origin, call, first.into)}`;
}
