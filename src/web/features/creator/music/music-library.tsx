import { Radio, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import type { CreatorDraft } from '../draft.ts';
import { musicTracksQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { LibraryTrack } from './library-track.tsx';
import classes from './music-library.module.css';

type MusicLibraryProps = {
  music: CreatorDraft['music'];
  /** The track that is heard: at most one. */
  playingId: string | null;
  onPlayingChange: (trackId: string | null) => void;
  onChange: (values: Partial<CreatorDraft['music']>) => void;
};

/** The tracks that every video may use. */
export function MusicLibrary({ music, playingId, onPlayingChange, onChange }: MusicLibraryProps) {
  const { data: tracks, isPending, isError, refetch } = useQuery(musicTracksQuery);
  if (tracks?.length === 0) return null;
  return (
    <section className={classes.library} aria-label={texts.music.library}>
      <Text fw={600}>{texts.music.library}</Text>
      <Text size="xs" c="dimmed">
        {texts.music.libraryNote}
      </Text>
      {isError ? <FailureNotice text={texts.music.libraryFailed} onRetry={() => void refetch()} /> : null}
      <Radio.Group
        aria-label={texts.music.library}
        value={music.source === 'library' ? music.trackId : null}
        onChange={(trackId) => onChange({ source: 'library', trackId })}
      >
        <ul className={classes.tracks}>
          {isPending ? [0, 1, 2].map((place) => <Skeleton key={place} component="li" height={110} />) : null}
          {tracks?.map((track) => (
            <LibraryTrack
              key={track.id}
              track={track}
              isUsed={music.source === 'library' && music.trackId === track.id}
              isPlaying={track.id === playingId}
              volume={music.volume}
              onVolumeChange={(volume) => onChange({ volume })}
              onPlayingChange={(isPlaying) => onPlayingChange(isPlaying ? track.id : null)}
            />
          ))}
        </ul>
      </Radio.Group>
    </section>
  );
}
