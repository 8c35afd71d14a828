import { href, requestTab } from '@cotejo/contract/paths';
import { choiceNames } from '@cotejo/contract/search-params';

/** Ways to somewhere else, forms, and what is one person's alone. `$` ends a path that others begin with. */
const closedPaths = [
  '/api/',
  '/url/',
  '/fragmento/',
  '/Compra-Online/',
  '/planSI/',
  '/comparar/',
  '/ref$',
  '/ref/',
  '/v1$',
  '/v1?',
  '/preview$',
  '/preview/',
  '/chatbot/',
  '/buscar$',
  '/buscar?',
  '/Feedback$',
  '/Feedback?',
  href('login', {}),
  `/*/${requestTab}$`,
  `/*/${requestTab}?`,
] as const;

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
