import type { Uf } from '@cotejo/contract/compare';
import { dateInSpanish, isPlainDate } from '@cotejo/core/dates';
import type { Edition } from '@cotejo/core/editions';
import { rateOf } from '@cotejo/core/money';
import { formatRate } from '@cotejo/core/money-format';

/** A UF value in the edition's currency with its decimals, e.g. '$40.829,15'. */
export function ufAmount(uf: Uf, edition: Edition): string {
  return formatRate(rateOf(uf.valor, 'UF', edition.currency), edition);
}

/** The day a UF value is of, e.g. '20 de noviembre de 2026'; a text that is no day is shown as it came. */
export function ufDay(uf: Uf): string {
  return isPlainDate(uf.fecha) ? dateInSpanish(uf.fecha) : uf.fecha;
}
