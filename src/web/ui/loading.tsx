import type { ReactNode } from 'react';
import classes from './loading.module.css';

/** The place of something on its way: skeletons in its final size, told to those who do not see them. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <output className={classes.loading} aria-busy="true" aria-label={label}>
    {children}
  </output>
);
