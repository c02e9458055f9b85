import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  previewGreenscreen,
  readGreenscreenPreview,
  type GreenscreenPreview,
  type GreenscreenSettingsInput,
} from '#contract/calls/greenscreens.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const pollMs = 700;

/** The preview of these settings: begun by the first read, then read until it has ended. */
export function previewQuery(queryClient: QueryClient, clipId: string, settings: GreenscreenSettingsInput) {
  const queryKey = queryKeys.greenscreenPreview(clipId, settings);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      const known = queryClient.getQueryData<GreenscreenPreview>(queryKey);
      return known?.status === 'processing'
        ? call(readGreenscreenPreview, { params: { previewId: known.id }, signal })
        : call(previewGreenscreen, { body: settings, signal });
    },
    // The addresses of its pictures are short-lived.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? pollMs : false),
  });
}
