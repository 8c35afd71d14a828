import { Popover } from '@cotejo/ui/popover';
import type { ReactNode } from 'react';

interface MoreSignProps {
  /** '+3': how many more there are. */
  readonly sign: string;
  /** The same in words, for who hears the page. */
  readonly said: string;
  /** Which. */
  readonly children: ReactNode;
}

/** The sign of a card that there is more of something; it opens what. */
export function MoreSign({ sign, said, children }: MoreSignProps) {
  const trigger = (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{said}</span>
    </>
  );
  return (
    <Popover
      trigger={trigger}
      triggerClass="relative underline before:absolute before:-inset-x-4 before:-inset-y-3 lg:pointer-fine:before:-inset-1.5"
    >
      {children}
    </Popover>
  );
}
