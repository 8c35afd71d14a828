import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** What a place is given whose presses are kept. */
interface HeldPlace<Kind extends HTMLElement> {
  readonly ref: RefObject<Kind | null>;
  readonly 'data-held': '' | undefined;
}

/** Looks of what is in such a place once it was pressed, until it is done. */
export const heldLook = 'in-data-pressed:border-action in-data-pressed:bg-action-soft in-data-pressed:text-action-strong';

/**
 * Keeps a press on what is in a place until script works it, and does then what the press was for; the document marks the place
 * meanwhile (arrivalScript, docs/decisions/0367). Without script at all a link in it is followed.
 */
export function useHeldPress<Kind extends HTMLElement>(act: (place: Kind) => void): HeldPlace<Kind> {
  const isHydrated = useHydrated();
  const ref = useRef<Kind>(null);
  const onTake = useEffectEvent(act);
  useLayoutEffect(() => {
    const place = ref.current;
    if (!isHydrated || place?.dataset['pressed'] === undefined) return;
    delete place.dataset['pressed'];
    onTake(place);
  }, [isHydrated]);
  return { ref, 'data-held': isHydrated ? undefined : '' };
}
