import { useEffect, useRef, useState } from 'react';
import { sayTimeLeft, secondsLeft } from './time-left.ts';

const sayEveryMs = 1_000;
/** The pace of late counts: the parts of a work differ in theirs. */
const rememberedSamples = 5;

/** About how long the work of this name still takes, in words; empty while nobody knows. */
export function useTimeLeft(workId: string | null, percent: number): string {
  const [said, setSaid] = useState<{ workId: string; words: string } | null>(null);
  const latest = useRef(percent);
  useEffect(() => {
    latest.current = percent;
  }, [percent]);
  useEffect(() => {
    if (workId === null) return;
    const samples = [{ atMs: Date.now(), progress: latest.current }];
    const timer = setInterval(() => {
      const now = { atMs: Date.now(), progress: latest.current };
      const seconds = secondsLeft(samples[0] ?? now, now);
      samples.push(now);
      if (samples.length > rememberedSamples) samples.shift();
      setSaid({ workId, words: seconds === null ? '' : sayTimeLeft(seconds) });
    }, sayEveryMs);
    return () => clearInterval(timer);
  }, [workId]);
  return said?.workId === workId ? said.words : '';
}
