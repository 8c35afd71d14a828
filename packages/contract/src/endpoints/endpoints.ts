import * as catalogue from './catalogue.ts';
import { getLocalComparison } from './compact.ts';
import * as comparison from './comparison.ts';
import * as reference from './reference.ts';
import * as requests from './requests.ts';

/** Every call of the API by name. Handlers are a record that satisfies this one. */
export const endpoints = { ...comparison, getLocalComparison, ...catalogue, ...reference, ...requests };
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
