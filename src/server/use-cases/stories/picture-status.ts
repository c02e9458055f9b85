import type { PictureStatus } from '#contract/stories.ts';
import { isUnderWay, type TaskStatus } from '#contract/tasks.ts';

/** A picture's state from the task that draws it. An earlier picture stays valid, whatever the outcome of a redraw. */
export function pictureStatus(picture: {
  stored: object | null;
  status: TaskStatus | null;
  started_at: Date | null;
}): PictureStatus {
  const { stored, status, started_at: startedAt } = picture;
  if (isUnderWay(picture)) return startedAt || stored ? 'GENERATING' : 'PENDING';
  if (stored) return 'SUCCESS';
  return status === 'failed' ? 'FAILED' : 'PENDING';
}
