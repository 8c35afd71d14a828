import type { CallFacts } from '../client/call-facts.ts';
import type { BadgeEndpoints } from './badge-endpoints.ts';

/** The facts of `badgeEndpoints`, apart from those of every page. */
export const badgeCalls: Readonly<Record<keyof BadgeEndpoints, CallFacts>> = {
  createSharedLink: { method: 'POST', path: '/api/shared-links', hasBody: true, answerKeys: ['data'] },
  purgeCache: { method: 'GET', path: '/cloudflare-cache/{appName}', isPrivate: true, answerKeys: ['data'] },
};
