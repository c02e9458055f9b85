import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './progress-overlay.module.css';

type ProgressOverlayProps = { title: string; percent: number; detail: string; action?: ReactNode };

/** The progress of a task, over the picture of its result. */
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
