import { decimalsOf, type Currency } from '@cotejo/core/money';
import type { ReservedField } from '../../../reserved-words.ts';
import type { AddProblem } from '../table.ts';

/** A pair of fields of which the first must not be after (or above) the second. */
export function checkOrder(
  row: Readonly<Record<string, unknown>>,
  [first, last]: readonly [string, string],
  add: AddProblem,
): void {
  const [from, to] = [row[first], row[last]];
  const isWrong =
    (typeof from === 'string' && typeof to === 'string' && from > to) ||
    (typeof from === 'number' && typeof to === 'number' && from > to);
  if (isWrong) add(last, `es ${String(to)}, anterior a ${first} (${String(from)})`);
}

/** An amount and its currency: both or none, with the decimals that the currency keeps. */
export function checkAmount(
  row: Readonly<Record<string, unknown>>,
  { amount, currency }: { readonly amount: string; readonly currency: string },
  add: AddProblem,
): void {
  const [decimal, unit] = [row[amount], row[currency]];
  if (typeof decimal === 'string' && unit === null) add(currency, `falta la moneda de ${amount}`);
  if (decimal === null && typeof unit === 'string') add(amount, `está vacía y ${currency} dice ${unit}`);
}

/** True when the currency keeps all decimals of an amount. */
export function fitsCurrency(decimal: string, currency: Currency): boolean {
  return (decimal.split('.')[1]?.length ?? 0) <= decimalsOf[currency];
}

/** Says that an amount has more decimals than its currency keeps. */
export function checkDecimals(
  [field, decimal]: readonly [string, string | null],
  currency: Currency | null,
  add: AddProblem,
): void {
  if (decimal === null || currency === null || fitsCurrency(decimal, currency)) return;
  add(field, `'${decimal}' tiene más decimales que los ${decimalsOf[currency]} de ${currency}`);
}

/** Codes and addresses that are calls of their own could never be asked for. */
export function checkReserved(fields: readonly ReservedField[], add: AddProblem): void {
  for (const { field, reason } of fields) add(field, reason);
}

/** A source is named before its page and date. */
export function checkSource(
  {
    sourceDocument,
    sourcePage,
    sourceDate,
  }: { sourceDocument: string | null; sourcePage: number | null; sourceDate: string | null },
  add: AddProblem,
): void {
  if (sourceDocument === null && (sourcePage !== null || sourceDate !== null)) {
    add('sourceDocument', 'está vacía, y hay página o fecha de la fuente');
  }
}
