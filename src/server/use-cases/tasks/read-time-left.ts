import type { Database } from '../../db/database.ts';
import { readRecentDurations, readTasksAhead } from '../../db/task-pace.ts';
import { findTask, readTaskChildren, type TaskRow } from '../../db/tasks.ts';
import { estimateTimeLeft } from '../../domain/time-left.ts';

type Deps = { database: Database };

/**
 * Estimated seconds left of an active task, including its children. Null for any other task, and while no duration of
 * its kind was measured.
 */
export async function readTimeLeft(deps: Deps, taskId: string): Promise<number | null> {
  const task = await findTask(deps.database, taskId);
  if (task?.status === 'waiting') return readWaitingTimeLeft(deps, task);
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

/** The slowest child's time plus the parent's own work, which starts when the last child has ended. */
async function readWaitingTimeLeft(deps: Deps, { id, kind }: TaskRow): Promise<number | null> {
  const children = await readTaskChildren(deps.database, id);
  const running = children.filter(({ status }) => status === 'running');
  const left = await Promise.all(running.map((child) => readTimeLeft(deps, child.id)));
  const own = estimateTimeLeft(
    await readRecentDurations(deps.database, kind),
    { progress: 0, hasStarted: true },
    [],
  );
  if (own === null || left.some((seconds) => seconds === null)) return null;
  return Math.max(0, ...left.map(Number)) + own;
}
