import { editionForHost, type Edition, type EditionId } from '@cotejo/core/editions';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The country's edition that the request's host belongs to. */
    edition: Edition;
  }
  interface FastifyContextConfig {
    /** Answers whatever the host: for balancers and monitors, which call by address. */
    readonly anyHost?: boolean;
  }
}

/**
 * Chooses the edition by the request's host, once. A host that HOSTS does not name gets 421 and never another
 * country's prices (docs/decisions/0031).
 */
export function chooseEditionByHost(app: FastifyInstance, hosts: Readonly<Record<string, EditionId>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const edition = editionForHost(request.headers.host ?? '', hosts);
    if (edition.ok) request.edition = edition.value;
    else if (request.routeOptions.config.anyHost !== true) {
      const detail = `'${edition.error.host}' no está entre los nombres que este servidor atiende (ajuste HOSTS).`;
      sendProblem(request, reply, { kind: 'unknown-host', detail });
      return;
    }
    done();
  });
}
