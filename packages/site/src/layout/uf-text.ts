import type { Uf } from '@cotejo/contract/compare';
import type { Edition } from '@cotejo/core/editions';
import { rateOf } from '@cotejo/core/money';
import { formatRate } from '@cotejo/core/money-format';

/** A UF value in the edition's currency with its decimals, e.g. '$40.829,15'. */
export function ufAmount(uf: Uf, edition: Edition): string {
  return formatRate(rateOf(uf.valor, 'UF', edition.currency), edition);
}
