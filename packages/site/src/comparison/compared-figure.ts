import type { Amount } from '@cotejo/contract/compare';
import type { Edition } from '@cotejo/core/editions';
import { currencies } from '@cotejo/core/money';
import { formatNumber } from '@cotejo/core/money-format';
import { amountText, currencyPrefix } from '../price/amount-text.ts';

/** A value that is one number, apart from its unit, so that a spreadsheet can count with it. */
export interface Figure {
  /** Digits with the decimal sign of the edition, and nothing between thousands: '412380', '2,35'. */
  readonly digits: string;
  /** '$/mes', 'UF', '%'. */
  readonly unit: string;
}

function withoutThousands(text: string, { currency, currencyStyles }: Edition, code: string = currency): string {
  const known = currencies.find((candidate) => candidate === code);
  const style = (known && currencyStyles[known]) ?? currencyStyles[currency];
  return style ? text.replaceAll(style.thousands, '') : text;
}

/** An amount as it is written, to the same decimals; `per` is what follows its unit: '/mes'. */
export function amountFigure(amount: Amount, edition: Edition, per = ''): Figure {
  const { code } = amount.unit;
  const prefix = currencyPrefix(code, edition);
  const written = amountText(amount, edition).replace(prefix, '').replace(` ${code}`, '');
  return { digits: withoutThousands(written, edition, code), unit: prefix.trim() + per };
}

/** A share of a hundred. */
export function percentFigure(value: number, edition: Edition): Figure {
  return { digits: withoutThousands(formatNumber(value, edition, 2), edition), unit: '%' };
}
