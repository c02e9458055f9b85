import type { Transaction } from 'kysely';
import { appendTaskEvent } from '../../db/task-events.ts';
import type { Tables } from '../../db/tables.ts';
import type { TaskRow } from '../../db/tasks.ts';

/** Adds the task's state to its user's stream; a task whose account is erased has no stream. */
export async function publishTask(
  transaction: Transaction<Tables>,
  task: TaskRow,
  type: 'task.started' | 'task.progress' | 'task.ended',
): Promise<void> {
  if (task.user_id === null) return;
  await appendTaskEvent(transaction, task.user_id, {
    type,
    taskId: task.id,
    kind: task.kind,
    subjectId: task.subject_id,
    status: task.status,
    stage: task.stage,
    progress: task.progress,
    errorCode: task.error_code,
  });
}
