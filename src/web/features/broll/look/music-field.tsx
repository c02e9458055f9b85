import { TrackField } from '../../../parts/music-picker/track-field.tsx';
import { TrackRow } from '../../../parts/music-picker/track-row.tsx';
import { texts } from '../texts.ts';

type MusicFieldProps = { trackId: string | null; onChange: (trackId: string | null) => void };

const none = 'none';

/** No music, or a track of the library. */
export const MusicField = ({ trackId, onChange }: MusicFieldProps) => (
  <TrackField
    label={texts.look.music}
    value={trackId ?? none}
    trackId={trackId}
    before={<TrackRow value={none} title={texts.look.musicNone} note={texts.look.musicNoneNote} />}
    failed={texts.look.musicFailed}
    onChange={(value) => onChange(value === none ? null : value)}
  />
);
