import { inLanguage, languages } from '@cotejo/core/editions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findWishes, restoreWishes, withdrawWishes } from '../../platform/consents/consent-store.ts';
import type { Database, Questionable } from '../../platform/database/connect.ts';
import { freshNonce, pagePolicy } from '../../platform/http/content-policy.ts';
import { languageOfReader, pageAddressOf } from '../../platform/http/page-language.ts';
import { findStop, recordChoice } from '../../platform/messages/contact-choice-store.ts';
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

/** Every address of the link: a message has it in its own language. */
const paths = languages.map((language) => `${inLanguage(stopPath, language)}/:message/:signature`);

/**
 * The link of a message that may be stopped: GET asks, POST stops at once, without script and for a mail program's own button as
 * well (RFC 8058), or has them come again; what was allowed of such messages is taken back with it. Beside the contract's calls because it is for browsers and mail programs. 404 for a link
 * of no message of the edition. Nobody is counted: the buttons of a mail program all come from its maker's addresses.
 */
export function addContactChoices(app: FastifyInstance, { database, dataKeys, keys, clock }: ChoiceServices): void {
  const readerOf = async ({
    params: { message, signature },
    edition,
    url,
  }: FastifyRequest<LinkRoute>): Promise<string | null> => {
    const link = { edition: edition.id, messageId: message };
    if (!pageAddressOf({ edition, url }).url.startsWith(`${stopPath}/`)) return null;
    if (!messageNumber.test(message) || !isStopSignature(signature, await keys.get('stop'), link)) return null;
    return findReader(database, message, dataKeys);
  };
  /** Whether somebody has stopped such messages and allowed none of them since, and what that stop took back. */
  const standing = async (on: Questionable, email: string, messageId: string) => {
    const stoppedAt = await findStop(on, email, dataKeys);
    const { given, takenBack } = await findWishes(on, { messageId, stoppedAt });
    return { stoppedAt, isStopped: stoppedAt !== null && given.length === 0, takenBack };
  };
  const answer = (request: FastifyRequest, reply: FastifyReply, page: ChoicePage): FastifyReply => {
    const nonce = freshNonce();
    reply.header('content-security-policy', pagePolicy({ nonce })).header('cache-control', 'no-store');
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    return reply
      .code(page.kind === 'unknown' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(choicePage(page, { edition: request.edition, language: languageOfReader(request), nonce }));
  };

  app.register(async (scope) => {
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: formBytes }, (_, body, done) => done(null, body));
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit: formBytes }, (_, body, done) =>
      done(null, body),
    );

    const ask = async (request: FastifyRequest<LinkRoute>, reply: FastifyReply): Promise<FastifyReply> => {
      const email = await readerOf(request);
      if (email === null) return answer(request, reply, { kind: 'unknown' });
      const { isStopped, takenBack } = await standing(database, email, request.params.message);
      return answer(request, reply, { kind: isStopped ? 'stopped' : 'ask', action: request.url, takenBack });
    };

    const choose = async (request: FastifyRequest<LinkRoute>, reply: FastifyReply): Promise<FastifyReply> => {
      const email = await readerOf(request);
      if (email === null) return answer(request, reply, { kind: 'unknown' });
      const { body, edition, params } = request;
      const text = typeof body === 'string' ? body : '';
      // What does not say otherwise stops: a mail program says no more than that it was asked to.
      const choice = new URLSearchParams(text).get('eleccion') === 'resume' ? 'resume' : 'stop';
      const way = text.includes('One-Click') ? 'one-click' : 'page';
      const at = new Date(clock());
      const messageId = params.message;
      const change = { messageId, callId: request.id, at };
      const takenBack = await database.transaction(async (transaction) => {
        const before = await standing(transaction, email, messageId);
        const isAllowedAgain = before.stoppedAt !== null && !before.isStopped;
        await recordChoice(transaction, { email, choice, edition: edition.id, messageId, way, at, isAllowedAgain }, dataKeys);
        if (choice === 'stop') await withdrawWishes(transaction, change);
        else if (before.stoppedAt !== null) await restoreWishes(transaction, { ...change, stoppedAt: before.stoppedAt });
        return choice === 'stop' ? (await standing(transaction, email, messageId)).takenBack : before.takenBack;
      });
      return answer(request, reply, { kind: choice === 'stop' ? 'stopped' : 'resumed', action: request.url, takenBack });
    };

    for (const path of paths) {
      scope.get<LinkRoute>(path, ask);
      scope.post<LinkRoute>(path, choose);
    }
  });
}
