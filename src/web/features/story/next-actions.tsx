import type { ReactNode } from 'react';
import { ActionBar } from '../../ui/action-bar.tsx';
import classes from './next-actions.module.css';

/** The next actions, always visible: within reach of the thumb on a phone, at the window's lower edge elsewhere. */
export const NextActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.bar}>
    <ActionBar>{children}</ActionBar>
  </div>
);
