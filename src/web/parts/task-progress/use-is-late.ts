import { useEffect, useState } from 'react';

const defaultLateAfterMs = 5 * 60_000;

/** Whether the work has been going on for longer than `lateAfterMs`. */
export function useIsLate(isWorking: boolean, lateAfterMs = defaultLateAfterMs): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setIsLate(true), lateAfterMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWorking, lateAfterMs]);
  return isLate;
}
