/** Names the comparator in the address of a comparison, by its URL or what follows '/Comparar/' in it, where the path does not. */
export const comparatorName = 'comparador';

/** Names a product in the address of a comparison; said once per product. */
export const comparedName = 'comparar';

/** How the address of a comparison names a product: by its code where it is an isapre's plan, by its number elsewhere (decision 20). */
export function comparedIdentity({ id, codigoplan }: { readonly id: number; readonly codigoplan: string | null }): string {
  return codigoplan ?? String(id);
}
