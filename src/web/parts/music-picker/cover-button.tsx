import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { musicPickerTexts } from './music-picker-texts.ts';
import classes from './cover-button.module.css';
import { TrackCover } from './track-cover.tsx';

type CoverButtonProps = {
  title: string;
  /** Position in the library, from 0. */
  index: number;
  isPlaying: boolean;
  /** For dense lists. */
  isSmall?: boolean;
  onPlayingChange: (isPlaying: boolean) => void;
};

/** A track's cover, which plays and stops it. */
export function CoverButton({ title, index, isPlaying, isSmall = false, onPlayingChange }: CoverButtonProps) {
  const Icon = isPlaying ? IconPlayerStopFilled : IconPlayerPlayFilled;
  return (
    <button
      type="button"
      className={classes.cover}
      data-small={isSmall || undefined}
      aria-label={isPlaying ? musicPickerTexts.stop(title) : musicPickerTexts.play(title)}
      onClick={() => onPlayingChange(!isPlaying)}
    >
      <TrackCover index={index} />
      <span className={classes.play}>
        <Icon size={isSmall ? 14 : 16} />
      </span>
    </button>
  );
}
