import type { SiteUrls } from '@cotejo/contract/page-rendering';
import { href } from '@cotejo/contract/paths';

/** The portal of clients of a country (B2.12-13, B9-58): that of Chile where an edition has none of its own. */
export function portalAddress(edition: string, urls: Partial<SiteUrls> & Pick<SiteUrls, 'chile'>): string {
  const own = Object.entries(urls).find(([id]) => id === edition)?.[1];
  return (own ?? urls.chile) + href('clientPortal', {});
}
