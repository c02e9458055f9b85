import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { BuiltInBackgroundId } from '#contract/backgrounds.ts';
import { useHoverPlay } from '../../../ui/use-hover-play.ts';
import { prefersReducedMotion } from '../../../ui/prefers-reduced-motion.ts';
import { texts } from '../texts.ts';
import classes from './library-panel.module.css';

export type LibraryBackground = {
  id: BuiltInBackgroundId;
  name: string;
  isMoving: boolean;
  thumbnailUrl: string;
  sampleUrl: string | null;
};

type LibraryTileProps = {
  background: LibraryBackground;
  isChosen: boolean;
  isPlaying: boolean;
  onPlayingChange: (isPlaying: boolean) => void;
  onChoose: () => void;
};

/** One background; a moving one plays on hover, on focus and during a long press. */
export function LibraryTile({
  background,
  isChosen,
  isPlaying,
  onPlayingChange,
  onChoose,
}: LibraryTileProps) {
  const { name, isMoving, thumbnailUrl, sampleUrl } = background;
  const video = useRef<HTMLVideoElement>(null);
  const play = useHoverPlay(onPlayingChange);
  const isShown = isPlaying && sampleUrl !== null && !prefersReducedMotion();
  useEffect(() => {
    if (isShown) video.current?.play().catch(() => undefined);
  }, [isShown]);
  return (
    <button
      type="button"
      className={classes.tile}
      aria-pressed={isChosen}
      aria-label={isMoving ? `${name}, ${texts.background.moving}` : name}
      {...play.handlers}
      onClick={() => !play.wasLong() && onChoose()}
    >
      <img src={thumbnailUrl} alt="" draggable={false} />
      {isShown ? (
        <video ref={video} src={sampleUrl} muted loop playsInline preload="auto" aria-hidden tabIndex={-1} />
      ) : null}
      {isChosen ? (
        <span className={classes.mark} data-chosen="true" aria-hidden>
          <IconCheck size={16} stroke={3} />
        </span>
      ) : isMoving ? (
        <span className={classes.mark} aria-hidden>
          <IconPlayerPlayFilled size={12} />
        </span>
      ) : null}
      <span className={classes.name} aria-hidden>
        {name}
      </span>
    </button>
  );
}
