import {
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { type DOMAttributes, type SyntheticEvent, useEffect } from 'react';
import type { Placement } from '#contract/framing.ts';
import { BlurredFill } from './blurred-fill.tsx';
import { DarkFill } from './dark-fill.tsx';
import { styleOfPlaced } from './placed-picture.ts';
import { formatDuration, formatPosition } from './recording-time.ts';
import { SeekBar } from './seek-bar.tsx';
import { useMediaPlayback } from './use-media-playback.ts';
import classes from './video-player.module.css';

export type VideoFacts = { durationSeconds: number; width: number; height: number };

export type PlacedPicture = {
  /** In pixels of the frame. */
  placement: Placement;
  frame: { width: number; height: number };
  /** Pointer events on the picture. */
  handlers?: DOMAttributes<HTMLElement>;
};

type VideoPlayerProps = {
  url: string;
  posterUrl?: string | null;
  /** The place of the play button: in the picture, or in the bar below it, if the button would hide a product. */
  playButton?: 'in-picture' | 'in-bar';
  /** Starts with sound, if the browser allows it. */
  autoPlays?: boolean;
  /** Starts without sound, and plays in a loop. */
  startsSilently?: boolean;
  /** Pauses the video. */
  isStill?: boolean;
  /** Shows all of a picture of another shape, above a blurred fill. */
  showsWhole?: boolean;
  /** The place of the picture in the frame, as in the rendered video, over a darkened fill. */
  placed?: PlacedPicture | null;
  /** Returns the position to jump to, or null: plays a part of the clip in a loop. */
  jump?: (seconds: number) => number | null;
  onFacts?: (facts: VideoFacts) => void;
  onUnplayable?: () => void;
};

/**
 * Fills its frame; a click plays, the bar seeks. On an upright picture the play button is below the face and the captions.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const {
    url,
    posterUrl,
    playButton = 'in-picture',
    startsSilently = false,
    autoPlays = false,
    isStill = false,
    showsWhole = false,
    placed = null,
    jump,
    onFacts,
    onUnplayable,
  } = props;
  const media = useMediaPlayback<HTMLVideoElement>();
  const { element, playSilently } = media;

  useEffect(() => {
    if (isStill) element.current?.pause();
    else if (startsSilently) playSilently();
  }, [element, isStill, playSilently, startsSilently]);

  const readFacts = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    media.handlers.onLoadedMetadata();
    // Without a picture the browser plays the sound alone and reports no error.
    if (video.videoWidth === 0) onUnplayable?.();
    else onFacts?.({ durationSeconds: video.duration, width: video.videoWidth, height: video.videoHeight });
  };
  const followTime = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    media.handlers.onTimeUpdate();
    const target = jump?.(video.currentTime) ?? null;
    if (target !== null) video.currentTime = target;
  };

  return (
    <div
      className={classes.player}
      data-playing={media.isPlaying}
      data-whole={showsWhole && placed === null}
      data-placed={placed !== null}
    >
      {placed ? <DarkFill video={element} {...placed} /> : null}
      {showsWhole && placed === null ? <BlurredFill video={element} /> : null}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the spoken words stand in the picture */}
      <video
        ref={element}
        src={url}
        poster={posterUrl ?? undefined}
        loop={startsSilently}
        autoPlay={autoPlays}
        playsInline
        preload="metadata"
        style={placed ? styleOfPlaced(placed) : undefined}
        onClick={media.toggle}
        {...placed?.handlers}
        {...media.handlers}
        onLoadedMetadata={readFacts}
        onTimeUpdate={followTime}
        onError={onUnplayable}
      />
      {playButton === 'in-picture' ? <PlayButton className={classes.play!} size={32} {...media} /> : null}
      <div className={classes.controls}>
        {playButton === 'in-bar' ? <PlayButton className={classes.barPlay!} size={20} {...media} /> : null}
        <span>{formatPosition(media.currentSeconds, media.durationSeconds)}</span>
        <SeekBar {...media} onSeek={media.seek} />
        <span className={classes.roomy}>{formatDuration(media.durationSeconds)}</span>
        <button
          type="button"
          aria-label={media.isMuted ? 'Sound on' : 'Sound off'}
          onClick={media.toggleMuted}
        >
          {media.isMuted ? <IconVolumeOff size={18} /> : <IconVolume size={18} />}
        </button>
        <button
          type="button"
          className={classes.roomy}
          aria-label="Full screen"
          onClick={() => void element.current?.requestFullscreen?.()}
        >
          <IconMaximize size={18} />
        </button>
      </div>
    </div>
  );
}

type PlayButtonProps = { className: string; size: number; isPlaying: boolean; toggle: () => void };

const PlayButton = ({ className, size, isPlaying, toggle }: PlayButtonProps) => (
  <button type="button" className={className} aria-label={isPlaying ? 'Pause' : 'Play'} onClick={toggle}>
    {isPlaying ? <IconPlayerPauseFilled size={size} /> : <IconPlayerPlayFilled size={size} />}
  </button>
);
