import { ActionIcon, Text } from '@mantine/core';
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from './mix-panel.module.css';
import { musicPickerTexts as texts } from './music-picker-texts.ts';
import { musicTracksQuery } from './music-tracks-query.ts';
import type { MusicPickerState } from './use-music-picker.ts';
import { VolumeField } from './volume-field.tsx';

type MixPanelProps = {
  picker: MusicPickerState;
  /** The picture that plays with the track, if the page has no other place for it. */
  picture: ReactNode;
  /** Further levels, after that of the music. */
  children: ReactNode;
};

/** The playing track and the levels of the mix. Stays in view below the list of tracks, which scrolls. */
export function MixPanel({ picker, picture, children }: MixPanelProps) {
  const { music, media, playingId, setPlayingId, change } = picker;
  const { data: tracks } = useQuery(musicTracksQuery);
  const isWanted = music.choice === 'yes';
  const libraryId = playingId ?? (music.source === 'library' ? music.trackId : null);
  const track = isWanted ? tracks?.find(({ id }) => id === libraryId) : undefined;
  const isOwn = isWanted && track === undefined && music.source === 'own' && media !== null;
  const isPlaying = track !== undefined && track.id === playingId;
  const isMusicThere = track !== undefined || isOwn;
  if (!isMusicThere && !children) return null;
  return (
    <section className={classes.panel} aria-label={texts.mix} data-picture={Boolean(picture)}>
      {picture ? <div className={classes.picture}>{picture}</div> : null}
      <div className={classes.controls}>
        {track ? (
          <div className={classes.player}>
            <ActionIcon
              size={36}
              radius="xl"
              variant="default"
              aria-label={isPlaying ? texts.stop(track.title) : texts.play(track.title)}
              onClick={() => setPlayingId(isPlaying ? null : track.id)}
            >
              {isPlaying ? <IconPlayerStopFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
            </ActionIcon>
            <Text fw={600} truncate>
              {track.title}
            </Text>
          </div>
        ) : null}
        <div className={classes.levels}>
          {isMusicThere ? (
            <VolumeField volume={music.volume} onChange={(volume) => change({ volume })} />
          ) : null}
          {children}
        </div>
      </div>
    </section>
  );
}
