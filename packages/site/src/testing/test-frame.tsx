import { editionOf, type EditionId } from '@cotejo/core/editions';
import type { ReactNode } from 'react';
import { EditionProvider } from '../edition-context.ts';
import { SiteUrlsProvider } from '../head/site-urls.ts';
import type { Texts } from '../texts/texts.ts';
import { TextsProvider } from '../texts/use-texts.ts';
import { testSiteUrls } from './test-site-urls.ts';
import { testTexts } from './test-texts.ts';

interface TestFrameProps {
  readonly edition?: EditionId;
  readonly texts?: Texts;
  readonly children: ReactNode;
}

/** What the document hands to every component, for tests of a component alone. */
export function TestFrame({ edition = 'chile', texts = testTexts, children }: TestFrameProps) {
  return (
    <EditionProvider value={editionOf(edition)}>
      <SiteUrlsProvider value={testSiteUrls}>
        <TextsProvider value={texts}>{children}</TextsProvider>
      </SiteUrlsProvider>
    </EditionProvider>
  );
}
