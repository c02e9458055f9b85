import { useEffect, useEffectEvent, useState } from 'react';

export type ProgressSample = { atMs: number; progress: number };

const minElapsedMs = 2_500;
const minProgress = 3;

/** Seconds left at the pace between two samples; null while that would be a guess. */
export function secondsLeft(earlier: ProgressSample, now: ProgressSample): number | null {
  const elapsedMs = now.atMs - earlier.atMs;
  const gained = now.progress - earlier.progress;
  if (elapsedMs < minElapsedMs || gained < minProgress || now.progress >= 100) return null;
  return (elapsedMs / gained) * (100 - now.progress) * 0.001;
}

/** Rounded the way people say it, so that the words do not flicker. */
export function sayTimeLeft(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  if (seconds < 57.5) return `about ${Math.max(5, Math.round(seconds / 5) * 5)} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
}

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
