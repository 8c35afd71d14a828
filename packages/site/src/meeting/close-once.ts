import { isOwnEntry } from './own-entry.ts';

interface Closing {
  /** Closes the open box. */
  readonly close: () => void;
  /** Told once a step through the history is taken. */
  readonly arrived: () => void;
}

/**
 * Closes an open box by one step back, however often it is asked for before that step is taken: on a busy phone it comes late, and a
 * second one would leave the page below. Where the entry is not the box's there is none to go back from: `onClosed` is told at once.
 */
export function closeOnce(entries: Pick<History, 'state' | 'back'>, onClosed: () => void): Closing {
  let isOnItsWay = false;
  return {
    close: () => {
      if (isOnItsWay) return;
      if (!isOwnEntry(entries.state)) return onClosed();
      isOnItsWay = true;
      entries.back();
    },
    arrived: () => {
      isOnItsWay = false;
    },
  };
}
