import { TextField } from '@cotejo/ui/field';

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  /** YYYY-MM-DD, or what was typed that is no day. */
  readonly day: string | null | undefined;
  readonly error: string | undefined;
  /** Null: part of a form without script. */
  readonly onChange: ((day: string | null) => void) | null;
}

/** A day of the calendar, in the browser's own box. */
export function DateField({ name, label, day, error, onChange }: DateFieldProps) {
  return (
    <TextField
      type="date"
      name={name}
      label={label}
      error={error}
      autoComplete="off"
      {...(onChange
        ? { value: day ?? '', onChange: (event) => onChange(event.currentTarget.value || null) }
        : { defaultValue: day ?? '' })}
    />
  );
}
