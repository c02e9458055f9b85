import { Button } from '@mantine/core';
import { IconScissors } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Placed } from '../placed-picture.ts';
import { fullRange, isSameRange, moveEnd, moveStart, type TrimBounds, type TrimRange } from './trim-range.ts';
import { TrimPicture } from './trim-picture.tsx';
import { TrimStrip } from './trim-strip.tsx';
import type { TrimTexts } from './trim-texts.ts';
import { TrimTimes } from './trim-times.tsx';
import classes from './trim-editor.module.css';
import type { DrawFilmstrip } from './use-filmstrip.ts';
import { useLoopedVideo } from './use-looped-video.ts';

export type TrimPanelProps = {
  /** Plays the whole clip. */
  url: string;
  bounds: TrimBounds;
  /** The part that is in use; null is the full clip. */
  applied: TrimRange | null;
  drawFilmstrip: DrawFilmstrip;
  /** How the picture lies in the frame of the video; all of it is shown unless said otherwise. */
  placed?: Placed | null;
  texts: TrimTexts;
  /** Progress, 0 to 1, while the selection is being cut; else null. */
  workShare: number | null;
  onApply: (range: TrimRange) => void;
  /** Whether the handles differ from the range in use. */
  onMoved?: (isMoved: boolean) => void;
  /** Absent where the panel is a part of the page, which cannot be closed. */
  onClose?: () => void;
};

/** A filmstrip with two handles, and a loop of the part between them. */
export function TrimPanel(props: TrimPanelProps) {
  const { url, bounds, applied, drawFilmstrip, texts, workShare, onApply, onMoved, onClose } = props;
  const { placed = null } = props;
  const before = applied ?? fullRange(bounds);
  const [range, setRange] = useState(before);
  const loop = useLoopedVideo(range, bounds.durationSeconds);
  const isChanged = !isSameRange(range, before);
  useEffect(() => onMoved?.(isChanged), [isChanged, onMoved]);
  const isWorking = workShare !== null;
  const nudge = (edge: 'start' | 'end', bySeconds: number) => {
    const moved =
      edge === 'start'
        ? moveStart(range, range.startSeconds + bySeconds, bounds)
        : moveEnd(range, range.endSeconds + bySeconds, bounds);
    setRange(moved);
    loop.hold(edge === 'start' ? moved.startSeconds : moved.endSeconds);
    loop.releaseSoon(edge);
  };
  return (
    <div className={classes.editor} data-inline={onClose === undefined}>
      <TrimPicture url={url} texts={texts} loop={loop} placed={placed} />
      <TrimTimes range={range} texts={texts} onNudge={nudge} />
      <TrimStrip
        range={range}
        bounds={bounds}
        drawFilmstrip={drawFilmstrip}
        texts={texts}
        playhead={loop.playhead}
        onChange={(moved, shownSeconds) => {
          setRange(moved);
          loop.hold(shownSeconds);
        }}
        onRelease={loop.release}
        onReleaseSoon={loop.releaseSoon}
        onScrub={loop.seek}
      />
      <output className={classes.hint}>
        {isWorking
          ? texts.working(Math.round(workShare * 100))
          : isChanged
            ? texts.hint
            : applied && texts.applied !== undefined
              ? texts.applied
              : texts.nothingSelected}
        <span className={classes.keys}>{texts.keys}</span>
      </output>
      <div className={classes.actions}>
        <Button
          size="lg"
          variant="subtle"
          color="gray"
          disabled={isWorking || isSameRange(range, fullRange(bounds))}
          onClick={() => setRange(fullRange(bounds))}
        >
          {texts.reset}
        </Button>
        {onClose ? (
          <Button size="lg" onClick={onClose}>
            {texts.cancel}
          </Button>
        ) : null}
        <Button
          size="lg"
          variant="gradient"
          disabled={!isChanged}
          loading={isWorking}
          leftSection={<IconScissors size={20} aria-hidden />}
          onClick={() => {
            loop.pause();
            onApply(range);
          }}
        >
          {texts.apply}
        </Button>
      </div>
    </div>
  );
}
