import { IconCheck, IconVolume } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './poster-tile.module.css';
import { useLongPress } from './use-long-press.ts';

type PosterTileProps = {
  name: string;
  description: string;
  posterUrl: string;
  videoUrl: string;
  isSelected: boolean;
  /** The wall decides which tile plays, so that only one is heard. */
  isPlaying: boolean;
  onPlayingChange: (isPlaying: boolean) => void;
  onChoose: () => void;
};

/** A living poster: hover, focus or a long press plays it with sound, a click chooses it. */
export function PosterTile(props: PosterTileProps) {
  const { name, description, posterUrl, videoUrl, isSelected, isPlaying, onPlayingChange, onChoose } = props;
  const video = useRef<HTMLVideoElement>(null);
  const press = useLongPress({ onStart: () => onPlayingChange(true), onEnd: () => onPlayingChange(false) });

  useEffect(() => {
    const element = video.current;
    if (!element || !isPlaying) return;
    element.currentTime = 0;
    element.muted = false;
    element.play().catch(() => {
      // Sound needs a gesture in this window; a silent poster still moves.
      element.muted = true;
      element.play().catch(() => undefined);
    });
    return () => element.pause();
  }, [isPlaying]);

  return (
    <button
      type="button"
      className={classes.tile}
      data-playing={isPlaying}
      aria-pressed={isSelected}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPlayingChange(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onPlayingChange(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPlayingChange(true)}
      onBlur={() => onPlayingChange(false)}
      {...press.handlers}
      onClick={() => !press.wasLong() && onChoose()}
    >
      <img src={posterUrl} alt="" draggable={false} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the sample sentence is no information */}
      <video ref={video} src={isPlaying ? videoUrl : undefined} playsInline loop preload="none" aria-hidden />
      {isPlaying || isSelected ? (
        <span className={classes.sound} aria-hidden>
          {isPlaying ? <IconVolume size={18} /> : <IconCheck size={18} />}
        </span>
      ) : null}
      <span className={classes.caption}>
        <span className={classes.name}>{name}</span>{' '}
        <span className={classes.description}>{description}</span>
      </span>
    </button>
  );
}
