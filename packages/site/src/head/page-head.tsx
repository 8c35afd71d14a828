import { href } from '@cotejo/contract/paths';
import type { Language } from '@cotejo/core/editions';
import { useEdition } from '../edition-context.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { useAlternates } from './alternates.ts';
import { useAddressOf, useSiteUrl } from './site-urls.ts';
import { breadcrumbList, writeThings, type Breadcrumb, type Thing } from './structured-data.ts';
import { headTexts } from './texts.ts';

interface PageHeadProps {
  /** Without the product's name, which is added. */
  readonly title: string;
  readonly description?: string;
  /** Language of both where nobody wrote them in the page's: its address for search engines is the one of that language. */
  readonly lang?: Language;
  /** The page's own path, with the number of its page when that is not the first: its one address for search engines. */
  readonly path?: string;
  /** Kept out of search engines: errors, personal pages. */
  readonly isPrivate?: boolean;
  /** Own path of the feed that tells what is new here. */
  readonly feed?: string;
  readonly kind?: 'website' | 'article';
  /** Own path of a picture of 1200 by 630 pixels, shown where the page is shared; the site's when there is none. */
  readonly image?: string;
  /** The way to the page: its steps after the first page, the page itself last. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** What the page shows, for search engines; its addresses are absolute (`useSiteUrl`). */
  readonly things?: readonly Thing[];
}

/** Own path of the picture that a page without its own is shared with. */
export const sharedImage = '/compartir.png';
const imageSize = { width: '1200', height: '630' } as const;
/** Where a page is shared, a language needs a country; Spanish has the edition's. */
const localeOf: Readonly<Partial<Record<Language, string>>> = { en: 'en_US', pt: 'pt_BR' };
const noCrumbs: readonly Breadcrumb[] = [];
const noThings: readonly Thing[] = [];

function ShareImage({ image }: { readonly image: string }) {
  const t = useTexts(headTexts);
  const { brand } = useEdition();
  return (
    <>
      <meta property="og:image" content={useSiteUrl() + image} />
      <meta property="og:image:width" content={imageSize.width} />
      <meta property="og:image:height" content={imageSize.height} />
      {image === sharedImage && <meta property="og:image:alt" content={t('imageText', { brand: brand.name })} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A block of data that is not run: what the page is, in schema.org's words. */
function StructuredData({
  breadcrumbs,
  things,
}: {
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly things: readonly Thing[];
}) {
  const t = useTexts(headTexts);
  const addressOf = useAddressOf();
  const way = [{ name: t('home'), path: href('home', {}) }, ...breadcrumbs];
  const all = breadcrumbs.length === 0 ? things : [breadcrumbList(way, addressOf), ...things];
  if (all.length === 0) return null;
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: writeThings(all) }} />;
}

/**
 * All that a page says of itself to search engines and where it is shared: title, description, address, picture, structured
 * data. React lifts the elements into the document's head. A private page says only its name.
 */
export function PageHead(props: PageHeadProps) {
  const { title, description, lang, path, isPrivate = false, kind = 'website' } = props;
  const t = useTexts(headTexts);
  const { brand, language: tag } = useEdition();
  const ofPage = useLanguage();
  const language = lang ?? ofPage;
  const addressOf = useAddressOf(language);
  const alternates = useAlternates(isPrivate ? null : (path ?? null));
  const fullTitle = `${title} · ${brand.name}`;
  return (
    <>
      <title lang={lang}>{fullTitle}</title>
      <meta lang={lang} property="og:title" content={fullTitle} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={localeOf[language] ?? tag.replace('-', '_')} />
      {description && <meta lang={lang} name="description" content={description} />}
      {description && <meta lang={lang} property="og:description" content={description} />}
      {path !== undefined && <link rel="canonical" href={addressOf(path)} />}
      {path !== undefined && <meta property="og:url" content={addressOf(path)} />}
      {alternates.map((alternate) => (
        <link key={alternate.language} rel="alternate" hrefLang={alternate.language} href={alternate.url} />
      ))}
      {props.feed !== undefined && !isPrivate && (
        <link rel="alternate" type="application/rss+xml" title={t('feed', { brand: brand.name })} href={addressOf(props.feed)} />
      )}
      <ShareImage image={props.image ?? sharedImage} />
      {isPrivate ? (
        <meta name="robots" content="noindex" />
      ) : (
        <StructuredData breadcrumbs={props.breadcrumbs ?? noCrumbs} things={props.things ?? noThings} />
      )}
    </>
  );
}
