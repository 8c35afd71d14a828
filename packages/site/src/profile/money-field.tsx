import type { Edition } from '@cotejo/core/editions';
import { moneyOf, toNumber, type Money } from '@cotejo/core/money';
import { formatNumber } from '@cotejo/core/money-format';
import { MoneyInput } from '@cotejo/ui/money-input';
import { defaultMask, type NumberMask } from '@cotejo/ui/number-mask';
import { useEdition } from '../edition-context.ts';
import { incomeFromText } from './profile-editor-state.ts';
import { useAnswerAhead } from './use-answer-ahead.ts';

/** Whole units behind the currency's sign, '$1.650.000', 'S/ 50,000': decimals would move what is being typed. */
export function wholeMoneyText(amount: Money | null | undefined, edition: Edition): string {
  if (!amount) return '';
  return `${edition.currencyStyles[edition.currency]?.prefix ?? ''}${formatNumber(Math.round(toNumber(amount)), edition)}`;
}

/** How whole numbers are written while they are typed, with the edition's own separators (decision 5). */
export function wholeMask(edition: Edition, prefix = ''): NumberMask {
  const { thousands, decimal } = edition.currencyStyles[edition.currency] ?? defaultMask;
  return { ...defaultMask, prefix, thousands, decimal, decimalLimit: 0 };
}

interface MoneyFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly amount: Money | null | undefined;
  readonly error: string | undefined;
  /** Null: part of a form without script. */
  readonly onChange: ((amount: Money | null) => void) | null;
}

/** A monthly amount in the edition's currency, written as money while it is typed. */
export function MoneyField({ name, label, hint, amount, error, onChange }: MoneyFieldProps) {
  const edition = useEdition();
  const example = moneyOf(edition.exampleProfile.income ?? '50000', edition.currency, 'month');
  const { shown, say, catchUp } = useAnswerAhead(amount, onChange);
  return (
    <MoneyInput
      {...catchUp}
      label={label}
      hint={hint}
      error={error}
      name={name}
      placeholder={wholeMoneyText(example, edition)}
      mask={wholeMask(edition, edition.currencyStyles[edition.currency]?.prefix)}
      value={shown ? String(Math.round(toNumber(shown))) : ''}
      onValue={onChange && ((plain) => say(incomeFromText(plain, edition)))}
    />
  );
}
