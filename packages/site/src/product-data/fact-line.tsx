import { Fragment, type ReactNode } from 'react';

interface FactLineProps {
  readonly facts: readonly string[];
  /** After the last fact, on its line. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** 'Cruz Blanca · MSP-9026 · Preferente': a line breaks between facts, so that no code is torn at its hyphens. */
export function FactLine({ facts, children, className = 'text-sm' }: FactLineProps) {
  return (
    <p className={`tabular text-ink-2 ${className}`}>
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className="inline-block">
            {fact}
            {index < facts.length - 1 ? '\u00a0·' : children}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
