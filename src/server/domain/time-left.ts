/** The progress of a queued or running task. */
export type TaskProgressNow = { progress: number; hasStarted: boolean };

/** Above the median, so that most tasks finish earlier than estimated. */
const paceQuantile = 0.75;

/** A typical duration in seconds. Null without measurements. */
function paceOf(durations: readonly number[]): number | null {
  const sorted = durations.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * paceQuantile))] ?? null;
}

/**
 * Estimated seconds left for a running task: its own work plus the work ahead of it in the queue, at the pace of recent
 * tasks of its kind. Null without measurements.
 */
export function estimateTimeLeft(
  recentDurations: readonly number[],
  task: TaskProgressNow,
  ahead: readonly TaskProgressNow[],
): number | null {
  const paceSeconds = paceOf(recentDurations);
  if (paceSeconds === null) return null;
  const workOf = ({ progress }: TaskProgressNow) => paceSeconds * (1 - progress / 100);
  if (task.hasStarted) return workOf(task);
  // A queued task waits because all slots are taken: as many tasks run as there are slots.
  const slots = Math.max(1, ahead.filter(({ hasStarted }) => hasStarted).length);
  return ahead.reduce((sum, other) => sum + workOf(other), 0) / slots + workOf(task);
}
