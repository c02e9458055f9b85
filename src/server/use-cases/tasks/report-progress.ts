import type { Database } from '../../db/database.ts';
import { updateTaskProgress } from '../../db/tasks.ts';
import type { TaskProgress } from '../../domain/tasks.ts';
import { publishTask } from './publish-task.ts';

/** Writes how far a task is and publishes it; a task that has ended keeps its state. */
export async function reportProgress(
  deps: { database: Database },
  taskId: string,
  progress: TaskProgress,
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const task = await updateTaskProgress(transaction, taskId, progress);
    if (task) await publishTask(transaction, task, 'task.progress');
  });
}
