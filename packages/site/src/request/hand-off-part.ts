import { isTravelType } from '@cotejo/core/travel-types';
import type * as Later from './assistance-later.ts';
import type { PricedProduct } from './priced-product.ts';

let held: typeof Later | null = null;

/** Brings the way on to the assistance provider, which few requests have. */
export async function loadHandOff(): Promise<typeof Later> {
  held = await import('./assistance-later.ts');
  return held;
}

/** The same where it has come already, for what is to be there with the answer; null: it has not. */
export const heldHandOff = (): typeof Later | null => held;

/** Whether a product is for travel, by its line or by its own types. */
export function isForTravel({ line, detail }: Pick<PricedProduct, 'line' | 'detail'>): boolean {
  const { insuranceType } = detail.item;
  return [line.productType, insuranceType.upperType.name, insuranceType.name].some(isTravelType);
}
