import type { Sort } from '@cotejo/core/comparison';

interface SortName {
  readonly sort: Sort;
  /** Option of the order control. */
  readonly option: string;
  /** After 'ordenados', as in '124 planes, ordenados por puntaje'. */
  readonly sentence: string;
}

/** Every order in the words of the page (decision 10). */
export const sortNames: readonly SortName[] = [
  { sort: 'recomendados', option: 'Mejor puntaje', sentence: 'por puntaje' },
  { sort: 'precio-asc', option: 'Menor precio', sentence: 'del más barato al más caro' },
  { sort: 'precio-desc', option: 'Mayor precio', sentence: 'del más caro al más barato' },
  { sort: 'puntaje', option: 'Sólo puntaje', sentence: 'sólo por puntaje' },
  { sort: 'afinidad', option: 'Más afines a ti', sentence: 'por afinidad contigo' },
  { sort: 'costo-anual', option: 'Costo anual estimado', sentence: 'por costo anual estimado, del más bajo al más alto' },
];

export function sortSentence(sort: Sort): string {
  return sortNames.find((name) => name.sort === sort)?.sentence ?? 'por puntaje';
}
