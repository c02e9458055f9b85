import { useEffect, useEffectEvent, useState } from 'react';
import { sayTimeLeft, secondsLeft } from './time-left.ts';

const sayEveryMs = 1_000;
/** Only the recent pace counts: the stages of a task differ in theirs. */
const rememberedSamples = 5;

/** About how long the task still takes, in words; empty while that is unknown. */
export function useTimeLeft(taskId: string | null, percent: number): string {
  const [said, setSaid] = useState<{ taskId: string; words: string } | null>(null);
  const takeSample = useEffectEvent(() => ({ atMs: Date.now(), progress: percent }));
  useEffect(() => {
    if (taskId === null) return;
    const samples = [takeSample()];
    const timer = setInterval(() => {
      const now = takeSample();
      const seconds = secondsLeft(samples[0] ?? now, now);
      samples.push(now);
      if (samples.length > rememberedSamples) samples.shift();
      setSaid({ taskId, words: seconds === null ? '' : sayTimeLeft(seconds) });
    }, sayEveryMs);
    return () => clearInterval(timer);
  }, [taskId]);
  return said?.taskId === taskId ? said.words : '';
}
