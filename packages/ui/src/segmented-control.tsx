import type { ReactNode } from 'react';

interface SegmentedControlProps<Value extends string> {
  /** Said to screen readers; the choices speak for themselves on screen. */
  readonly label: string;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Without onChange it is the first choice of a form that works without script. */
  readonly value: Value;
  readonly onChange?: (value: Value) => void;
  readonly className?: string;
}

/** A few exclusive choices in one row: native radio buttons, so that arrows and forms work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, name, choices, value, onChange, className } = props;
  return (
    <fieldset
      className={`inline-flex rounded-control border border-control bg-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action ${className ?? ''}`}
    >
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="relative grid min-h-11 grow place-items-center border-l border-line-2 px-3 text-center text-sm first-of-type:rounded-l-control first-of-type:border-l-0 last-of-type:rounded-r-control has-checked:bg-action-soft has-checked:font-bold has-checked:text-action-strong lg:pointer-fine:min-h-9"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            className="absolute inset-0 appearance-none opacity-0"
            {...(onChange
              ? { checked: choice.value === value, onChange: () => onChange(choice.value) }
              : { defaultChecked: choice.value === value })}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
