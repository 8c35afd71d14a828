import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface ToastProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** True while somebody points at it or has the focus on it: its owner leaves it there as long. False once it is gone. */
  readonly onHold: (isHeld: boolean) => void;
}

/** A short word over the foot of the page about what changed out of sight; a press goes there. Its owner takes it away. */
export function Toast({ children, onPress, onHold }: ToastProps) {
  const by = useRef({ pointer: false, focus: false });
  const hold = (holder: keyof typeof by.current, isHeld: boolean): void => {
    by.current[holder] = isHeld;
    onHold(by.current.pointer || by.current.focus);
  };
  useEffect(() => () => onHold(false), [onHold]);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-(--bar-bottom) z-10 flex justify-center p-4">
      <Button
        look="outline"
        className="pointer-events-auto shadow-float"
        onClick={onPress}
        onPointerEnter={() => hold('pointer', true)}
        onPointerLeave={() => hold('pointer', false)}
        onFocus={() => hold('focus', true)}
        onBlur={() => hold('focus', false)}
      >
        {children}
      </Button>
    </div>
  );
}
