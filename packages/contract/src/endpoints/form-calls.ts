import type { CallFacts } from '../client/call-facts.ts';
import type { FormEndpoints } from './form-endpoints.ts';

/** The facts of `formEndpoints`, apart from those of every page. */
export const formCalls: Readonly<Record<keyof FormEndpoints, CallFacts>> = {
  getProfileForm: { method: 'GET', path: '/api/profile-form/form', cache: 'catalogue', answerKeys: ['data'] },
};
