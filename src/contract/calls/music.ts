import { z } from 'zod';
import { defineCall } from '../call.ts';

const musicTrackSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Its moods, separated by commas. */
  mood: z.string(),
  beatsPerMinute: z.number(),
  key: z.string(),
  durationSeconds: z.number(),
  url: z.string(),
  /** The loudness of equal parts of the track, 0 to 1, for drawing. */
  peaks: z.array(z.number()),
});
export type MusicTrack = z.infer<typeof musicTrackSchema>;

export const readMusicTracks = defineCall({
  method: 'GET',
  path: '/api/music-tracks',
  summary: 'The built-in music, free to use in every video',
  tag: 'music',
  access: 'content:read',
  reply: z.array(musicTrackSchema),
});
