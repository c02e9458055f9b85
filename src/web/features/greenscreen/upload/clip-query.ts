import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  examineGreenscreenClip,
  readGreenscreenClip,
  type GreenscreenClip,
} from '#contract/calls/greenscreens.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import type { GreenscreenDraft } from '../state/draft.ts';

type ClipEntry = GreenscreenDraft['clip'];

const pollMs = 1_500;

const keyOf = ({ uploadId, startSeconds, endSeconds }: ClipEntry) =>
  queryKeys.greenscreenClip(uploadId ?? '', startSeconds, endSeconds);

/**
 * The clip of an upload, or of a part of it. The first read starts its preparation, and each part is prepared once.
 */
export const clipQuery = (queryClient: QueryClient, entry: ClipEntry) =>
  queryOptions({
    queryKey: keyOf(entry),
    queryFn: ({ signal }) => {
      const known = queryClient.getQueryData<GreenscreenClip>(keyOf(entry));
      if (known && known.status !== 'failed')
        return call(readGreenscreenClip, { params: { clipId: known.id }, signal });
      const { uploadId: videoId, startSeconds: startTime, endSeconds: endTime } = entry;
      return call(examineGreenscreenClip, { body: { videoId, startTime, endTime }, signal });
    },
    enabled: entry.uploadId !== null,
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? pollMs : false),
  });

/** Caches a clip that was read by its id for the query of its upload. */
export const cacheClip = (queryClient: QueryClient, clip: GreenscreenClip): void => {
  const entry = { uploadId: clip.videoId, startSeconds: clip.startTime, endSeconds: clip.endTime };
  queryClient.setQueryData(keyOf(entry), clip);
};
