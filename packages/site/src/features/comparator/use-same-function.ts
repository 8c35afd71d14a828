import { useCallback, useEffect, useRef } from 'react';

/** A function that does what was rendered last, and is the same for good: who is given it need not render again. Not for renders. */
export function useSameFunction<Arguments extends readonly unknown[]>(
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
