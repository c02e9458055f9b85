import type { Database } from '../../db/database.ts';
import { readRecentDurations, readTasksAhead } from '../../db/task-pace.ts';
import { findTask } from '../../db/tasks.ts';
import { estimateTimeLeft } from '../../domain/time-left.ts';

/** About how many seconds a running task still takes; null for any other task, and while there is no measured pace. */
export async function readTimeLeft(deps: { database: Database }, taskId: string): Promise<number | null> {
  const task = await findTask(deps.database, taskId);
  if (task?.status !== 'running') return null;
  const [durations, ahead] = await Promise.all([
    readRecentDurations(deps.database, task.kind),
    readTasksAhead(deps.database, task),
  ]);
  const nowOf = (row: { progress: number; started_at: Date | null }) => ({
    progress: row.progress,
    hasStarted: row.started_at !== null,
  });
  return estimateTimeLeft(durations, nowOf(task), ahead.map(nowOf));
}
