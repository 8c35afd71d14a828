import { editionOf, type EditionId } from '@cotejo/core/editions';
import type { ReactNode } from 'react';
import { EditionProvider } from '../edition-context.ts';
import { SiteUrlsProvider } from '../head/site-urls.ts';
import { createTexts } from '../texts/texts.ts';
import { TextsProvider } from '../texts/use-texts.ts';
import { testSiteUrls } from './test-site-urls.ts';

const texts = createTexts({
  language: 'es',
  onMissing: (message) => {
    throw new Error(message);
  },
});

/** What the document hands to every component, for tests of a component alone. */
export function TestFrame({ edition = 'chile', children }: { readonly edition?: EditionId; readonly children: ReactNode }) {
  return (
    <EditionProvider value={editionOf(edition)}>
      <SiteUrlsProvider value={testSiteUrls}>
        <TextsProvider value={texts}>{children}</TextsProvider>
      </SiteUrlsProvider>
    </EditionProvider>
  );
}
