import { href } from '../paths.ts';

/** Own path of the feed of an edition's blog, by the code of its brand; a language stands before it as before a page. */
export function feedPath(brand: string): string {
  return `${href('blog', { brand })}/rss.xml`;
}
