import type { ReactNode } from 'react';
import classes from './action-bar.module.css';

/** The step's actions, the next thing to do last: on a phone they stay within reach of the thumb. */
export function ActionBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.bar}>
      <div className={classes.buttons}>{children}</div>
      {note ? <p className={classes.note}>{note}</p> : null}
    </div>
  );
}
