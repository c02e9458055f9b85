import { useEffect, useEffectEvent, useState } from 'react';

/** `progress`: 0 to 100. */
export type ProgressSample = { atMs: number; progress: number };

/** Below these the pace is a guess. */
const minElapsedMs = 2_500;
const minProgress = 3;

/** Seconds left at the pace between two samples; null while that would be a guess. */
export function secondsLeft(earlier: ProgressSample, now: ProgressSample): number | null {
  const elapsedMs = now.atMs - earlier.atMs;
  const gained = now.progress - earlier.progress;
  if (elapsedMs < minElapsedMs || gained < minProgress || now.progress >= 100) return null;
  return ((elapsedMs / gained) * (100 - now.progress)) / 1_000;
}

/**
 * Seconds left: the average of the server's expectation and the task's own pace, whose weight grows with the progress.
 * `expectedEndMs` is null if the server has no expectation. Returns null if neither is known.
 */
export function estimateSeconds(
  first: ProgressSample,
  now: ProgressSample,
  expectedEndMs: number | null,
): number | null {
  const byPace = secondsLeft(first, now);
  if (expectedEndMs === null || expectedEndMs <= now.atMs) return byPace;
  const expected = (expectedEndMs - now.atMs) / 1_000;
  if (byPace === null) return expected;
  const share = now.progress / 100;
  return expected * (1 - share) + byPace * share;
}

/** The time left that was shown last, and the earliest end that was ever shown. */
export type ShownTimeLeft = { seconds: number; dueMs: number };

/** The shown time never grows: a later estimate that is longer makes the task late instead. */
export function nextShown(
  shown: ShownTimeLeft | null,
  estimate: number | null,
  atMs: number,
): ShownTimeLeft | null {
  if (estimate === null || (shown !== null && estimate >= shown.seconds)) return shown;
  const dueMs = atMs + estimate * 1_000;
  return { seconds: estimate, dueMs: Math.min(shown?.dueMs ?? dueMs, dueMs) };
}

/** The time left in rounded words, so that the text does not flicker. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  if (seconds < 57.5) return `about ${Math.max(5, Math.round(seconds / 5) * 5)} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
}

/** How much later than shown a task may end before it is called late. */
const graceMs = 3_000;

export function formatShownTimeLeft(shown: ShownTimeLeft | null, atMs: number): string {
  if (shown === null) return '';
  return atMs > shown.dueMs + graceMs
    ? 'taking a little longer than expected'
    : formatTimeLeft(shown.seconds);
}

const updateIntervalMs = 1_000;

/** The estimated remaining time in words, updated every second; empty while it is unknown. */
export function useTimeLeft(taskId: string | null, percent: number, expectedEndMs: number | null): string {
  const [shownText, setShownText] = useState<{ taskId: string; words: string } | null>(null);
  const sample = useEffectEvent(() => ({ atMs: Date.now(), progress: percent }));
  const readExpectedEnd = useEffectEvent(() => expectedEndMs);
  useEffect(() => {
    if (taskId === null) return;
    let first = sample();
    let shown: ShownTimeLeft | null = null;
    const update = () => {
      const now = sample();
      // Time in the queue does not count for the pace.
      if (now.progress === 0) first = now;
      shown = nextShown(shown, estimateSeconds(first, now, readExpectedEnd()), now.atMs);
      setShownText({ taskId, words: formatShownTimeLeft(shown, now.atMs) });
    };
    const timer = setInterval(update, updateIntervalMs);
    return () => clearInterval(timer);
  }, [taskId]);
  return shownText?.taskId === taskId ? shownText.words : '';
}
