import { closedPaths } from '@cotejo/contract/paths/closed';
import { choiceNames } from '@cotejo/contract/search-params';

/** Parameters beside the comparator's own that make a page one visitor's. */
const closedNames = [...choiceNames, 'comparar', 'aviso', 'idioma'] as const;

/**
 * robots.txt of an edition: everything but the closed paths and whatever carries a choice of its visitor. Names are
 * matched where one begins, so that 'view' closes nothing that only ends so.
 */
export function writeRobots(siteMapUrl: string): string {
  const closed = [...closedPaths, ...closedNames.flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`])];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /', '', `Sitemap: ${siteMapUrl}`, ''].join('\n');
}
