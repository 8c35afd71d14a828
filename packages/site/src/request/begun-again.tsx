import { useEffect, useRef, type ReactNode } from 'react';

interface BegunAgainProps {
  readonly isAgain: boolean;
  /** The form. */
  readonly children: ReactNode;
}

/** Around a form: whoever begins another request by a press goes on in it, since what was pressed is gone. */
export function BegunAgain({ isAgain, children }: BegunAgainProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAgain) place.current?.focus();
  }, [isAgain]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
