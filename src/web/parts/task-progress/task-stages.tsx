import { Loader } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './task-stages.module.css';

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
