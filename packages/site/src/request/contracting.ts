import { useLocation } from 'react-router';

/**
 * What the way from an answer to the online purchase brings along in the history (B2-09, docs/decisions/0378): the id of the request with
 * whose executive the contracting goes on, and nothing of who asked. Nothing of it stands in the address.
 */
export interface Contracting {
  readonly contracting: string;
}

function isBrought(state: unknown): state is Contracting {
  return typeof state === 'object' && state !== null && 'contracting' in state && typeof state.contracting === 'string';
}

/** What the visitor came to this page with; null: they came in another way. */
export function useContracting(): Contracting | null {
  const location: { readonly state: unknown } = useLocation();
  return isBrought(location.state) ? location.state : null;
}
