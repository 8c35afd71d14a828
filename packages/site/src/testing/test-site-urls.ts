import type { SiteUrls } from '@cotejo/contract/page-rendering';

/** Where the editions are in tests of pages. */
export const testSiteUrls: SiteUrls = {
  chile: 'https://cl.cotejo.example',
  peru: 'https://pe.cotejo.example',
  colombia: 'https://co.cotejo.example',
  international: 'https://cotejo.example',
};
