import { useEffect, useRef, useState } from 'react';
import { sayTimeLeft, secondsLeft } from './time-left.ts';

const sayEveryMs = 1_000;

/** About how long the work of this name still takes, in words; empty while nobody knows. */
export function useTimeLeft(workId: string | null, percent: number): string {
  const [said, setSaid] = useState<{ workId: string; words: string } | null>(null);
  const latest = useRef(percent);
  useEffect(() => {
    latest.current = percent;
  }, [percent]);
  useEffect(() => {
    if (workId === null) return;
    const first = { atMs: Date.now(), progress: latest.current };
    const timer = setInterval(() => {
      const seconds = secondsLeft(first, { atMs: Date.now(), progress: latest.current });
      setSaid({ workId, words: seconds === null ? '' : sayTimeLeft(seconds) });
    }, sayEveryMs);
    return () => clearInterval(timer);
  }, [workId]);
  return said?.workId === workId ? said.words : '';
}
