import type { NearPage } from '@cotejo/contract/page-rendering';
import { createContext, useContext } from 'react';

const NearPagesContext = createContext<readonly NearPage[]>([]);

/** Hands the pages that an unknown path can have meant to the page that says so; set by the server alone. */
export const NearPagesProvider = NearPagesContext.Provider;

/** Pages that the path may have meant, nearest first; none in a browser, which does not know them. */
export function useNearPages(): readonly NearPage[] {
  return useContext(NearPagesContext);
}
