import { useEffect, type FocusEvent, type RefObject } from 'react';

/**
 * Closes a disclosure that lies over a page: on a press beside it, by Escape, which gives its summary the focus and closes nothing
 * else, and once the focus is elsewhere. Returns what it is given.
 */
export function useClosing(panel: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const close = (): void => {
      if (panel.current) panel.current.open = false;
    };
    const press = ({ target }: Event): void => {
      if (target instanceof Node && !panel.current?.contains(target)) close();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !panel.current?.open) return;
      // A dialog around it stays.
      event.preventDefault();
      close();
      panel.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [panel]);
  return {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void => {
      // Null: the window lost it, or a press on nothing.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
    },
  };
}
