import type { PlainDate } from '@cotejo/core/dates';

/** An offer as the occasion of its message, '2026-12-02 plan 5305': one that could not go is made again by the round of another day. */
export function occasionOf(productId: number, day: PlainDate): string {
  return `${day} plan ${productId}`;
}

/** The number of the product that an occasion offers; null: it is of no offer. */
export function offeredProductOf(occasion: string | null): number | null {
  const found = /^\d{4}-\d{2}-\d{2} plan (\d{1,9})$/.exec(occasion ?? '');
  return found === null ? null : Number(found[1]);
}
