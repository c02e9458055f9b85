import { useEffect, useRef, type ReactNode } from 'react';
import classes from './action-bar.module.css';

const heightVariable = '--action-bar-height';

/** The step's actions, the next thing to do last: on a phone they stay within reach of the thumb. */
export function ActionBar({ children }: { children: ReactNode }) {
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
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
