import type { Edition } from '@cotejo/core/editions';
import { moneyOf, type Money } from '@cotejo/core/money';
import { formatMoney } from '@cotejo/core/money-format';
import { SelectField, TextField } from '@cotejo/ui/field';
import { useEdition } from '../edition-context.ts';
import { incomeFromText } from './profile-editor-state.ts';

function incomeText(income: Money | null | undefined, edition: Edition): string {
  return income ? formatMoney(income, edition) : '';
}

/** Writes the typed income as money and keeps the caret after the same digit, counted from the end. */
function formatWhileTyping(input: HTMLInputElement, edition: Edition): Money | null {
  const digitsAfterCaret = input.value.slice(input.selectionEnd ?? input.value.length).replace(/\D/g, '').length;
  const income = incomeFromText(input.value, edition);
  requestAnimationFrame(() => {
    let position = input.value.length;
    for (let seen = 0; position > 0 && seen < digitsAfterCaret; position -= 1) {
      if (/\d/.test(input.value[position - 1] ?? '')) seen += 1;
    }
    input.setSelectionRange(position, position);
  });
  return income;
}

interface IncomeFieldProps {
  readonly index: 0 | 1;
  readonly income: Money | null | undefined;
  readonly error: string | undefined;
  /** Null: part of a form without script. */
  readonly onChange: ((income: Money | null) => void) | null;
}

/** Monthly take-home pay of one contributor, written as money while it is typed. */
export function IncomeField({ index, income, error, onChange }: IncomeFieldProps) {
  const edition = useEdition();
  const text = incomeText(income, edition);
  return (
    <TextField
      label={index === 0 ? 'Renta líquida mensual' : 'Renta líquida de tu pareja'}
      hint={index === 0 ? 'La renta sirve para calcular tu 7 %. La guardamos sólo en este navegador.' : undefined}
      error={error}
      name={`cotizante.${index}.ingreso`}
      inputMode="numeric"
      autoComplete="off"
      placeholder={formatMoney(moneyOf(edition.exampleProfile.income ?? '0', edition.currency, 'month'), edition)}
      {...(onChange
        ? { value: text, onChange: (event) => onChange(formatWhileTyping(event.currentTarget, edition)) }
        : { defaultValue: text })}
    />
  );
}

interface RegionFieldProps {
  readonly regionCode: string | null | undefined;
  readonly error: string | undefined;
  readonly onChange: ((regionCode: string | null) => void) | null;
}

/** Region, from north to south as the edition orders them. */
export function RegionField({ regionCode, error, onChange }: RegionFieldProps) {
  const edition = useEdition();
  const regions = edition.regions.toSorted((left, right) => left.order - right.order);
  return (
    <SelectField
      label={edition.regionLabel}
      hint="Algunos planes se venden sólo en ciertas regiones."
      error={error}
      name="region"
      autoComplete="address-level1"
      {...(onChange
        ? { value: regionCode ?? '', onChange: (event) => onChange(event.currentTarget.value || null) }
        : { defaultValue: regionCode ?? '' })}
    >
      <option value="">Elige una</option>
      {regions.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
