import { href } from '@cotejo/contract/paths';
import { readComparatorSearch, writeComparatorSearch } from '@cotejo/contract/search-params';
import { inLanguage, splitLanguage, type Language } from '@cotejo/core/editions';

/** Where a page is. */
export type Place = Pick<Location, 'pathname' | 'search'>;

interface ReadPlace {
  readonly language: Language;
  /** Without the language's prefix. */
  readonly path: string;
  readonly query: URLSearchParams;
}

function readPlace({ pathname, search }: Place): ReadPlace {
  const { language, path } = splitLanguage(pathname);
  return { language: language ?? 'es', path, query: new URLSearchParams(search) };
}

/** What the paths of lists begin with: 'Isapres' and the like follow. */
const listFolder = href('comparator', { comparator: 'x', line: '' }).slice(0, -1);

function isList(path: string): boolean {
  return path.startsWith(listFolder);
}

/** The list in sight, or that of the insurances, with another weight of affinity; from its first page. */
function listWith(place: Place, ponderation: number): string {
  const { language, path, query } = readPlace(place);
  const search = readComparatorSearch(isList(path) ? query : new URLSearchParams());
  const sort = ponderation > 0 ? 'recomendados' : search.sort;
  const written = writeComparatorSearch({ ...search, sort, ponderation, page: 1 }).toString();
  const list = isList(path) ? path : href('comparator', { comparator: 'Seguros-de-Salud' });
  return inLanguage(written === '' ? list : `${list}?${written}`, language);
}

/**
 * Own path of the list that a link is made of (B2.13-06): the one in sight as it is narrowed and ordered, elsewhere that of the
 * insurances. Whoever gets it sees the order that the page explains, with no weight of affinity.
 */
export function listAddress(place: Place): string {
  return listWith(place, 0);
}

/** Own path of the list ordered with a weight of affinity from 0 to 1 (B2.13-15), to four decimals. */
export function ponderedAddress(place: Place, ponderation: number): string {
  return listWith(place, Math.round(ponderation * 10_000) / 10_000);
}

/** The weight of affinity that the list in sight is ordered with. */
export function ponderationAt(place: Place): number {
  return readComparatorSearch(readPlace(place).query).ponderation;
}

/**
 * Own path of the comparator as it stands, what is compared included (B2.13-07); null on any other page (B2.13-08). The
 * comparator is a list with what is over it, and the page of products side by side.
 */
export function comparatorAddress(place: Place): string | null {
  const { language, path, query } = readPlace(place);
  if (!isList(path) && path !== href('compareProducts', {})) return null;
  for (const name of ['ponderation', 'forceRefresh', 'idioma']) query.delete(name);
  return inLanguage(query.size === 0 ? path : `${path}?${query}`, language);
}
