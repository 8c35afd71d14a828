import { useEffect, useState } from 'react';

/** What comes sooner shows no sign of waiting, in milliseconds (experience, 'States are designed'). */
const patience = 150;

/** Calls `act` once a wait has lasted 150 ms; gives what ends the wait before. */
export function afterPatience(act: () => void): () => void {
  const timer = setTimeout(act, patience);
  return () => clearTimeout(timer);
}

/** True as soon as something has been under way for 150 ms, until it is over. */
export function useLongWait(isUnderWay: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const end = afterPatience(() => setIsLong(true));
    return () => {
      end();
      setIsLong(false);
    };
  }, [isUnderWay]);
  return isUnderWay && isLong;
}
