/** Of a running task. */
export type TaskProgressNow = { progress: number; hasStarted: boolean };

/** Above the median: work that ends early is no disappointment. */
const paceQuantile = 0.75;

function paceOf(durations: readonly number[]): number | null {
  const sorted = durations.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * paceQuantile))] ?? null;
}

/**
 * About how many seconds a running task still takes: its own work, and before that the work ahead of it in the queue, at
 * the pace of recent tasks of its kind. Null while none was measured.
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
  // A queued task waits because every place is taken, so the tasks under way show how many places there are.
  const places = Math.max(1, ahead.filter(({ hasStarted }) => hasStarted).length);
  return ahead.reduce((sum, other) => sum + workOf(other), 0) / places + workOf(task);
}
