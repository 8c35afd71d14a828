/** Names a product in the address of a comparison; said once per product. */
export const comparedName = 'comparar';
