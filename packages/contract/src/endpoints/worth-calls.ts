import type { CallFacts } from '../client/call-facts.ts';
import type { WorthEndpoints } from './worth-endpoints.ts';

/** The facts of `worthEndpoints`, apart from those of every page. */
export const worthCalls: Readonly<Record<keyof WorthEndpoints, CallFacts>> = {
  listBusinessLines: { method: 'GET', path: '/api/business-line', cache: 'content', hasHeaders: true, answerKeys: ['data'] },
};
