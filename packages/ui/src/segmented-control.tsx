import type { ReactNode } from 'react';

interface SegmentedControlProps<Value extends string> {
  /** Names the choice: to screen readers alone, unless `showsLabel`. */
  readonly label: ReactNode;
  /** Over the choices and as high as a field, among fields with labels. */
  readonly showsLabel?: boolean;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Without onChange it is the first choice of a form that works without script. */
  readonly value: Value;
  readonly onChange?: (value: Value) => void;
}

const rowClass =
  'inline-flex rounded-control border border-control bg-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action';

/** A few exclusive choices in one row: native radio buttons, so that arrows and forms work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, showsLabel = false, name, choices, value, onChange } = props;
  const height = showsLabel ? 'min-h-11.5' : 'min-h-11 lg:pointer-fine:min-h-9';
  const row = choices.map((choice) => (
    <label
      key={choice.value}
      className={`relative grid grow place-items-center border-l border-line-2 px-3 text-center text-sm first-of-type:rounded-l-control first-of-type:border-l-0 last-of-type:rounded-r-control has-checked:bg-action-soft has-checked:font-bold has-checked:text-action-strong ${height}`}
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
  ));
  if (!showsLabel) {
    return (
      <fieldset className={rowClass}>
        <legend className="sr-only">{label}</legend>
        {row}
      </fieldset>
    );
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className={rowClass}>{row}</div>
    </fieldset>
  );
}
