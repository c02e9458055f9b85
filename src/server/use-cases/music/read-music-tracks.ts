import type { MusicTrack } from '#contract/calls/music.ts';
import { musicTracks } from '#studio/music-library/music-tracks.ts';
import { musicTrackPeaks, musicTrackUrl } from './library.ts';

/** The built-in tracks, in display order. */
export function readMusicTracks(): MusicTrack[] {
  return musicTracks.map(({ id, title, moods, bpm, key, durationSeconds }) => ({
    id,
    title,
    mood: moods.join(', '),
    beatsPerMinute: bpm,
    key,
    durationSeconds,
    url: musicTrackUrl(id),
    peaks: musicTrackPeaks(id),
  }));
}
