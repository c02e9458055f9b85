import { Button, Radio, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { musicTracksQuery } from '../../../parts/music-picker/music-tracks-query.ts';
import type { ReelData } from '../state/reel-data.ts';
import { texts } from '../texts.ts';
import classes from './music-field.module.css';
import { MusicRow } from './music-row.tsx';

type Music = ReelData['generate']['music'];
type MusicFieldProps = { value: Music; onChange: (value: Music) => void };

const words = texts.generate;

/** A track that goes with the style, one of the library, or none. At most one track plays. */
export function MusicField({ value, onChange }: MusicFieldProps) {
  const { data: tracks = [], isError } = useQuery(musicTracksQuery);
  const [isOpen, setIsOpen] = useState(false);
  const [playingId, setPlayingId] = useState<string | null>(null);
  const shown = isOpen ? tracks : tracks.filter(({ id }) => id === value);
  return (
    <Radio.Group label={words.music} value={value} onChange={onChange}>
      <ul className={classes.rows}>
        <MusicRow value="auto" title={words.musicAuto} note={words.musicAutoNote} />
        {shown.map(({ id, title, mood, url }) => (
          <MusicRow
            key={id}
            value={id}
            title={title}
            note={mood}
            url={url}
            isPlaying={id === playingId}
            onPlayingChange={(isPlaying) => setPlayingId(isPlaying ? id : null)}
          />
        ))}
        {isOpen || tracks.length === 0 ? null : (
          <li className={classes.more}>
            <Button
              size="sm"
              variant="subtle"
              rightSection={<IconChevronDown size={16} aria-hidden />}
              onClick={() => setIsOpen(true)}
            >
              {words.moreMusic(tracks.length)}
            </Button>
          </li>
        )}
        <MusicRow value="none" title={words.musicNone} note={words.musicNoneNote} />
      </ul>
      {isError ? (
        <Text size="sm" c="dimmed" mt="xs">
          {words.musicFailed}
        </Text>
      ) : null}
    </Radio.Group>
  );
}
