import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

/** Rarely needed content, folded away under its name. */
export const Disclosure = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className={classes.fold}>
    <summary className={classes.name}>
      <IconChevronRight size={18} className={classes.arrow} aria-hidden />
      {name}
    </summary>
    <div className={classes.content}>{children}</div>
  </details>
);
