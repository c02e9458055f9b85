import { Button, Radio, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { musicPickerTexts as texts } from './music-picker-texts.ts';
import { musicTracksQuery } from './music-tracks-query.ts';
import classes from './track-field.module.css';
import { TrackRow } from './track-row.tsx';

type TrackFieldProps = {
  label: string;
  /** The id of a track, or the value of another row. */
  value: string;
  /** The chosen track; null if another row is chosen. */
  trackId: string | null;
  /** Rows before and after the tracks, which choose no track. */
  before?: ReactNode;
  after?: ReactNode;
  failed: string;
  onChange: (value: string) => void;
};

/** A choice of music: the tracks of the library, collapsed to the chosen one, and other rows. At most one track plays. */
export function TrackField({ label, value, trackId, before, after, failed, onChange }: TrackFieldProps) {
  const { data: tracks = [], isPending, isError } = useQuery(musicTracksQuery);
  const [isOpen, setIsOpen] = useState(false);
  const [playingId, setPlayingId] = useState<string | null>(null);
  // The chosen track of a draft is shown even if the tracks cannot be loaded, because the video will have it.
  const isUntitled = trackId !== null && !isPending && tracks.every(({ id }) => id !== trackId);
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <ul className={classes.rows}>
        {before}
        {isUntitled ? (
          <TrackRow value={trackId} title={texts.chosenTrack} note={texts.chosenTrackNote} />
        ) : null}
        {tracks.map(({ id, title, mood, url }, index) =>
          isOpen || id === value ? (
            <TrackRow
              key={id}
              value={id}
              title={title}
              note={mood}
              index={index}
              url={url}
              isPlaying={id === playingId}
              onPlayingChange={(isPlaying) => setPlayingId(isPlaying ? id : null)}
            />
          ) : null,
        )}
        {isOpen || tracks.length === 0 ? null : (
          <li className={classes.more}>
            <Button
              size="sm"
              variant="subtle"
              rightSection={<IconChevronDown size={16} aria-hidden />}
              onClick={() => setIsOpen(true)}
            >
              {texts.more(tracks.length)}
            </Button>
          </li>
        )}
        {after}
      </ul>
      {isError && !isUntitled ? (
        <Text size="sm" c="dimmed" mt="xs">
          {failed}
        </Text>
      ) : null}
    </Radio.Group>
  );
}
