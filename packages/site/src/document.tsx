import { arrivalScript, type PageAssets, type SiteUrls } from '@cotejo/contract/page-rendering';
import type { Edition } from '@cotejo/core/editions';
import type { PartnerRoles } from '@cotejo/ui/partner-roles';
import type { ReactNode } from 'react';
import { EditionProvider } from './edition-context.ts';
import { SiteUrlsProvider } from './head/site-urls.ts';
import { pageDataId } from './page-data.ts';
import type { Texts } from './texts/texts.ts';
import { TextsProvider } from './texts/use-texts.ts';

declare module 'react' {
  interface CSSProperties {
    readonly [role: `--color-${string}`]: string;
  }
}

interface DocumentProps {
  readonly edition: Edition;
  readonly siteUrls: SiteUrls;
  readonly texts: Texts;
  readonly assets: PageAssets;
  /** JSON for the browser (page-data.ts); null: the page needs none and ships the frame's script alone. */
  readonly data: string | null;
  /** Roles of the partner whose host it is, which the server writes and a browser leaves as they are; null: the brand's own. */
  readonly partnerRoles: PartnerRoles | null;
  readonly children: ReactNode;
}

const favicon = '/favicon.svg';
const arrival = { __html: arrivalScript };

/** What the document hands to all that it holds. */
export function DocumentContext({
  edition,
  siteUrls,
  texts,
  children,
}: Pick<DocumentProps, 'edition' | 'siteUrls' | 'texts' | 'children'>) {
  return (
    <EditionProvider value={edition}>
      <SiteUrlsProvider value={siteUrls}>
        <TextsProvider value={texts}>{children}</TextsProvider>
      </SiteUrlsProvider>
    </EditionProvider>
  );
}

/** The whole HTML document; rendered by the server and hydrated as it is. */
export function Document({ edition, siteUrls, texts, assets, data, partnerRoles, children }: DocumentProps) {
  return (
    <html lang={edition.language} data-brand={edition.brand.code} style={partnerRoles ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={arrival} />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <link rel="modulepreload" fetchPriority="low" href={assets.shell} data-runs="" />
        {data !== null && (
          <link
            rel="modulepreload"
            fetchPriority="low"
            href={assets.start}
            data-runs=""
            data-preloads={assets.preloads.join(' ')}
            data-scripts={assets.scripts.join(' ')}
          />
        )}
      </head>
      <body>
        <DocumentContext {...{ edition, siteUrls, texts }}>{children}</DocumentContext>
        {data !== null && (
          <script id={pageDataId} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data }} />
        )}
      </body>
    </html>
  );
}
