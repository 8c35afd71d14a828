import { controlClass } from '@cotejo/ui/field';
import { useId } from 'react';

interface MessageFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
}

const longestMessage = 2000;

/** The only long answer of the form, and the only optional one. */
export function MessageField({ value, onText }: MessageFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Mensaje <span className="font-normal text-ink-2">(opcional)</span>
      </label>
      <textarea
        id={id}
        name="mensaje"
        rows={3}
        maxLength={longestMessage}
        value={value}
        onChange={(event) => onText(event.target.value)}
        className={controlClass({ className: 'py-2.5' })}
      />
    </div>
  );
}
