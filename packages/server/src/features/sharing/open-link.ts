import { profileSchema } from '@cotejo/contract/profile';
import { ownPathOf } from '@cotejo/contract/sharing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/connect.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { writeProfileCookie } from '../../platform/http/profile-cookie.ts';
import { findSharedPage } from './shared-link-store.ts';

export interface LinkServices {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Answers for a link that leads nowhere; absent: a problem does. */
  readonly answerUnknown?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/**
 * `/url/{link}`: leads to the page (302), with the family of the link as this session's own. Beside the contract's calls
 * because it is for browsers; 404, as a page where there are pages, for a link that is none, has ended, or belongs to another
 * edition.
 */
export function addSharedLinks(app: FastifyInstance, { database, clock, answerUnknown }: LinkServices): void {
  const options = { config: { visitorRule: 'any' as const } };
  app.get<{ Params: { link: string } }>('/url/:link', options, async (request, reply) => {
    const { params, edition } = request;
    const isLink = /^[\dA-Za-z]{1,40}$/.test(params.link);
    const page = isLink
      ? await findSharedPage(database, { edition: edition.id, link: params.link, at: new Date(clock()) })
      : null;
    const path = page && ownPathOf(page.path);
    if (!page || path === null) {
      if (answerUnknown) return answerUnknown(request, reply);
      return sendProblem(request, reply, { kind: 'not-found', detail: 'Ese enlace no existe o ya venció.' });
    }
    const profile = profileSchema.safeParse(page.profile);
    if (profile.success) reply.header('set-cookie', writeProfileCookie(profile.data, { secure: request.protocol === 'https' }));
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
    return reply.redirect(path, 302);
  });
}
