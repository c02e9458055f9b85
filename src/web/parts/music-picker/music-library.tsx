import { Button, Radio, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import type { MusicEntry } from './music-entry.ts';
import { musicTracksQuery } from './music-tracks-query.ts';
import { musicPickerTexts } from './music-picker-texts.ts';
import { LibraryTrack } from './library-track.tsx';
import classes from './music-library.module.css';

type MusicLibraryProps = {
  music: MusicEntry;
  /** The track that plays: at most one. */
  playingId: string | null;
  onPlayingChange: (trackId: string | null) => void;
  onChange: (values: Partial<MusicEntry>) => void;
};

/** This many tracks fit without scrolling. */
const unscrolledTracks = 4;

/** The built-in tracks, which every video may use. */
export function MusicLibrary({ music, playingId, onPlayingChange, onChange }: MusicLibraryProps) {
  const { data: tracks, isPending, isError, refetch } = useQuery(musicTracksQuery);
  const [isWhole, setIsWhole] = useState(false);
  if (tracks?.length === 0) return null;
  return (
    <section className={classes.library} aria-label={musicPickerTexts.library}>
      <Text fw={600}>{musicPickerTexts.library}</Text>
      <Text size="xs" c="dimmed">
        {musicPickerTexts.libraryNote}
      </Text>
      {isError ? (
        <FailureNotice text={musicPickerTexts.libraryFailed} onRetry={() => void refetch()} />
      ) : null}
      <Radio.Group
        aria-label={musicPickerTexts.library}
        value={music.source === 'library' ? music.trackId : null}
        onChange={(trackId) => onChange({ source: 'library', trackId })}
      >
        <ul className={classes.tracks} data-whole={isWhole}>
          {isPending ? [0, 1, 2].map((index) => <Skeleton key={index} component="li" height={78} />) : null}
          {tracks?.map((track, index) => (
            <LibraryTrack
              key={track.id}
              track={track}
              index={index}
              isUsed={music.source === 'library' && music.trackId === track.id}
              isPlaying={track.id === playingId}
              volume={music.volume}
              onPlayingChange={(isPlaying) => onPlayingChange(isPlaying ? track.id : null)}
            />
          ))}
        </ul>
        {tracks && tracks.length > unscrolledTracks && !isWhole ? (
          <Button size="sm" variant="subtle" mt={4} onClick={() => setIsWhole(true)}>
            {musicPickerTexts.all(tracks.length)}
          </Button>
        ) : null}
      </Radio.Group>
    </section>
  );
}
