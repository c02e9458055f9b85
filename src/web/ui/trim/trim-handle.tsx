import type { KeyboardEvent } from 'react';
import { formatExactTime } from '../recording-time.ts';
import classes from './trim-strip.module.css';
import { useDrag } from './use-drag.ts';

type TrimHandleProps = {
  edge: 'start' | 'end';
  label: string;
  seconds: number;
  minSeconds: number;
  maxSeconds: number;
  durationSeconds: number;
  strip: () => HTMLElement | null;
  onMove: (seconds: number) => void;
  onRelease: () => void;
  /** A key was pressed; more may follow. */
  onReleaseSoon: () => void;
};

const stepSeconds = 0.1;
const bigStepSeconds = 1;
const directions: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** One end of the selection. Arrow keys move it by a tenth of a second, with Shift by a second. */
export function TrimHandle(props: TrimHandleProps) {
  const { edge, label, seconds, minSeconds, maxSeconds, durationSeconds } = props;
  const { strip, onMove, onRelease, onReleaseSoon } = props;
  const drag = useDrag({ strip, durationSeconds, onMove, onEnd: onRelease });

  const pressKey = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const step = event.shiftKey ? bigStepSeconds : stepSeconds;
    const target =
      direction !== undefined ? seconds + direction * step : { Home: minSeconds, End: maxSeconds }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onMove(target);
    onReleaseSoon();
  };
  return (
    <div
      className={classes.handle}
      data-edge={edge}
      style={{ left: `${(seconds / durationSeconds) * 100}%` }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two native ranges cannot lie over one strip
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={minSeconds}
      aria-valuemax={maxSeconds}
      aria-valuenow={seconds}
      aria-valuetext={formatExactTime(seconds)}
      onKeyDown={pressKey}
      {...drag.dragFrom(seconds)}
    />
  );
}
