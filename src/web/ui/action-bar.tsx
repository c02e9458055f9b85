import type { ReactNode } from 'react';
import classes from './action-bar.module.css';

/** The step's actions, the next thing to do last: on a phone they stay within reach of the thumb. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className={classes.bar}>
    <div className={classes.buttons}>{children}</div>
  </div>
);
