import type { Edition, Language } from '@cotejo/core/editions';
import type { NewestArticle } from './discovery-store.ts';
import { escapeXml, xmlHead } from './xml.ts';

/** How many articles a feed has. */
export const feedLength = 20;

/** What a feed says of itself. */
const words: Readonly<Record<Language, { readonly title: string; readonly description: string }>> = {
  es: { title: 'Blog de', description: 'Explicaciones cortas sobre salud, seguros y precios' },
  en: { title: 'Blog of', description: 'Short explanations of health, insurance, and prices' },
  pt: { title: 'Blog da', description: 'Explicações curtas sobre saúde, seguros e preços' },
};

interface FeedHead {
  /** As the language says it. */
  readonly edition: Edition;
  readonly language: Language;
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
    ...(group === null ? [] : [`<category>${escapeXml(group)}</category>`]),
    `<pubDate>${publishedAt.toUTCString()}</pubDate>`,
    '</item>',
  ].join('');
}

/** A feed of articles, newest first (RSS 2.0, with its own address as Atom says it). */
export function writeFeed(articles: readonly NewestArticle[], head: FeedHead): string {
  const { edition, language } = head;
  const [newest] = articles;
  const channel = [
    `<title>${escapeXml(`${words[language].title} ${edition.brand.name}`)}</title>`,
    `<link>${escapeXml(head.pageUrl)}</link>`,
    `<description>${escapeXml(`${words[language].description}: ${edition.countryName}.`)}</description>`,
    `<language>${edition.language}</language>`,
    `<atom:link href="${escapeXml(head.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`<lastBuildDate>${newest.publishedAt.toUTCString()}</lastBuildDate>`] : []),
    ...articles.map((article) => writeItem(article, head.articleUrl)),
  ];
  return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join('\n')}\n</channel></rss>\n`;
}
