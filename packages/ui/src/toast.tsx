import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ToastProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** True while somebody points at it or has the focus on it: its owner leaves it there as long. */
  readonly onHold: (isHeld: boolean) => void;
}

/** A short word over the foot of the page about what changed out of sight; a press goes there. Its owner takes it away. */
export function Toast({ children, onPress, onHold }: ToastProps) {
  const [hold, release] = [() => onHold(true), () => onHold(false)];
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-(--bar-bottom) z-10 flex justify-center p-4">
      <Button
        look="outline"
        className="pointer-events-auto shadow-float"
        onClick={onPress}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        {children}
      </Button>
    </div>
  );
}
