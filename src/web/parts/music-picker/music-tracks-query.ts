import { queryOptions } from '@tanstack/react-query';
import { readMusicTracks } from '#contract/calls/music.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export const musicTracksQuery = queryOptions({
  queryKey: queryKeys.musicTracks,
  queryFn: ({ signal }) => call(readMusicTracks, { signal }),
  staleTime: Infinity,
});
