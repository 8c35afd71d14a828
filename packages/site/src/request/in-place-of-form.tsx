import { useState, type MouseEvent, type ReactNode } from 'react';

/** How long after the answer is there a second press may still belong to the form, in milliseconds: the slowest that systems take for double. */
const doublePress = 900;

interface InPlaceOfFormProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** What takes the place of a form that was sent: the second of two quick presses on its button is none on what stands there by then. */
export function InPlaceOfForm({ className, children }: InPlaceOfFormProps) {
  const [shownAt] = useState(() => performance.now());
  const leaveSecond = (event: MouseEvent): void => {
    if (event.detail < 2 || performance.now() - shownAt > doublePress) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={className} onClickCapture={leaveSecond}>
      {children}
    </div>
  );
}
