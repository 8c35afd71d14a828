import type { CallFacts } from '../client/call-facts.ts';
import type { AdvisorEndpoints } from './advisor-endpoints.ts';

/** The facts of `advisorEndpoints`, apart from those of every page. */
export const advisorCalls: Readonly<Record<keyof AdvisorEndpoints, CallFacts>> = {
  postFindAdvisor: { method: 'POST', path: '/api/users/advisor', hasBody: true, answerKeys: ['data'] },
};
