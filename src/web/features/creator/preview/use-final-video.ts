import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import { chooseAudio } from '#contract/calls/video-parts.ts';
import { output } from '#contract/limits.ts';
import { videoTitle } from '#contract/video-title.ts';
import { useAnalytics } from '../../../lib/analytics/analytics-context.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { audioInput } from '../music/music-entry.ts';
import { generationQuery } from '../watch/queries.ts';
import type { CreatorControl } from '../state/creator-context.ts';
import type { ProductPart } from '../upload/use-product-part.ts';
import type { FileUpload } from '../../../parts/media-input/send/use-file-upload.ts';
import { findMissingPart, isVideoToBeStarted } from './video-inputs.ts';
import type { StartOutcome } from './preview-state.ts';
import { requestVideo } from './request-video.ts';
import { during, startFailureText } from './start-failure.ts';

const isClipLost = (phase: FileUpload['state']['phase']): boolean =>
  phase === 'broken' || phase === 'refused';

/**
 * Begins the final video on entering, or when the clip on its way has arrived, once for the same entries; `tryAgain`
 * begins it in any case.
 */
export function useFinalVideo(
  { generationId, draft }: CreatorControl,
  { input, attachment }: ProductPart,
  isOtherHook: boolean,
) {
  const queryClient = useQueryClient();
  const analytics = useAnalytics();
  const { music, hook } = draft;
  const clipPhase = input.upload.state.phase;

  const begin = async (id: string): Promise<Generation> => {
    const params = { generationId: id };
    const audio = { generationId: id, ...audioInput(music), audioVolume: music.volume };
    await during('generate', call(chooseAudio, { params, body: audio }));
    const { format, resolution, aspectRatio } = output;
    const body = { title: videoTitle(hook.text), outputFormat: format, resolution, aspectRatio } as const;
    return during('finish', requestVideo({ params, body }));
  };

  const start = useMutation({
    mutationFn: async ({ isRetry }: { isRetry: boolean }) => {
      if (generationId === null) return 'hook' as const;
      // There may be an earlier clip of this video, which is not the requested one.
      if (isClipLost(clipPhase)) return 'upload' as const;
      const details = { ...generationQuery(generationId), staleTime: 0 };
      await during('read', queryClient.fetchQuery(details));
      // The progress bar leads here without Continue, which would have attached the clip.
      await during('attach', attachment.attach());
      const generation = await queryClient.ensureQueryData(details);
      const missing = findMissingPart(generation, music);
      if (missing || !(isRetry || isVideoToBeStarted(generation, music))) return missing;
      const begun = await begin(generationId);
      analytics.track('Video Started', { Music: music.choice === 'yes', Retry: isRetry });
      queryClient.setQueryData(queryKeys.generation(generationId), begun);
      return null;
    },
  });

  const { mutate } = start;
  const isClipOnItsWay = clipPhase === 'chosen' || clipPhase === 'sending';
  useEffect(() => {
    if (isClipOnItsWay || isOtherHook) return;
    // A turn later, so that a page that React mounts twice in development begins it once.
    const timer = setTimeout(() => mutate({ isRetry: false }));
    return () => clearTimeout(timer);
  }, [mutate, isClipOnItsWay, isOtherHook]);

  const outcome: StartOutcome = {
    isStarting: isClipOnItsWay || start.isPending || (start.isIdle && !isOtherHook),
    isOtherHook,
    failure: start.error ? startFailureText(start.error) : null,
    missing: start.data ?? null,
  };
  return { outcome, tryAgain: () => mutate({ isRetry: true }) };
}
