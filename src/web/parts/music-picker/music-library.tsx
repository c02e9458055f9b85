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

/** This many tracks are shown at first, so that the mix below them is in view. */
const shortList = 4;

/** The built-in tracks, which every video may use. */
export function MusicLibrary({ music, playingId, onPlayingChange, onChange }: MusicLibraryProps) {
  const { data: tracks, isPending, isError, refetch } = useQuery(musicTracksQuery);
  const [isWhole, setIsWhole] = useState(false);
  if (tracks?.length === 0) return null;
  const usedId = music.source === 'library' ? music.trackId : null;
  const shown = tracks?.filter(
    ({ id }, index) => isWhole || index < shortList || id === usedId || id === playingId,
  );
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
        value={usedId}
        onChange={(trackId) => onChange({ source: 'library', trackId })}
      >
        <ul className={classes.tracks}>
          {isPending
            ? [0, 1, 2, 3].map((index) => <Skeleton key={index} component="li" height={78} />)
            : null}
          {shown?.map((track) => (
            <LibraryTrack
              key={track.id}
              track={track}
              index={tracks!.indexOf(track)}
              isUsed={track.id === usedId}
              isPlaying={track.id === playingId}
              volume={music.volume}
              onPlayingChange={(isPlaying) => onPlayingChange(isPlaying ? track.id : null)}
            />
          ))}
        </ul>
        {tracks && shown && shown.length < tracks.length ? (
          <Button size="sm" variant="subtle" mt={4} onClick={() => setIsWhole(true)}>
            {musicPickerTexts.all(tracks.length)}
          </Button>
        ) : null}
      </Radio.Group>
    </section>
  );
}
