import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';

/** The buttons of a dialog, Cancel first. On phones they are stacked, with Cancel last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
);
