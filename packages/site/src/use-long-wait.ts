import { useEffect, useState } from 'react';

/** What comes sooner shows no sign of waiting, in milliseconds (experience, 'States are designed'). */
const patience = 150;

/** True as soon as something has been under way for 150 ms, until it is over. */
export function useLongWait(isUnderWay: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isUnderWay]);
  return isUnderWay && isLong;
}
