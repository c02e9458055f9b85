import { Button, Loader, Progress } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './task-progress.module.css';
import { useTimeLeft } from './time-left.ts';

type ProgressOverlayProps = { title: string; percent: number; detail: string; action?: ReactNode };

/** The progress of a task, shown over the picture of its result. */
export function ProgressOverlay({ title, percent, detail, action }: ProgressOverlayProps) {
  return (
    <div className={classes.overlay}>
      <output className={classes.title}>{title}</output>
      <Progress.Root size={6} classNames={{ root: classes.track }}>
        <Progress.Section value={percent} className={classes.fill} aria-label={title} />
      </Progress.Root>
      <p className={classes.detail}>{detail}</p>
      {action}
    </div>
  );
}

export type Stages = {
  names: readonly string[];
  /** The place of the current stage in `names`. */
  current: number;
};

/** The stages of a task: those that are done, the current one and those ahead. */
export const TaskStages = ({ names, current }: Stages) => (
  <ol className={classes.stages}>
    {names.map((name, index) => {
      const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
      return (
        <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={classes.mark}>
            {state === 'done' ? <IconCheck size={14} aria-hidden /> : null}
            {state === 'current' ? <Loader size={14} color="white" aria-hidden /> : null}
          </span>
          {name}
        </li>
      );
    })}
  </ol>
);

type TaskProgressProps = {
  /** A new id starts a new estimate; null while there is nothing to estimate. */
  taskId: string | null;
  title: string;
  /** 0 to 100. */
  percent: number;
  /** When the server expects the task to end; null or absent if it has no expectation. */
  expectedEndMs?: number | null;
  /** The subject of the task, before the time left. */
  subject?: string;
  stages?: Stages;
  onCancel?: (() => void) | undefined;
};

/** The progress of a task, its stages, its estimated remaining time and a button that cancels it. */
export function TaskProgress(props: TaskProgressProps) {
  const { taskId, title, percent, expectedEndMs = null, subject, stages, onCancel } = props;
  const timeLeft = useTimeLeft(taskId, percent, expectedEndMs);
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
