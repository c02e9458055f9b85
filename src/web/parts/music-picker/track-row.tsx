import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { Radio } from '@mantine/core';
import { IconMusic, IconMusicOff, IconWand } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { CoverButton } from './cover-button.tsx';
import classes from './track-field.module.css';

type TrackRowProps = {
  value: string;
  title: string;
  note: string;
} & (
  | { url?: undefined }
  /** For a track: a button plays it, the rest of the row chooses it. */
  | { url: string; index: number; isPlaying: boolean; onPlayingChange: (isPlaying: boolean) => void }
);

function PlayButton(props: Extract<TrackRowProps, { url: string }>) {
  const { title, index, url, isPlaying, onPlayingChange } = props;
  const end = useEffectEvent(() => onPlayingChange(false));
  useEffect(() => {
    if (!isPlaying) return;
    const player = new Audio(url);
    player.addEventListener('ended', end);
    player.play().catch(end);
    return () => {
      player.removeEventListener('ended', end);
      player.pause();
    };
  }, [isPlaying, url]);
  return <CoverButton {...{ title, index, isPlaying, onPlayingChange }} isSmall />;
}

/** One row of a `TrackField`: a track, or another choice such as no music. */
export function TrackRow(props: TrackRowProps) {
  const { value, title, note } = props;
  const Icon = value === 'none' ? IconMusicOff : value === 'auto' ? IconWand : IconMusic;
  return (
    <li className={classes.row}>
      {props.url === undefined ? (
        <span className={classes.icon}>
          <Icon size={20} aria-hidden />
        </span>
      ) : (
        <PlayButton {...props} />
      )}
      <Radio.Card value={value} className={classes.choice} aria-label={`${title}, ${note}`}>
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.note}>{note}</span>
        </span>
        <Radio.Indicator />
      </Radio.Card>
    </li>
  );
}
