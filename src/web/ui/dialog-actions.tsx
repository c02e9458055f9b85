import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';

/** What a dialog leads to, the way back first; on a phone one below the other, the way back last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
);
