import { useEdition } from '../edition-context.ts';
import { useSiteUrl } from './site-urls.ts';

interface PageHeadProps {
  /** Without the product's name, which is added. */
  readonly title: string;
  readonly description?: string;
  /** The page's own path, with the number of its page when that is not the first: its one address for search engines. */
  readonly path?: string;
  /** Kept out of search engines: errors, personal pages. */
  readonly isPrivate?: boolean;
}

/** Title, description and address of a page; React lifts them into the document's head. */
export function PageHead({ title, description, path, isPrivate = false }: PageHeadProps) {
  const { brand } = useEdition();
  const siteUrl = useSiteUrl();
  const fullTitle = `${title} · ${brand.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {path !== undefined && <link rel="canonical" href={siteUrl + path} />}
      {path !== undefined && <meta property="og:url" content={siteUrl + path} />}
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  );
}
