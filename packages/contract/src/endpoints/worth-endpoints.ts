import { listBusinessLines } from './contact.ts';

/** What is asked of a request once it was sent, by who lets visits be measured. */
export const worthEndpoints = { listBusinessLines };
export type WorthEndpoints = typeof worthEndpoints;
