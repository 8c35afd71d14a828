import type { Article, BreadcrumbList, FAQPage, MedicalClinic, Organization, Product, WebSite } from 'schema-dts';

type Named<Kind, Name extends string> = Extract<Kind, { '@type': Name }>;

/** What a page may say of itself to search engines, in the words of schema.org. */
export type Thing =
  | Named<Article, 'Article'>
  | Named<BreadcrumbList, 'BreadcrumbList'>
  | Named<FAQPage, 'FAQPage'>
  | Named<MedicalClinic, 'MedicalClinic'>
  | Named<Organization, 'Organization'>
  | Named<Product, 'Product'>
  | Named<WebSite, 'WebSite'>;

/** A step on the way to a page: a name and an own path. */
export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/** The way to a page from the first one, for search results. `addressOf` makes the whole address of an own path. */
export function breadcrumbList(
  crumbs: readonly Breadcrumb[],
  addressOf: (path: string) => string,
): Named<BreadcrumbList, 'BreadcrumbList'> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  };
}

/** JSON-LD of the things of a page, safe within a script element: no '<' can end it. */
export function writeThings(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
