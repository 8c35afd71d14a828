import type { SiteFacts } from '@cotejo/contract/site';
import { useRouteLoaderData } from 'react-router';

/** Id of the route that frames every page. */
export const rootRouteId = 'root';

/** The site's own facts; null when they could not be had, and the frame then says less. */
export function useSiteFacts(): SiteFacts | null {
  return useRouteLoaderData<SiteFacts | null>(rootRouteId) ?? null;
}
