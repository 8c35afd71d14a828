import { useId, type ReactNode } from 'react';

interface TermProps {
  /** What the button says to who hears it, e.g. 'Qué es el deducible'. */
  readonly label: string;
  /** Its definition, one or two sentences. */
  readonly children: ReactNode;
}

/** A small button that opens a word's definition, by press and not by hover; it works without script. */
export function Term({ label, children }: TermProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="relative ml-1.5 inline-grid size-5 place-items-center rounded-full border border-control align-middle text-sm leading-none font-semibold text-ink-2 before:absolute before:-inset-3 hover:border-action hover:text-action lg:pointer-fine:before:-inset-1"
      >
        <span aria-hidden="true">?</span>
        <span className="sr-only">{label}</span>
      </button>
      <span id={id} popover="auto" role="note" className="term-panel">
        {children}
      </span>
    </>
  );
}
