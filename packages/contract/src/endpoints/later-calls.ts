import type { CallFacts } from '../client/call-facts.ts';
import type { LaterEndpoints } from './later-endpoints.ts';

/** The facts of `laterEndpoints`, apart from those of every page. */
export const laterCalls: Readonly<Record<keyof LaterEndpoints, CallFacts>> = {
  getChatAvailability: { method: 'GET', path: '/api/chat/available', cache: 'minute', answerKeys: ['data'] },
  listCardInformation: { method: 'GET', path: '/api/compare/cards', cache: 'catalogue', answerKeys: ['data'] },
  saveProfileForm: { method: 'POST', path: '/api/profile-form/data', hasBody: true, answerKeys: ['data'] },
};
