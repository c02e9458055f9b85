import type { ReactNode } from 'react';
import classes from './phone-frame.module.css';

/** A vertical picture in its true 9:16; what it shows lies in layers above one another. */
export function PhoneFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.frame} aria-label={label}>
      {children}
    </section>
  );
}
