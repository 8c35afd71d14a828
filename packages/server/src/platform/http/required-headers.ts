import type { FieldError } from '@cotejo/contract/errors';
import type { FastifyRequest } from 'fastify';

/** Longest version that a client may name itself by. */
const longestVersion = 80;

/**
 * What is wrong with the two headers that every call has that is not GET (C §7): `X-Country` is the country of the host's
 * edition, `x-qpversion` the caller's version, which is compared with nothing. Empty when both are right.
 */
export function wireHeaderErrors({ headers, edition }: Pick<FastifyRequest, 'headers' | 'edition'>): FieldError[] {
  const errors: FieldError[] = [];
  const country = headers['x-country'];
  if (country === undefined || country === '') errors.push({ field: 'headers.x-country', reason: 'falta la cabecera X-Country' });
  else if (country !== edition.country)
    errors.push({ field: 'headers.x-country', reason: `debe ser '${edition.country}', el país de este servidor` });
  const version = headers['x-qpversion'];
  if (version === undefined || version === '')
    errors.push({ field: 'headers.x-qpversion', reason: 'falta la cabecera x-qpversion' });
  else if (version.length > longestVersion)
    errors.push({ field: 'headers.x-qpversion', reason: `debe tener ${longestVersion} o menos caracteres` });
  return errors;
}
