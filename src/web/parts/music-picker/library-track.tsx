import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { Radio } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { MusicTrack } from '#contract/calls/music.ts';
import { PeakBars } from '../../ui/peak-bars.tsx';
import { formatDuration } from '../../ui/recording-time.ts';
import { CoverButton } from './cover-button.tsx';
import { musicPickerTexts } from './music-picker-texts.ts';
import classes from './library-track.module.css';
import { VolumeField } from './volume-field.tsx';

/** Previews are quieter than the slider says, as the music under a voice will be. */
const previewShare = 0.5;

type LibraryTrackProps = {
  track: MusicTrack;
  /** Position in the library, from 0. */
  index: number;
  isUsed: boolean;
  isPlaying: boolean;
  /** 0 to 100. */
  volume: number;
  /** Absent if the volume is set elsewhere. */
  onVolumeChange?: (volume: number) => void;
  onPlayingChange: (isPlaying: boolean) => void;
};

/** A track of the library. Its button plays it; the rest of the row chooses it. */
export function LibraryTrack(props: LibraryTrackProps) {
  const { track, index, isUsed, isPlaying, volume, onVolumeChange, onPlayingChange } = props;
  const audio = useRef<HTMLAudioElement>(null);
  const [played, setPlayed] = useState(0);
  useEffect(() => {
    const element = audio.current;
    if (!element || !isPlaying) return;
    element.play().catch(() => undefined);
    return () => {
      element.pause();
      element.currentTime = 0;
    };
  }, [isPlaying]);
  useEffect(() => {
    if (audio.current) audio.current.volume = (volume / 100) * previewShare;
  }, [volume]);
  const { id, title, mood, beatsPerMinute, durationSeconds, url, peaks } = track;
  return (
    <li className={classes.track} data-used={isUsed}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no words to show */}
      <audio
        ref={audio}
        src={isPlaying ? url : undefined}
        preload="none"
        onTimeUpdate={() => setPlayed((audio.current?.currentTime ?? 0) / durationSeconds)}
        onEnded={() => onPlayingChange(false)}
      />
      <div className={classes.row}>
        <CoverButton title={title} index={index} isPlaying={isPlaying} onPlayingChange={onPlayingChange} />
        <Radio.Card value={id} className={classes.choice} aria-label={`${title}, ${mood}`}>
          <span className={classes.words}>
            <span className={classes.title}>{title}</span>
            <span className={classes.facts}>{mood}</span>
          </span>
          <span className={classes.wave}>
            <PeakBars peaks={peaks} played={isPlaying ? played : 0} />
          </span>
          <span className={classes.length}>
            {formatDuration(durationSeconds)}
            <br />
            {musicPickerTexts.tempo(beatsPerMinute)}
          </span>
          <Radio.Indicator />
        </Radio.Card>
      </div>
      {isUsed && onVolumeChange ? <VolumeField volume={volume} onChange={onVolumeChange} /> : null}
    </li>
  );
}
