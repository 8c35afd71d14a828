import { useCallback, useEffect, useRef } from 'react';

/** Tells what was rendered last; the same function for good, so that who is given it need not render again. */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
