import { useEffect, useState } from 'react';

const defaultPatienceMs = 5 * 60_000;

/** Whether the work takes longer than expected. */
export function useIsLate(isWorking: boolean, patienceMs = defaultPatienceMs): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWorking, patienceMs]);
  return isLate;
}
