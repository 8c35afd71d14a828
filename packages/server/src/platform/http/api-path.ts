import { endpoints } from '@cotejo/contract/endpoints';

/** First segments of the API's paths; whatever else is asked for is a page or a file. */
const apiSegments = new Set(Object.values(endpoints).map(({ path }) => path.split('/')[1]));

/** True for paths (with or without a query) that begin like one of the contract's: what is not found there is no page. */
export function isApiPath(path: string): boolean {
  return apiSegments.has(path.split(/[/?]/, 2)[1]);
}
