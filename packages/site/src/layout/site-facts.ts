import type { SiteFacts } from '@cotejo/contract/site';
import type { MenuItem } from '@cotejo/contract/site-content';
import { useRouteLoaderData } from 'react-router';

/** Id of the route that frames every page. */
export const rootRouteId = 'root';
/** Id of the route of the footer by itself, which has the same facts. */
export const footerRouteId = 'footer';

/** What the frame shows. Each is null when its call failed: the frame then says less, or that it could not be had. */
export interface FrameFacts {
  readonly site: SiteFacts | null;
  /** Titles of the header, in their order (A2.1-04). */
  readonly menu: readonly MenuItem[] | null;
}

const noFacts: FrameFacts = { site: null, menu: null };

/** What the frame shows; of everything null while the frame itself could not be loaded. */
export function useFrameFacts(): FrameFacts {
  const ofFrame = useRouteLoaderData<FrameFacts | null>(rootRouteId);
  const ofFooter = useRouteLoaderData<FrameFacts | null>(footerRouteId);
  return ofFrame ?? ofFooter ?? noFacts;
}

/** The site's own facts; null when they could not be had, and the frame then says less. */
export function useSiteFacts(): SiteFacts | null {
  return useFrameFacts().site;
}
