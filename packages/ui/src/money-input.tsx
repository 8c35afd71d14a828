import type { ComponentProps } from 'react';
import { TextField, type FieldTexts } from './field.tsx';
import { defaultMask, maskNumber, plainNumber, type NumberMask } from './number-mask.ts';

type MoneyInputProps = FieldTexts &
  Pick<ComponentProps<'input'>, 'name' | 'id' | 'className' | 'placeholder' | 'required' | 'onBlur' | 'onKeyDown'> & {
    /** Prefix, separators, decimals: those of the edition. */
    readonly mask?: NumberMask;
    /** A plain number, '1234.5'; '' for none. */
    readonly value: string;
    /** Gets the plain number with each key. Null: part of a form without script, which reads what is typed. */
    readonly onValue: ((plain: string) => void) | null;
  };

/** Keeps the caret behind the same digit, counted from the end, when the text is written anew. */
function keepCaret(input: HTMLInputElement): void {
  const behindCaret = input.value.slice(input.selectionEnd ?? input.value.length).replace(/\D/g, '').length;
  requestAnimationFrame(() => {
    let position = input.value.length;
    for (let seen = 0; position > 0 && seen < behindCaret; position -= 1) {
      if (/\d/.test(input.value[position - 1] ?? '')) seen += 1;
    }
    input.setSelectionRange(position, position);
  });
}

/** A labelled box for an amount, written as money while it is typed: thousands are parted, what is no number is left out (A §5). */
export function MoneyInput({ mask = defaultMask, value, onValue, ...field }: MoneyInputProps) {
  const text = maskNumber(value, mask);
  return (
    <TextField
      {...field}
      inputMode={mask.decimalLimit > 0 || mask.allowNegative ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...(onValue
        ? {
            value: text,
            onChange: (event) => {
              keepCaret(event.currentTarget);
              onValue(plainNumber(event.currentTarget.value, mask));
            },
          }
        : { defaultValue: text })}
    />
  );
}
