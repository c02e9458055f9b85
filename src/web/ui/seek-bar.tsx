import type { CSSProperties } from 'react';
import classes from './seek-bar.module.css';

type SeekBarProps = {
  currentSeconds: number;
  durationSeconds: number;
  onSeek: (seconds: number) => void;
};

/** Seeks in a recording. A native range input brings arrow keys, Home and End. */
export function SeekBar({ currentSeconds, durationSeconds, onSeek }: SeekBarProps) {
  const played = durationSeconds > 0 ? (currentSeconds / durationSeconds) * 100 : 0;
  return (
    <input
      type="range"
      className={classes.bar}
      style={{ '--played': `${played}%` } as CSSProperties}
      aria-label="Position"
      aria-valuetext={`${Math.floor(currentSeconds)} of ${Math.floor(durationSeconds)} seconds`}
      min={0}
      max={durationSeconds || 1}
      step={0.1}
      value={currentSeconds}
      onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
    />
  );
}
