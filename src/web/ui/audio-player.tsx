import { ActionIcon } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect } from 'react';
import { playbackTime } from './playback-time.ts';
import classes from './audio-player.module.css';
import { SeekBar } from './seek-bar.tsx';
import { useMediaPlayback } from './use-media-playback.ts';

type AudioPlayerProps = {
  name: string;
  url: string;
  /** 0 to 100. */
  volume: number;
};

export function AudioPlayer({ name, url, volume }: AudioPlayerProps) {
  const media = useMediaPlayback<HTMLAudioElement>();
  const { element, setVolume } = media;
  useEffect(() => setVolume(volume), [setVolume, volume]);
  return (
    <div className={classes.player}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no words to show */}
      <audio ref={element} src={url} preload="metadata" {...media.handlers} />
      <ActionIcon
        size={44}
        radius="xl"
        variant="default"
        aria-label={`${media.isPlaying ? 'Pause' : 'Play'} ${name}`}
        onClick={media.toggle}
      >
        {media.isPlaying ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} />}
      </ActionIcon>
      <SeekBar {...media} onSeek={media.seek} />
      <span>
        {playbackTime(media.currentSeconds)} / {playbackTime(media.durationSeconds)}
      </span>
    </div>
  );
}
