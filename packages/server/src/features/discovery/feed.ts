import type { NewestArticle } from './discovery-store.ts';
import { escapeXml, xmlHead } from './xml.ts';

/** How many articles a feed has. */
export const feedLength = 20;

interface FeedHead {
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** Address of the page that the feed is of. */
  readonly pageUrl: string;
  readonly feedUrl: string;
  readonly articleUrl: (slug: string) => string;
}

function writeItem({ slug, title, summary, publishedAt, group }: NewestArticle, articleUrl: FeedHead['articleUrl']): string {
  const url = escapeXml(articleUrl(slug));
  return [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    `<description>${escapeXml(summary)}</description>`,
    `<category>${escapeXml(group)}</category>`,
    `<pubDate>${publishedAt.toUTCString()}</pubDate>`,
    '</item>',
  ].join('');
}

/** A feed of articles, newest first (RSS 2.0, with its own address as Atom says it). */
export function writeFeed(articles: readonly NewestArticle[], head: FeedHead): string {
  const [newest] = articles;
  const channel = [
    `<title>${escapeXml(head.title)}</title>`,
    `<link>${escapeXml(head.pageUrl)}</link>`,
    `<description>${escapeXml(head.description)}</description>`,
    `<language>${head.language}</language>`,
    `<atom:link href="${escapeXml(head.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`<lastBuildDate>${newest.publishedAt.toUTCString()}</lastBuildDate>`] : []),
    ...articles.map((article) => writeItem(article, head.articleUrl)),
  ];
  return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join('\n')}\n</channel></rss>\n`;
}
