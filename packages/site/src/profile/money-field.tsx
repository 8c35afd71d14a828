import type { Edition } from '@cotejo/core/editions';
import { moneyOf, toNumber, type Money } from '@cotejo/core/money';
import { formatNumber } from '@cotejo/core/money-format';
import { TextField } from '@cotejo/ui/field';
import { useEdition } from '../edition-context.ts';
import { incomeFromText } from './profile-editor-state.ts';

/** Whole units behind the currency's sign, '$1.650.000', 'S/ 50,000': decimals would move what is being typed. */
export function wholeMoneyText(amount: Money | null | undefined, edition: Edition): string {
  if (!amount) return '';
  return `${edition.currencyStyles[edition.currency]?.prefix ?? ''}${formatNumber(Math.round(toNumber(amount)), edition)}`;
}

/** Keeps the caret after the same digit, counted from the end, when the text is written anew. */
export function keepCaret(input: HTMLInputElement): void {
  const digitsAfterCaret = input.value.slice(input.selectionEnd ?? input.value.length).replace(/\D/g, '').length;
  requestAnimationFrame(() => {
    let position = input.value.length;
    for (let seen = 0; position > 0 && seen < digitsAfterCaret; position -= 1) {
      if (/\d/.test(input.value[position - 1] ?? '')) seen += 1;
    }
    input.setSelectionRange(position, position);
  });
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
  const text = wholeMoneyText(amount, edition);
  const example = moneyOf(edition.exampleProfile.income ?? '50000', edition.currency, 'month');
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      placeholder={wholeMoneyText(example, edition)}
      {...(onChange
        ? {
            value: text,
            onChange: (event) => {
              keepCaret(event.currentTarget);
              onChange(incomeFromText(event.currentTarget.value, edition));
            },
          }
        : { defaultValue: text })}
    />
  );
}
