import { getFormStamp } from './requests.ts';

/** What a form of a request asks once it is filled in. */
export const stampEndpoints = { getFormStamp };
export type StampEndpoints = typeof stampEndpoints;
