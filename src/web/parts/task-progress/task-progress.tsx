import { Button } from '@mantine/core';
import { ProgressOverlay } from './progress-overlay.tsx';
import { TaskStages, type Stages } from './task-stages.tsx';
import { useTimeLeft } from './use-time-left.ts';

type TaskProgressProps = {
  /** A new id starts a new estimate; null while there is nothing to estimate. */
  taskId: string | null;
  title: string;
  /** 0 to 100. */
  percent: number;
  /** What the task works on, before the time left. */
  subject?: string;
  stages?: Stages;
  onCancel?: (() => void) | undefined;
};

/** How far a task is, its stages, about how long it still takes, and the button that stops it. */
export function TaskProgress({ taskId, title, percent, subject, stages, onCancel }: TaskProgressProps) {
  const timeLeft = useTimeLeft(taskId, percent);
  return (
    <ProgressOverlay
      title={title}
      percent={percent}
      detail={[subject, timeLeft].filter(Boolean).join(' · ')}
      action={
        <>
          {stages ? <TaskStages {...stages} /> : null}
          {onCancel ? (
            <Button size="sm" color="gray.0" variant="outline" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
        </>
      }
    />
  );
}
