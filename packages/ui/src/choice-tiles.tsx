import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { describedBy, FieldNotes } from './field.tsx';

const rowClass = cva('', {
  variants: { layout: { row: 'flex flex-wrap gap-2', scale: 'grid grid-cols-5 gap-2 sm:grid-cols-10' } },
  defaultVariants: { layout: 'row' },
});

const tileClass = cva(
  'relative grid min-h-12 place-items-center rounded-control border border-control bg-surface px-3.5 hover:bg-surface-2 has-checked:border-action has-checked:bg-action-soft has-checked:font-semibold has-checked:text-action-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action has-disabled:bg-surface-2 has-disabled:text-ink-2',
);

/** A question among fields is as large as their labels; one with a scale stands alone. */
const legendClass = cva('mb-1.5 font-semibold', {
  variants: { layout: { row: 'text-sm', scale: '' } },
  defaultVariants: { layout: 'row' },
});

type ChoiceTilesProps<Value extends string> = VariantProps<typeof rowClass> & {
  /** What is asked, in sight. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode; readonly disabled?: boolean }[];
  readonly required?: boolean;
  /** Of the first tile, for a link that leads to the question. */
  readonly id?: string;
  /** What is wrong, below the tiles. */
  readonly error?: ReactNode;
  /** Without it the form is read when it is sent. */
  readonly chosen?: { readonly value: Value; readonly onChange: (value: Value) => void };
};

/** One of a few, each a tile to press: native radio buttons under it, so that arrows and forms work. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { label, hint, name, choices, required, chosen, layout, id, error } = props;
  return (
    <fieldset
      {...(id !== undefined && {
        role: 'radiogroup',
        'aria-required': required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(id, { label, error }),
      })}
    >
      <legend className={legendClass({ layout })}>{label}</legend>
      {hint && <p className="mb-3 text-sm text-ink-2">{hint}</p>}
      <div className={rowClass({ layout })}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={tileClass()}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              disabled={choice.disabled}
              name={name}
              value={choice.value}
              required={required}
              className="absolute inset-0 appearance-none opacity-0"
              {...(chosen && { checked: choice.value === chosen.value, onChange: () => chosen.onChange(choice.value) })}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {id !== undefined && <FieldNotes controlId={id} error={error} />}
    </fieldset>
  );
}
