import { useId, type ReactNode } from 'react';

interface ProgressProps {
  readonly label: ReactNode;
  /** 0 to 100 (A9-47). */
  readonly value: number;
  /** What the value means, in words: 'Rápido', '3 de 4'. */
  readonly text: ReactNode;
  readonly tone?: 'action' | 'best' | 'warm' | 'danger';
}

/** How far something is, or how much of it there is, as a native bar of 24 px with its words above. */
export function Progress({ label, value, text, tone = 'action' }: ProgressProps) {
  const id = useId();
  return (
    <div>
      <p className="mb-1.5 flex justify-between gap-3 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="text-ink-2">{text}</span>
      </p>
      <progress aria-labelledby={id} max={100} value={value} data-tone={tone} className="progress-bar" />
    </div>
  );
}
