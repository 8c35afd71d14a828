import { useLocation } from 'react-router';

/**
 * What the way from an answer to the online purchase brings along in the history (B2-09, docs/decisions/0378): the id of the request with
 * whose executive the contracting goes on, and nothing of who asked. Nothing of it stands in the address.
 */
export interface Contracting {
  readonly contracting: string;
}

/** The request with which the visitor came to this page, to be compared and passed on: a history may hold anything. */
export function useContracting(): unknown {
  return Reflect.get(Object(useLocation().state), 'contracting');
}
