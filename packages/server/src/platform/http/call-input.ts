import type { Endpoint } from '@cotejo/contract/endpoint';
import type { ApiFailure, FieldError } from '@cotejo/contract/errors';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { FastifyRequest } from 'fastify';
import { languageErrors, withoutLanguage } from './call-language.ts';
import { fieldErrorsOf, reasonInSpanish } from './field-errors.ts';
import { forbiddenCharacters } from './forbidden-characters.ts';
import { withoutRefresh } from './force-refresh.ts';
import { wireHeaderErrors } from './required-headers.ts';

/** The parts of a request as the endpoint's own schemas read them. */
export interface ParsedInput {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** What a request asks of an endpoint, or every field that is wrong with why. */
export function inputOf(endpoint: Endpoint, request: FastifyRequest): Result<ParsedInput, ApiFailure> {
  const input: ParsedInput = { params: undefined, query: undefined, headers: undefined, body: undefined };
  const errors: FieldError[] = endpoint.method === 'GET' ? [] : wireHeaderErrors(request);
  const given = {
    params: request.params,
    query: withoutLanguage(endpoint, withoutRefresh(request.query)),
    headers: request.headers,
    body: request.body,
  };
  errors.push(...languageErrors(endpoint, request.query));
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    if (part !== 'headers') errors.push(...forbiddenCharacters(part, given[part]));
    const parsed = endpoint[part]?.safeParse(given[part] ?? undefined, { error: reasonInSpanish });
    if (parsed?.success) input[part] = parsed.data;
    else if (parsed) errors.push(...fieldErrorsOf(part, parsed.error));
  }
  return errors.length > 0 ? fail({ kind: 'invalid-input', errors }) : ok(input);
}
