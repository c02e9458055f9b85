import { TrackField } from '../../../parts/music-picker/track-field.tsx';
import { TrackRow } from '../../../parts/music-picker/track-row.tsx';
import type { ReelData } from '../state/reel-data.ts';
import { texts } from '../texts.ts';

type Music = ReelData['generate']['music'];
type MusicFieldProps = { value: Music; onChange: (value: Music) => void };

const words = texts.generate;

/** Chooses the music: a track that fits the style, one of the library, or none. */
export const MusicField = ({ value, onChange }: MusicFieldProps) => (
  <TrackField
    label={words.music}
    value={value}
    trackId={value === 'auto' || value === 'none' ? null : value}
    before={<TrackRow value="auto" title={words.musicAuto} note={words.musicAutoNote} />}
    after={<TrackRow value="none" title={words.musicNone} note={words.musicNoneNote} />}
    failed={words.musicFailed}
    onChange={onChange}
  />
);
