import { Loader } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import classes from './work-list.module.css';

export type WorkState = 'waiting' | 'working' | 'done' | 'failed';
export type WorkItem = { name: string; state: WorkState; value: string };

const marks: Record<WorkState, React.ReactNode> = {
  waiting: <span className={classes.dot} />,
  working: <Loader size={18} aria-hidden />,
  done: <IconCheck size={20} aria-hidden />,
  failed: <IconAlertCircle size={20} aria-hidden />,
};

/** The parts of a task, with the state of each. */
export function WorkList({ items }: { items: readonly WorkItem[] }) {
  return (
    <ul className={classes.list}>
      {items.map(({ name, state, value }) => (
        <li key={name} className={classes.item} data-state={state}>
          <span className={classes.mark}>{marks[state]}</span>
          <span>{name}</span>
          <span className={classes.value}>{value}</span>
        </li>
      ))}
    </ul>
  );
}
