import { ActionIcon } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect } from 'react';
import { formatDuration, formatPosition } from './recording-time.ts';
import classes from './audio-player.module.css';
import { SeekBar } from './seek-bar.tsx';
import { useMediaPlayback } from './use-media-playback.ts';
import { Waveform } from './waveform.tsx';

type AudioPlayerProps = {
  name: string;
  url: string;
  /** The same audio as `url`, if it is stored on this device. */
  file?: File | undefined;
  /** 0 to 100. */
  volume: number;
  /** The user pressed play: other audio must stop. */
  onPlay?: () => void;
  onPause?: () => void;
  /** Pauses this player, because other audio plays. */
  isSilenced?: boolean;
};

/** Plays a recording below its waveform; the bar seeks by pointer and by keyboard. */
export function AudioPlayer(props: AudioPlayerProps) {
  const { name, url, file, volume, onPlay, onPause, isSilenced = false } = props;
  const media = useMediaPlayback<HTMLAudioElement>();
  const { element, setVolume } = media;
  useEffect(() => setVolume(volume), [setVolume, volume]);
  useEffect(() => {
    if (isSilenced) element.current?.pause();
  }, [element, isSilenced]);
  const played = media.durationSeconds > 0 ? media.currentSeconds / media.durationSeconds : 0;
  const { onPlay: followPlay, onPause: followPause, ...handlers } = media.handlers;
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no words to show */}
      <audio
        ref={element}
        src={url}
        preload="metadata"
        onPlay={() => {
          followPlay();
          onPlay?.();
        }}
        onPause={() => {
          followPause();
          onPause?.();
        }}
        {...handlers}
      />
      <Waveform key={url} source={file ?? url} played={played} />
      <div className={classes.player}>
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
          {formatPosition(media.currentSeconds, media.durationSeconds)} /{' '}
          {formatDuration(media.durationSeconds)}
        </span>
      </div>
    </div>
  );
}
