import { editionForHost, editionOf, type Edition, type EditionId } from '@cotejo/core/editions';
import type { CatalogueView } from '@cotejo/core/partial-snapshot';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';
import { routeFactsOf } from './route-name.ts';

/** The partner whose host a request came to. */
export interface HostPartner {
  readonly id: number;
  readonly name: string;
  readonly edition: EditionId;
  /** Origins of its own pages: they may hold ours in a frame, and its header and footer show their pictures. */
  readonly origins: readonly string[];
  /** What it may show of the catalogue; null: all of it. */
  readonly view: CatalogueView | null;
}

/** The hosts that requests may come to. */
export interface KnownHosts {
  /** Edition by lower-case host name without port. */
  readonly editions: Readonly<Record<string, EditionId>>;
  /** The partner of a host name in lower case, when it is none of `editions`. */
  readonly partnerOf: (hostName: string) => HostPartner | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The country's edition that the request's host belongs to. */
    edition: Edition;
    /** Null: the host is one of ours. */
    partner: HostPartner | null;
  }
  interface FastifyContextConfig {
    /** Answers whatever the host: for balancers and monitors, which call by address. */
    readonly anyHost?: boolean;
  }
}

/** Name of the edition and, on a partner's host, of what may be shown there: the same call has other answers. */
export function answerPlaceOf({ edition, partner }: FastifyRequest): string {
  const view = partner?.view ?? null;
  return view === null ? edition.id : `${edition.id} ${view.name}`;
}

/**
 * Chooses edition and partner by the request's host, once. A host that neither HOSTS nor a partner has gets 421 and never
 * another country's prices (docs/decisions/0031, 0191).
 */
export function chooseEditionByHost(app: FastifyInstance, { editions, partnerOf }: KnownHosts): void {
  app.decorateRequest('partner', null);
  app.addHook('onRequest', (request, reply, done) => {
    const edition = editionForHost(request.headers.host ?? '', editions);
    const partner = edition.ok ? null : partnerOf(edition.error.host);
    if (edition.ok) request.edition = edition.value;
    else if (partner !== null) {
      request.edition = editionOf(partner.edition);
      request.partner = partner;
    } else if (!routeFactsOf(request).takesAnyHost) {
      const detail = `'${edition.error.host}' no está entre los nombres que este servidor atiende (ajuste HOSTS).`;
      sendProblem(request, reply, { kind: 'unknown-host', detail });
      return;
    }
    done();
  });
}
