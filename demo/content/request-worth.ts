import type { EditionId } from '@cotejo/core/editions';
import type { Currency } from '@cotejo/core/money';

/** What the demonstration counts a request as in each edition, which is also what an executive is charged for one. */
export const requestWorth = {
  chile: { value: 3_000, currency: 'CLP' },
  peru: { value: 12, currency: 'PEN' },
  colombia: { value: 12_000, currency: 'COP' },
  international: { value: 3, currency: 'USD' },
} as const satisfies Record<EditionId, { readonly value: number; readonly currency: Currency }>;
