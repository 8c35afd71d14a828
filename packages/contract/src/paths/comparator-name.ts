/** Names the comparator in the address of a comparison, by its URL or what follows '/Comparar/' in it, where the path does not. */
export const comparatorName = 'comparador';
