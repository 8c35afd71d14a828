import { useEdition } from '../edition-context.ts';

interface PageHeadProps {
  /** Without the product's name, which is added. */
  readonly title: string;
  readonly description?: string;
  /** Kept out of search engines: errors, personal pages. */
  readonly isPrivate?: boolean;
}

/** Title and description of a page; React lifts them into the document's head. */
export function PageHead({ title, description, isPrivate = false }: PageHeadProps) {
  const { brand } = useEdition();
  const fullTitle = `${title} · ${brand.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  );
}
