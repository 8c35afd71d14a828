import { postFindAdvisor } from './session.ts';

/** What is asked by who names an adviser. */
export const advisorEndpoints = { postFindAdvisor };
export type AdvisorEndpoints = typeof advisorEndpoints;
