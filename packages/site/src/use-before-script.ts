import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Takes up what the visitor ticked, chose or typed before script ran, so that a quick hand on a slow line loses nothing.
 * `read` looks at the document once, while it still holds that; `takeUp` is given what it found as soon as the page can act.
 */
export function useBeforeScript<Found>(read: () => Found, takeUp: (found: Found) => void): void {
  const found = useRef<{ readonly value: Found }>(null);
  const onRead = useEffectEvent(read);
  const onTakeUp = useEffectEvent(takeUp);
  useLayoutEffect(() => {
    found.current = { value: onRead() };
  }, []);
  useEffect(() => {
    if (found.current) onTakeUp(found.current.value);
  }, []);
}
