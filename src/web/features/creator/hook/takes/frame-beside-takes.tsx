import type { ReactNode } from 'react';
import classes from './frame-beside-takes.module.css';

/** On a phone: the frame with the takes in a column beside it, which is as high and scrolls by itself. */
export const FrameBesideTakes = ({ frame, takes }: { frame: ReactNode; takes: ReactNode }) => (
  <div className={classes.row}>
    <div className={classes.frame}>{frame}</div>
    <div className={classes.column}>
      <div className={classes.takes}>{takes}</div>
    </div>
  </div>
);
