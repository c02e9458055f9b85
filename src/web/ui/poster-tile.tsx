import { IconCheck, IconVolume } from '@tabler/icons-react';
import classes from './poster-tile.module.css';
import { SpeakingVideo } from './speaking-video.tsx';
import { useHoverPlay } from './use-hover-play.ts';

type PosterTileProps = {
  name: string;
  description: string;
  posterUrl: string;
  videoUrl: string;
  isSelected: boolean;
  /** The parent decides which tile plays, so that only one has sound. */
  isPlaying: boolean;
  onPlayingChange: (isPlaying: boolean) => void;
  onChoose: () => void;
};

/** A living poster: hover, focus or a long press plays it with sound, a click chooses it. */
export function PosterTile(props: PosterTileProps) {
  const { name, description, posterUrl, videoUrl, isSelected, isPlaying, onPlayingChange, onChoose } = props;
  const play = useHoverPlay(onPlayingChange);
  return (
    <button
      type="button"
      className={classes.tile}
      data-playing={isPlaying}
      aria-pressed={isSelected}
      {...play.handlers}
      onClick={() => !play.wasLong() && onChoose()}
    >
      <img src={posterUrl} alt="" draggable={false} />
      <SpeakingVideo url={videoUrl} isPlaying={isPlaying} />
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
