import { useQuery, useQueryClient, queryOptions, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type GreenscreenPreview,
  type GreenscreenSettingsInput,
  previewGreenscreen,
  readGreenscreenPreview,
} from '#contract/calls/greenscreens.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { texts } from '../texts.ts';
import { useRefetchOnTaskEvents } from '../use-refetch-on-task-events.ts';

const previewDelayMs = 300;

/** Loads every picture of a preview, so that it replaces the previous preview in one step. */
async function loadPictures({ frames }: GreenscreenPreview): Promise<void> {
  await Promise.all(
    frames.flatMap(({ beforeUrl, afterUrl }) =>
      [beforeUrl, afterUrl].map((url) => {
        const image = new Image();
        image.src = url;
        return image.decode().catch(() => undefined);
      }),
    ),
  );
}

/** The last fully loaded preview; it stays until the next can replace it. */
function useLoaded(preview: GreenscreenPreview | undefined): GreenscreenPreview | null {
  const [loaded, setLoaded] = useState<GreenscreenPreview | null>(null);
  const complete = preview?.status === 'completed' ? preview : undefined;
  useEffect(() => {
    if (complete === undefined) return;
    let isCurrent = true;
    void loadPictures(complete).then(() => isCurrent && setLoaded(complete));
    return () => {
      isCurrent = false;
    };
  }, [complete]);
  return loaded;
}

type PreviewInput = {
  /** Null until the clip can be shown. */
  clipId: string | null;
  /** Null while a part is missing. */
  settings: GreenscreenSettingsInput | null;
};

/** Three real frames with these settings, made again when the settings have not changed for a moment. */
export function usePreview({ clipId, settings }: PreviewInput) {
  const queryClient = useQueryClient();
  const settled = useDebounced(settings, previewDelayMs);
  const isReady = clipId !== null && settled !== null;
  const options = previewQuery(queryClient, clipId ?? '', settled ?? { backgroundType: 'blur' });
  const query = useQuery({ ...options, enabled: isReady });
  const preview = isReady ? query.data : undefined;
  useRefetchOnTaskEvents(preview?.status === 'processing' ? preview.id : null, options.queryKey, {
    staysOpen: isReady,
  });
  const shown = useLoaded(preview);
  const failedCode = preview?.status === 'failed' ? (preview.errorCode ?? 'preview_failed') : null;
  const failure = failedCode
    ? errorTexts[failedCode]
    : isReady && query.error
      ? failureText(query.error, texts.preview.failed)
      : null;
  const isSettling = JSON.stringify(settings) !== JSON.stringify(settled);
  return {
    shown,
    failure,
    isUpdating:
      settings !== null && failure === null && (isSettling || shown === null || shown.id !== preview?.id),
    tryAgain: () => void query.refetch(),
  };
}
export type PreviewState = ReturnType<typeof usePreview>;

const pollMs = 700;

/** The preview of these settings: the first read starts it, and it is polled until it has ended. */
function previewQuery(queryClient: QueryClient, clipId: string, settings: GreenscreenSettingsInput) {
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
