import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { Sort } from '@cotejo/core/comparison';

interface SortName {
  readonly sort: Sort;
  /** Option of the order control. */
  readonly option: string;
  /** After 'ordenados', as in '124 planes, ordenados por puntaje'. */
  readonly sentence: string;
}

/** Every order in the words of the page (decision 10). */
const sortNames: readonly SortName[] = [
  { sort: 'recomendados', option: 'Mejor puntaje', sentence: 'por puntaje' },
  { sort: 'precio-asc', option: 'Menor precio', sentence: 'del más barato al más caro' },
  { sort: 'precio-desc', option: 'Mayor precio', sentence: 'del más caro al más barato' },
  { sort: 'puntaje', option: 'Sólo puntaje', sentence: 'sólo por puntaje' },
  { sort: 'afinidad', option: 'Más afines a ti', sentence: 'por afinidad contigo' },
  { sort: 'costo-anual', option: 'Costo anual estimado', sentence: 'por costo anual estimado, del más bajo al más alto' },
];

/** Without any score the first order is the price alone: it is called so, and stands once. */
const nameWithoutScore: SortName = { sort: 'recomendados', option: 'Menor precio', sentence: 'del más barato al más caro' };

/** The orders of a list, and the one that is on whatever it is. */
export function sortNamesOf(sorts: readonly Sort[], on: Sort): readonly SortName[] {
  const hasScore = sorts.includes('puntaje');
  return sortNames.flatMap((name) => {
    const isOffered = sorts.includes(name.sort) && (hasScore || name.sort !== 'precio-asc');
    if (!isOffered && name.sort !== on) return [];
    return [hasScore || name.sort !== 'recomendados' ? name : nameWithoutScore];
  });
}

/** The order that is on, after 'ordenados'. */
export function sortSentence(sorts: readonly Sort[], on: Sort): string {
  return sortNamesOf(sorts, on).find(({ sort }) => sort === on)?.sentence ?? 'por puntaje';
}

/** 'ordenados', 'ordenada': as the noun is; those in -a and -dad are feminine, and so is an EPS (entidad). */
export function orderedWord(count: number, { one }: ComparatorAnswer['noun']): string {
  return `ordenad${/(a|dad|eps)$/i.test(one) ? 'a' : 'o'}${count === 1 ? '' : 's'}`;
}
