import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainLines, type Log, type PlainFields } from '../log.ts';
import { routeFactsOf } from './route-name.ts';

type ByEdition = Map<string | null, Map<string, Map<number, PlainFields>>>;

/**
 * Logs one line per request: its id and time, and edition, partner, method, route and status. What was asked for beside the
 * route is never logged. Routes that answer whatever the host are on the level below.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  const lines = plainLines(log, 'request');
  /** By route, edition, method and status, of which there are few: what is shared is not written anew. */
  const known = new WeakMap<object, ByEdition>();

  function sharedBy(request: FastifyRequest, status: number): PlainFields {
    const { method, partner } = request;
    const facts = routeFactsOf(request);
    const edition = request.edition?.id ?? null;
    if (partner) return { edition, partner: partner.id, method, route: facts.name, status };
    const ofRoute: ByEdition = known.get(facts) ?? new Map();
    const ofEdition = ofRoute.get(edition) ?? new Map<string, Map<number, PlainFields>>();
    const ofMethod = ofEdition.get(method) ?? new Map<number, PlainFields>();
    const fields = ofMethod.get(status) ?? { edition, method, route: facts.name, status };
    if (!ofMethod.has(status)) known.set(facts, ofRoute.set(edition, ofEdition.set(method, ofMethod.set(status, fields))));
    return fields;
  }

  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const fields = { requestId: request.id, milliseconds: Math.round(reply.elapsedTime * 10) / 10 };
    const shared = sharedBy(request, reply.statusCode);
    if (routeFactsOf(request).takesAnyHost) lines.debug(fields, shared);
    else lines.info(fields, shared);
    done();
  });
}
