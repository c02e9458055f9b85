import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';

/** The actions of a dialog, the way back first; stacked on a phone, the way back last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
);
