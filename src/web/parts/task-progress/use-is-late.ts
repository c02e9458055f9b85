import { useEffect, useState } from 'react';

const patienceMs = 5 * 60_000;

/** Whether the work takes longer than expected. */
export function useIsLate(isWorking: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWorking]);
  return isLate;
}
