import type { Referrer } from '@cotejo/contract/session';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { ApiFailure } from '@cotejo/contract/errors';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers, RequestContext } from '../../platform/http/handlers.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { findAdvisorByEmail, findAdvisorById, type Advisor } from './advisor-store.ts';
import { takeLoginHash } from './login-hash-store.ts';
import { newToken, readToken } from './token.ts';

export interface SessionServices {
  readonly database: Database;
  readonly memory: PublishedCatalogue;
  readonly keys: ServiceKeys;
  /** Commit that runs here. */
  readonly commit: string;
}

function wireReferrer(advisor: Advisor | null): Result<{ data: Referrer }, ApiFailure> {
  if (advisor === null) return fail({ kind: 'not-found', detail: 'No hay ningún asesor así' });
  const { publicId, name, email, executive } = advisor;
  return ok({ data: { id: publicId, name, email, ejecutivo: executive, loggedAs: 'referral' } });
}

/** The lines of a trace, as content networks write them; neither address nor browser is told (decision 32). */
function traceOf({ visitor, now }: RequestContext): string {
  const { host, scheme, country } = visitor;
  const lines = [`h=${host}`, `ts=${(now / 1000).toFixed(3)}`, `visit_scheme=${scheme}`, `loc=${country ?? 'XX'}`];
  return `${lines.join('\n')}\n`;
}

type SessionCalls =
  'getVersion' | 'getReferrer' | 'findAdvisor' | 'postFindAdvisor' | 'getTokenByHash' | 'checkToken' | 'getTrace';

/** Handlers of the version, of who refers visitors, of tokens, and of the visitor's country. */
export function sessionHandlers({ database, memory, keys, commit }: SessionServices): Handlers<SessionCalls> {
  const advisorOf = async (email: string, { edition }: RequestContext) =>
    wireReferrer(await findAdvisorByEmail(database, edition.id, email));
  return {
    getVersion: async () => ok({ commit }),
    getReferrer: async ({ params }, { edition }) => wireReferrer(await findAdvisorById(database, edition.id, params.id)),
    findAdvisor: ({ query }, call) => advisorOf(query.email, call),
    postFindAdvisor: ({ body }, call) => advisorOf(body.email, call),
    getTokenByHash: async ({ params }, { edition, now }) => {
      const { isDemonstration } = memory.snapshot(edition.id);
      const use = await takeLoginHash(database, { edition: edition.id, hash: params.hash, now, isDemonstration });
      if (use.kind === 'expired') return fail({ kind: 'gone', detail: 'El enlace venció: pide uno nuevo' });
      if (use.kind === 'unknown') return fail({ kind: 'not-found', detail: 'El enlace no existe o ya se usó' });
      return ok({ token: newToken(use.holder, { key: await keys.get('token'), edition: edition.id, now }) });
    },
    checkToken: async ({ body }, { edition, now }) => {
      const claims = readToken(body.token, { key: await keys.get('token'), edition: edition.id, now });
      return claims === null ? fail({ kind: 'unauthenticated', detail: 'La credencial no vale o venció' }) : ok({ data: claims });
    },
    getTrace: async (_, call) => ok(traceOf(call)),
  };
}
