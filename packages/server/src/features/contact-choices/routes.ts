import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/connect.ts';
import { freshNonce, pagePolicy } from '../../platform/http/content-policy.ts';
import { hasStopped, recordChoice } from '../../platform/messages/contact-choice-store.ts';
import { isStopSignature, stopPath } from '../../platform/messages/stop-signature.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { findReader } from './choice-link-store.ts';
import { choicePage, type ChoicePage } from './choice-page.ts';

export interface ChoiceServices {
  readonly database: Database;
  readonly dataKeys: DataKeys;
  readonly keys: ServiceKeys;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

interface LinkRoute {
  Params: { readonly message: string; readonly signature: string };
}

const form = 'application/x-www-form-urlencoded';
const messageNumber = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const formBytes = 4_096;

/**
 * The link of a message that may be stopped: GET asks, POST stops at once, without script and for a mail program's own button as
 * well (RFC 8058), or has them come again. Beside the contract's calls because it is for browsers and mail programs. 404 for a link
 * of no message of the edition. Nobody is counted: the buttons of a mail program all come from its maker's addresses.
 */
export function addContactChoices(app: FastifyInstance, { database, dataKeys, keys, clock }: ChoiceServices): void {
  const readerOf = async ({ params: { message, signature }, edition }: FastifyRequest<LinkRoute>): Promise<string | null> => {
    const link = { edition: edition.id, messageId: message };
    if (!messageNumber.test(message) || !isStopSignature(signature, await keys.get('stop'), link)) return null;
    return findReader(database, message, dataKeys);
  };
  const answer = (request: FastifyRequest, reply: FastifyReply, page: ChoicePage): FastifyReply => {
    const nonce = freshNonce();
    reply.header('content-security-policy', pagePolicy({ nonce })).header('cache-control', 'no-store');
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    return reply
      .code(page.kind === 'unknown' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(choicePage(page, request.edition, nonce));
  };
  const path = `${stopPath}/:message/:signature`;

  app.register(async (scope) => {
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: formBytes }, (_, body, done) => done(null, body));
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit: formBytes }, (_, body, done) =>
      done(null, body),
    );

    scope.get<LinkRoute>(path, async (request, reply) => {
      const email = await readerOf(request);
      if (email === null) return answer(request, reply, { kind: 'unknown' });
      const kind = (await hasStopped(database, email, dataKeys)) ? 'stopped' : 'ask';
      return answer(request, reply, { kind, action: request.url });
    });

    scope.post<LinkRoute>(path, async (request, reply) => {
      const email = await readerOf(request);
      if (email === null) return answer(request, reply, { kind: 'unknown' });
      const { body, edition, params } = request;
      const text = typeof body === 'string' ? body : '';
      // What does not say otherwise stops: a mail program says no more than that it was asked to.
      const choice = new URLSearchParams(text).get('eleccion') === 'resume' ? 'resume' : 'stop';
      const way = text.includes('One-Click') ? 'one-click' : 'page';
      const at = new Date(clock());
      await recordChoice(database, { email, choice, edition: edition.id, messageId: params.message, way, at }, dataKeys);
      return answer(request, reply, { kind: choice === 'stop' ? 'stopped' : 'resumed', action: request.url });
    });
  });
}
