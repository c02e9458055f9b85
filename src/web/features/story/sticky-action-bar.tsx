import type { ReactNode } from 'react';
import { ActionBar } from '../../ui/action-bar.tsx';
import classes from './sticky-action-bar.module.css';

/** An action bar that also sticks to the lower edge of a wide window; on a phone ActionBar does so by itself. */
export const StickyActionBar = ({ children }: { children: ReactNode }) => (
  <div className={classes.bar}>
    <ActionBar>{children}</ActionBar>
  </div>
);
