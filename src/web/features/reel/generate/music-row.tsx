import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { ActionIcon, Radio } from '@mantine/core';
import { IconMusicOff, IconPlayerPlayFilled, IconPlayerStopFilled, IconWand } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { musicPickerTexts } from '../../../parts/music-picker/music-picker-texts.ts';
import classes from './music-field.module.css';

type MusicRowProps = {
  value: string;
  title: string;
  note: string;
} & (
  | { url?: undefined }
  /** A track: its button plays it, the rest of the row chooses it. */
  | { url: string; isPlaying: boolean; onPlayingChange: (isPlaying: boolean) => void }
);

function PlayButton(props: Extract<MusicRowProps, { url: string }>) {
  const { title, url, isPlaying, onPlayingChange } = props;
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
  return (
    <ActionIcon
      size={44}
      radius="xl"
      variant="default"
      aria-label={isPlaying ? musicPickerTexts.stop(title) : musicPickerTexts.play(title)}
      onClick={() => onPlayingChange(!isPlaying)}
    >
      {isPlaying ? <IconPlayerStopFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
    </ActionIcon>
  );
}

/** One choice of music. */
export function MusicRow(props: MusicRowProps) {
  const { value, title, note } = props;
  const Icon = value === 'none' ? IconMusicOff : IconWand;
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
