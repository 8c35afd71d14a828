import type { Alternate } from '@cotejo/contract/page-rendering';
import { inLanguage } from '@cotejo/core/editions';
import type { ListedPage } from './listed-pages.ts';
import { escapeXml, xmlHead } from './xml.ts';

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The most addresses of one file; the format takes ten times as many. */
export const mostOfFile = 5000;

interface MapSources {
  /** Origin of the edition's site. */
  readonly siteUrl: string;
  readonly alternatesOf: (page: ListedPage) => readonly Alternate[];
}

function changed(at: Date | null): string {
  return at === null ? '' : `<lastmod>${at.toISOString()}</lastmod>`;
}

/** A file of addresses, in each language of a page, with the day each changed and its counterparts (sitemaps.org, and Google's for languages). */
export function writeSiteMap(pages: readonly ListedPage[], { siteUrl, alternatesOf }: MapSources): string {
  const urls = pages.flatMap((page) => {
    const links = alternatesOf(page).map(
      ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`,
    );
    const rest = `${changed(page.changedAt)}${links.join('')}`;
    return page.languages.map((one) => `<url><loc>${escapeXml(siteUrl + inLanguage(page.path, one))}</loc>${rest}</url>`);
  });
  const root = `<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return `${xmlHead}${root}\n${urls.join('\n')}\n</urlset>\n`;
}

/** One file of the map: its name, without ending, and its addresses. */
export interface MapFile {
  readonly name: string;
  readonly pages: readonly ListedPage[];
}

/** Shares pages out among files: one of each part, and as many as it needs where a part is large. */
export function mapFiles(pages: readonly ListedPage[]): readonly MapFile[] {
  const parts = Map.groupBy(pages, ({ part }) => part);
  return [...parts].flatMap(([part, all]): MapFile[] => {
    if (all.length <= mostOfFile) return [{ name: part, pages: all }];
    const count = Math.ceil(all.length / mostOfFile);
    return Array.from({ length: count }, (_, index) => ({
      name: `${part}-${index + 1}`,
      pages: all.slice(index * mostOfFile, (index + 1) * mostOfFile),
    }));
  });
}

function newestOf(pages: readonly ListedPage[]): Date | null {
  const moments = pages.flatMap(({ changedAt }) => (changedAt === null ? [] : [changedAt.getTime()]));
  return moments.length === 0 ? null : new Date(moments.reduce((newest, moment) => Math.max(newest, moment)));
}

/** The list of the files; `addressOf` gives each one's own address. */
export function writeSiteMapIndex(files: readonly MapFile[], addressOf: (name: string) => string): string {
  const maps = files.map(
    ({ name, pages }) => `<sitemap><loc>${escapeXml(addressOf(name))}</loc>${changed(newestOf(pages))}</sitemap>`,
  );
  return `${xmlHead}<sitemapindex xmlns="${schema}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}
