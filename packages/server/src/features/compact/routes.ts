import type { EndpointAnswer } from '@cotejo/contract/endpoint';
import type { Endpoints } from '@cotejo/contract/endpoints';
import type { ApiFailure } from '@cotejo/contract/errors';
import { wireUf } from '@cotejo/contract/wire-price';
import type { CatalogueSnapshot, Comparator } from '@cotejo/core/catalogue';
import { compactFormatVersion } from '@cotejo/core/compact';
import { findComparator } from '@cotejo/core/comparison';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptedCoding, type Coding } from '../../platform/http/accepted-coding.ts';
import { matchesEtag } from '../../platform/http/etag.ts';
import type { Handlers, RequestContext } from '../../platform/http/handlers.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { groundOfCall } from '../../platform/quotes/ground-of-call.ts';
import type { CompactForm, CompactForms } from './compact-forms.ts';

type LocalComparison = EndpointAnswer<Endpoints['getLocalComparison']>['data'];

export interface CompactServices {
  readonly memory: PublishedCatalogue;
  readonly forms: CompactForms;
  /** Of the program, as pages are told it. */
  readonly programVersion: string;
}

const route = '/api/compare/local/:format/:version/:comparator';
const format = `v${compactFormatVersion}`;

/** Where the compact form is: another catalogue version or format has another address, so that it may be kept for good. */
function urlOf({ version }: CatalogueSnapshot, { name }: Comparator): string {
  return `/api/compare/local/${format}/${encodeURIComponent(version)}/${encodeURIComponent(name)}`;
}

async function describe(
  comparatorUrl: string,
  call: RequestContext,
  { memory, forms, programVersion }: CompactServices,
): Promise<Result<LocalComparison, ApiFailure>> {
  const { snapshot, today, uf, rates, ufPublishedUntil } = groundOfCall(memory, call);
  const comparator = findComparator(snapshot.comparators, comparatorUrl);
  if (comparator === null) {
    return fail({ kind: 'not-found', errors: [{ field: 'query.comparator', reason: `'${comparatorUrl}' no es un comparador` }] });
  }
  const { compressedBytes } = await forms(snapshot, comparator);
  const usd = rates.find(({ rate }) => rate.from === 'USD');
  return ok({
    programVersion,
    version: snapshot.version,
    formatVersion: compactFormatVersion,
    catalogueUrl: urlOf(snapshot, comparator),
    compressedBytes,
    figures: { today, uf: uf && wireUf(uf), usd: usd ? wireUf(usd) : null, ufPublishedUntil },
  });
}

/** The call that tells where the compact form is and which figures go with it. */
export function compactHandlers(services: CompactServices): Handlers<'getLocalComparison'> {
  return {
    getLocalComparison: async ({ query: { comparator } }, call) => {
      const told = await describe(comparator, call, services);
      return told.ok ? ok({ data: told.value }) : told;
    },
  };
}

async function sendForm(reply: FastifyReply, form: CompactForm, asked: { encoding: Coding; known: string | undefined }) {
  const { encoding, known } = asked;
  // A strong validator is of the bytes sent: each encoding has its own.
  const etag = `"${form.digest}-${encoding}"`;
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag).header('vary', 'accept-encoding');
  if (matchesEtag(known, etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/octet-stream').send(await form.bodyIn(encoding));
}

/**
 * The bytes themselves, beside the contract's calls because they are no JSON: 404 for an address of another catalogue
 * version or format than the published one, so that the browser asks for the address anew.
 */
export function addCompactRoute(app: FastifyInstance, { memory, forms }: Omit<CompactServices, 'programVersion'>): void {
  app.get<{ Params: { format: string; version: string; comparator: string } }>(
    route,
    { compress: false, config: { visitorRule: 'catalogue' } },
    async (request, reply) => {
      const { params, headers, edition, partner } = request;
      const snapshot = catalogueOfCall(memory, { edition, view: partner?.view ?? null });
      if (params.format !== format || params.version !== snapshot.version) {
        const detail = 'Ese catálogo ya no es el publicado: pregunta de nuevo cuál es en /api/compare/local.';
        return sendProblem(request, reply, { kind: 'not-found', detail });
      }
      const comparator = snapshot.comparators.find(({ name }) => name === params.comparator);
      if (!comparator) return sendProblem(request, reply, { kind: 'not-found', detail: 'Ese comparador no existe.' });
      const form = await forms(snapshot, comparator);
      return sendForm(reply, form, { encoding: acceptedCoding(headers['accept-encoding']), known: headers['if-none-match'] });
    },
  );
}
