import { useEffect, useState } from 'react';

/** What comes sooner shows no sign of waiting, in milliseconds (experience, 'States are designed'). */
const patience = 150;

/** Calls `act` once a wait has lasted 150 ms, or as many as are given; gives what ends the wait before. */
export function afterPatience(act: () => void, milliseconds = patience): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

/** True as soon as something has been under way for 150 ms, or as many as are given, until it is over. */
export function useLongWait(isUnderWay: boolean, milliseconds = patience): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const end = afterPatience(() => setIsLong(true), milliseconds);
    return () => {
      end();
      setIsLong(false);
    };
  }, [isUnderWay, milliseconds]);
  return isUnderWay && isLong;
}
