import type { SiteUrls } from '@cotejo/contract/page-rendering';
import { inLanguage, type Language } from '@cotejo/core/editions';
import { createContext, useContext } from 'react';
import { useEdition } from '../edition-context.ts';
import { useLanguage } from '../texts/use-texts.ts';

const SiteUrlsContext = createContext<SiteUrls | null>(null);

/** Hands the origins of all editions to the components below; set once by the document. */
export const SiteUrlsProvider = SiteUrlsContext.Provider;

/** Where the site of each edition is. Throws outside the provider (a bug). */
export function useSiteUrls(): SiteUrls {
  const urls = useContext(SiteUrlsContext);
  if (!urls) throw new Error('useSiteUrls needs a SiteUrlsProvider above it');
  return urls;
}

/** Origin of the site of this page's edition. */
export function useSiteUrl(): string {
  return useSiteUrls()[useEdition().id];
}

/** Gives the whole address of an own path in this page's edition and in a language: the page's where none is named. */
export function useAddressOf(language?: Language): (path: string) => string {
  const [siteUrl, ofPage] = [useSiteUrl(), useLanguage()];
  return (path) => siteUrl + inLanguage(path, language ?? ofPage);
}
