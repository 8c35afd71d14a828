import { closedPaths } from '@cotejo/contract/paths/closed';
import { comparedName } from '@cotejo/contract/paths/comparison-names';
import { choiceNames } from '@cotejo/contract/search-params';
import { defaultLanguage, inLanguage, type Language } from '@cotejo/core/editions';

/** Parameters beside the comparator's own that make a page one visitor's. */
const closedNames = [...choiceNames, comparedName, 'aviso', 'idioma'] as const;

/** A closed path before which a language stands; one that begins with anything is closed in each of them already. */
function closedIn(language: Language): readonly string[] {
  const paths = language === defaultLanguage ? closedPaths : closedPaths.filter((path) => !path.startsWith('/*'));
  return paths.map((path) => inLanguage(path, language));
}

/**
 * robots.txt of an edition: everything but the closed paths, in each of its languages, and whatever carries a choice of its visitor. Names are
 * matched where one begins, so that 'view' closes nothing that only ends so.
 */
export function writeRobots(siteMapUrl: string, languages: readonly Language[]): string {
  const closed = [...languages.flatMap(closedIn), ...closedNames.flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`])];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /', '', `Sitemap: ${siteMapUrl}`, ''].join('\n');
}
