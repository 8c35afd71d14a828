/** How the address of a comparison names a product: by its code where it is an isapre's plan, by its number elsewhere (decision 20). */
export function comparedIdentity({ id, codigoplan }: { readonly id: number; readonly codigoplan: string | null }): string {
  return codigoplan ?? String(id);
}
