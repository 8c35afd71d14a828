import { editionOf, type EditionId } from '@cotejo/core/editions';
import type { ReactNode } from 'react';
import { EditionProvider } from '../edition-context.ts';
import { SiteUrlsProvider } from '../head/site-urls.ts';
import { TextsProvider } from '../texts/use-texts.ts';
import { testSiteUrls } from './test-site-urls.ts';
import { testTexts } from './test-texts.ts';

/** What the document hands to every component, for tests of a component alone. */
export function TestFrame({ edition = 'chile', children }: { readonly edition?: EditionId; readonly children: ReactNode }) {
  return (
    <EditionProvider value={editionOf(edition)}>
      <SiteUrlsProvider value={testSiteUrls}>
        <TextsProvider value={testTexts}>{children}</TextsProvider>
      </SiteUrlsProvider>
    </EditionProvider>
  );
}
