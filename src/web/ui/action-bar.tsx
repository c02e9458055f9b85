import { useEffect, useRef, type ReactNode } from 'react';
import classes from './action-bar.module.css';

const heightVariable = '--action-bar-height';

type ActionBarProps = {
  /** The effect and the cost of the actions, shown right above them. */
  note?: ReactNode;
  children: ReactNode;
};

/** The actions of a step, the primary one last, at the lower edge of the window: always in view, and in reach of a thumb. */
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
