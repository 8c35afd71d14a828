import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';

/** The frame of somebody's row. */
export const rowClass = 'group/row relative border-b border-line py-3.5 first:pt-0';

interface RemoveRowProps {
  /** What is said of it to who hears the form. */
  readonly name: string;
  readonly onRemove: () => void;
}

/** The way out of a row: at its end, and on a phone beside its title, where it never takes a line of its own. */
export function RemoveRow({ name, onRemove }: RemoveRowProps) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className={buttonClass({
        look: 'quiet',
        size: 'icon',
        className:
          'text-ink-2 max-lg:absolute max-lg:top-1 max-lg:-right-3 max-lg:group-first/row:-top-2.5 lg:ml-auto lg:min-h-12',
      })}
    >
      <Icon name="close" />
      <span className="sr-only">{name}</span>
    </button>
  );
}

/** What is wrong with an age: under its line, before what a phone shows on the next. */
export function RowError({ name, error }: { readonly name: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${name}-error`} className="order-1 -mt-1.5 flex basis-full gap-1.5 text-sm font-semibold text-danger">
      <Icon name="alert" className="mt-0.5 size-4" />
      {error}
    </p>
  );
}
