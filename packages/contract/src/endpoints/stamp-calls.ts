import type { CallFacts } from '../client/call-facts.ts';
import type { StampEndpoints } from './stamp-endpoints.ts';

/** The facts of `stampEndpoints`, apart from those of every page. */
export const stampCalls: Readonly<Record<keyof StampEndpoints, CallFacts>> = {
  getFormStamp: { method: 'GET', path: '/api/leads/stamp', isPrivate: true, answerKeys: ['data'] },
};
