import type { ReactNode } from 'react';
import classes from './loading.module.css';

/** Skeletons in the final size of the content, with a label for screen readers. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <output className={classes.loading} aria-busy="true" aria-label={label}>
    {children}
  </output>
);
