import { href } from '@cotejo/contract/paths';

/** Which articles: all by date or by readings, or those of one subject or section. */
export interface BlogSearch {
  readonly by: { readonly kind: 'latest' | 'popular' } | { readonly kind: 'tema' | 'seccion'; readonly slug: string };
  /** From 1. */
  readonly page: number;
}

const longestSlug = 120;
const lastPage = 10_000;

function slugIn(search: URLSearchParams, name: string): string | null {
  const slug = search.get(name)?.slice(0, longestSlug) ?? '';
  return slug === '' ? null : slug;
}

/** The choice in the blog's address. What makes no sense is left out. */
export function readBlogSearch(search: URLSearchParams): BlogSearch {
  const asked = Number(search.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked >= 1 && asked <= lastPage ? asked : 1;
  const [subject, section] = [slugIn(search, 'tema'), slugIn(search, 'seccion')];
  if (subject !== null) return { by: { kind: 'tema', slug: subject }, page };
  if (section !== null) return { by: { kind: 'seccion', slug: section }, page };
  return { by: { kind: search.get('orden') === 'popular' ? 'popular' : 'latest' }, page };
}

/** The address of a choice of articles. */
export function blogHref(brand: string, { by, page }: BlogSearch): string {
  const search = new URLSearchParams();
  if ('slug' in by) search.set(by.kind, by.slug);
  else if (by.kind === 'popular') search.set('orden', 'popular');
  if (page > 1) search.set('page', String(page));
  return href('blog', { brand }, search);
}
