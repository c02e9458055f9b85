import { useRef, type RefObject } from 'react';
import { Filmstrip } from './filmstrip.tsx';
import { TrimHandle } from './trim-handle.tsx';
import { moveEnd, moveStart, moveWhole, type TrimBounds, type TrimRange } from './trim-range.ts';
import classes from './trim-strip.module.css';
import type { TrimTexts } from './trim-texts.ts';
import { useDrag } from './use-drag.ts';
import type { DrawFilmstrip } from './use-filmstrip.ts';

type TrimStripProps = {
  range: TrimRange;
  bounds: TrimBounds;
  drawFilmstrip: DrawFilmstrip;
  texts: TrimTexts;
  playhead: RefObject<HTMLDivElement | null>;
  onChange: (range: TrimRange, shownSeconds: number) => void;
  /** A handle was released: the loop continues from there. */
  onRelease: (edge: 'start' | 'end') => void;
  onReleaseSoon: (edge: 'start' | 'end') => void;
  onScrub: (seconds: number) => void;
};

/** The whole clip as a filmstrip; the chosen part lies between two handles. */
export function TrimStrip(props: TrimStripProps) {
  const { range, bounds, drawFilmstrip, texts, playhead, onChange, onRelease, onReleaseSoon, onScrub } =
    props;
  const { durationSeconds } = bounds;
  const strip = useRef<HTMLDivElement>(null);
  const whole = useDrag({
    strip: () => strip.current,
    durationSeconds,
    onMove: (seconds) => {
      const moved = moveWhole(range, seconds, bounds);
      onChange(moved, moved.startSeconds);
    },
    onEnd: () => onRelease('start'),
  });
  const share = (seconds: number): string => `${(seconds / durationSeconds) * 100}%`;
  const isCut = range.endSeconds - range.startSeconds < durationSeconds - 0.05;
  const handle = { durationSeconds, strip: () => strip.current };
  const shortest = Math.min(bounds.minSeconds, durationSeconds);

  return (
    <div className={classes.margin}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a shortcut for the mouse; the handles have keys */}
      <div
        ref={strip}
        className={classes.strip}
        onPointerDown={(event) => onScrub(whole.secondsAt(event.clientX))}
      >
        <Filmstrip durationSeconds={durationSeconds} draw={drawFilmstrip} />
        <div className={classes.shade} style={{ left: 0, width: share(range.startSeconds) }} />
        <div className={classes.shade} style={{ left: share(range.endSeconds), right: 0 }} />
        <div
          className={classes.selection}
          data-movable={isCut}
          style={{ left: share(range.startSeconds), right: share(durationSeconds - range.endSeconds) }}
        >
          {isCut ? <div className={classes.grip} {...whole.dragFrom(range.startSeconds)} /> : null}
        </div>
        <div ref={playhead} className={classes.playhead} />
        <TrimHandle
          {...handle}
          edge="start"
          label={texts.start}
          seconds={range.startSeconds}
          minSeconds={0}
          maxSeconds={range.endSeconds - shortest}
          onMove={(seconds) => {
            const moved = moveStart(range, seconds, bounds);
            onChange(moved, moved.startSeconds);
          }}
          onRelease={() => onRelease('start')}
          onReleaseSoon={() => onReleaseSoon('start')}
        />
        <TrimHandle
          {...handle}
          edge="end"
          label={texts.end}
          seconds={range.endSeconds}
          minSeconds={range.startSeconds + shortest}
          maxSeconds={Math.min(durationSeconds, range.startSeconds + bounds.maxSeconds)}
          onMove={(seconds) => {
            const moved = moveEnd(range, seconds, bounds);
            onChange(moved, moved.endSeconds);
          }}
          onRelease={() => onRelease('end')}
          onReleaseSoon={() => onReleaseSoon('end')}
        />
      </div>
    </div>
  );
}
