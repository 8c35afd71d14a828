/** Agents that read pages for search engines (B9-55). */
export const crawlers = [
  'scully',
  'prerender',
  'googlebot',
  'bingbot',
  'petalbot',
  'yahoo',
  'ahrefsbot',
  'ahrefssiteaudit',
] as const;

/** True for an agent that gets pages without animation and observers (B9-56, B9-57). */
export function isCrawler(userAgent: string): boolean {
  const name = userAgent.toLowerCase();
  return crawlers.some((crawler) => name.includes(crawler));
}
