import { href, paths, requestTab, routePatternOf, type PageName, type PathParams } from '@cotejo/contract/paths';
import { inLanguage, splitLanguage, type Edition, type Language } from '@cotejo/core/editions';
import type { APIRequestContext } from '@playwright/test';

/** One page of a template, at an address that has it. */
export interface PageExample {
  readonly name: PageName | 'not-found';
  readonly path: string;
  readonly status: 200 | 404;
}

/** Pages whose map tells of them: what an edition has is told there, each in its own language. */
type ExampleOf = (listed: ReadonlyMap<PageName, string>) => string | null;

const lastSegment = (path: string): string => decodeURIComponent(path.split('/').at(-1) ?? '');

/** A path made from the example of another page; null where the edition has none of those. */
function from(name: PageName, make: (path: string) => string): ExampleOf {
  return (listed) => {
    const path = listed.get(name);
    return path === undefined ? null : make(path);
  };
}

function always<Name extends PageName>(name: Name, params: PathParams<Name>, search?: URLSearchParams): ExampleOf {
  return () => href(name, params, search);
}

const requestOf = (name: PageName): ExampleOf => from(name, (path) => `${path}/${requestTab}`);

/** How the pages are reached that no map tells of. */
const unlisted: Partial<Record<PageName, ExampleOf>> = {
  compareProducts: always('compareProducts', {}),
  isaprePlanRequest: requestOf('isaprePlan'),
  isapreComplementRequest: requestOf('isapreComplement'),
  clinicProductRequest: requestOf('clinicProduct'),
  clinicPlanRequest: requestOf('clinicPlan'),
  epsProductRequest: requestOf('epsProduct'),
  epsPlanRequest: requestOf('epsPlan'),
  prepaidProductRequest: requestOf('prepaidProduct'),
  insuranceRequest: requestOf('insurance'),
  planById: from('isaprePlan', (path) => href('planById', { kind: 'R', plan: lastSegment(path) })),
  purchase: from('insurance', (path) => href('purchase', { product: lastSegment(path) })),
  payment: from('insurance', (path) => href('payment', { product: lastSegment(path) })),
  insurerCollective: from('insurer', (path) => href('insurerCollective', { organization: lastSegment(path) })),
  login: always('login', {}),
  // It leads on to the insurances.
  referrer: always('referrer', {}),
  preview: always('preview', {}),
  profileGenerator: always('profileGenerator', {}),
  travelAssistance: always('travelAssistance', {}),
  chatbot: always('chatbot', { key: 'site' }),
  feedback: always('feedback', {}),
  meeting: always('meeting', { token: `v${'A'.repeat(43)}` }),
  consents: always('consents', {}),
  withdrawal: always('withdrawal', {}),
  assignedRequest: always('assignedRequest', { token: 'A'.repeat(48) }),
  search: always('search', {}, new URLSearchParams({ q: 'dental' })),
};

/** Pages of one person alone: their example is a link that is nobody's. */
const ofOnePerson: ReadonlySet<PageName> = new Set(['meeting', 'assignedRequest']);

function isPageName(name: string): name is PageName {
  return Object.hasOwn(paths, name);
}

/** Every page of the path table. */
export const pageNames = Object.keys(paths).filter(isPageName);

/** A pattern as an expression (brands are letters), and how much of it is said word by word: of two that take a path, the plainer one is its page. */
function matcherOf(
  name: PageName,
  { brand }: Edition,
): { readonly name: PageName; readonly takes: RegExp; readonly words: number } {
  const segments = routePatternOf(name, brand.code).split('/').slice(1);
  const source = segments.map((segment) =>
    segment.startsWith(':') ? (segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+') : `/${segment}`,
  );
  return {
    name,
    takes: new RegExp(`^${source.join('')}$`),
    words: segments.filter((segment) => !segment.startsWith(':')).length,
  };
}

/** The first path of each page among paths of an edition. */
function firstOfEach(edition: Edition, found: readonly string[]): Map<PageName, string> {
  const matchers = pageNames.map((name) => matcherOf(name, edition)).toSorted((one, other) => other.words - one.words);
  const first = new Map<PageName, string>();
  for (const path of found) {
    const name = matchers.find(({ takes }) => takes.test(path))?.name;
    if (name !== undefined && !first.has(name)) first.set(name, path);
  }
  return first;
}

async function locations(request: APIRequestContext, host: string, path: string): Promise<readonly string[]> {
  // Asked for by its address: names under localhost are known to browsers, not to every machine.
  const text = await (await request.get(path, { headers: { host } })).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location.replaceAll('&amp;', '&'));
}

/** Paths of the pages that a host tells search engines of, without their language. */
export async function listedPaths(request: APIRequestContext, host: string): Promise<readonly string[]> {
  const files = await locations(request, host, '/sitemap.xml');
  const urls = await Promise.all(files.map((file) => locations(request, host, new URL(file).pathname)));
  return urls.flat().map((url) => splitLanguage(new URL(url).pathname).path);
}

/**
 * An example of every page that an edition has, from the paths it lists, in a language; and of what is not there. A page of the
 * path table that is neither listed nor reached from one that is has none.
 */
export function examplesOf(edition: Edition, listed: readonly string[], language: Language): readonly PageExample[] {
  const first = firstOfEach(edition, listed);
  const pages = pageNames.flatMap((name): PageExample[] => {
    const path = first.get(name) ?? unlisted[name]?.(first) ?? null;
    return path === null ? [] : [{ name, path: inLanguage(path, language), status: ofOnePerson.has(name) ? 404 : 200 }];
  });
  return [...pages, { name: 'not-found', path: inLanguage('/lo-que-no-hay', language), status: 404 }];
}
