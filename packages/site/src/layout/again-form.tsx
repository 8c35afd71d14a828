import { Button } from '@cotejo/ui/button';
import { useHref, useLocation } from 'react-router';

interface AgainFormProps {
  readonly label: string;
  readonly size?: 'small' | 'medium';
  /** True while it is asked again: another click does nothing. */
  readonly isBusy?: boolean;
  /** Null: the page is loaded again. */
  readonly onAgain: (() => void) | null;
}

/** Asks again: with script in place, without it by the same URL. */
export function AgainForm({ label, size = 'medium', isBusy = false, onAgain }: AgainFormProps) {
  const { pathname, search } = useLocation();
  const here = useHref(pathname);
  return (
    <form
      method="get"
      action={here}
      className="mt-3"
      onSubmit={(event) => {
        if (onAgain === null) return;
        event.preventDefault();
        if (!isBusy) onAgain();
      }}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size={size} aria-disabled={isBusy}>
        {label}
      </Button>
    </form>
  );
}
