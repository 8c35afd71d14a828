import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Takes up what the visitor ticked, chose or typed before script ran, so that a quick hand on a slow line loses nothing.
 * `read` looks at the document once, while it still holds that; `show` says it before anything is painted, since taking the page
 * over has put the server's own in its place; `takeUp` is given what was found as soon as the page can act, which may be after
 * the visitor's next touch.
 */
export function useBeforeScript<Found>(
  read: () => Found,
  takeUp: (found: Found) => void,
  show: (found: Found) => void = () => undefined,
): void {
  const found = useRef<{ readonly value: Found }>(null);
  const onRead = useEffectEvent(read);
  const onTakeUp = useEffectEvent(takeUp);
  const onShow = useEffectEvent(show);
  useLayoutEffect(() => {
    found.current = { value: onRead() };
    onShow(found.current.value);
  }, []);
  useEffect(() => {
    if (found.current) onTakeUp(found.current.value);
  }, []);
}
