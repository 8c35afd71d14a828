import type { ReactNode } from 'react';
import { Popover } from './popover.tsx';

interface TermProps {
  /** What the button says to who hears it, e.g. 'Qué es el deducible'. */
  readonly label: string;
  /** Its definition, one or two sentences. */
  readonly children: ReactNode;
}

/** The tooltip of a word: a small button that opens its definition, by press, key, touch or a mouse that rests on it. */
export function Term({ label, children }: TermProps) {
  const trigger = (
    <>
      <span aria-hidden="true">?</span>
      <span className="sr-only">{label}</span>
    </>
  );
  return (
    // A joiner keeps the button on the line of the word before it.
    <span className="before:content-['\2060']">
      <Popover
        isInline
        trigger={trigger}
        triggerClass="relative ml-1.5 inline-grid size-5 place-items-center rounded-full border border-control align-middle text-sm leading-none font-semibold text-ink-2 before:absolute before:-inset-3 hover:border-action hover:text-action lg:pointer-fine:before:-inset-1 print:hidden"
      >
        {children}
      </Popover>
    </span>
  );
}
