import { useEffect, useRef, type ReactNode } from 'react';
import classes from './action-bar.module.css';

const heightVariable = '--action-bar-height';

type ActionBarProps = {
  /** Effect and cost of the actions, right above them. */
  note?: ReactNode;
  children: ReactNode;
};

/** The step's actions, the next thing to do last: always in sight, and on a phone within reach of the thumb. */
export function ActionBar({ note, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty(heightVariable, `${height}px`);
    });
    observer.observe(bar.current!);
    return () => {
      observer.disconnect();
      style.removeProperty(heightVariable);
    };
  }, []);
  return (
    <div className={classes.bar} ref={bar}>
      {note ? <p className={classes.note}>{note}</p> : null}
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
