import type { QueryClient } from '@tanstack/react-query';
import { isVideoBeingMade, type Generation } from '#contract/calls/generations.ts';
import type { Upload } from '#contract/calls/uploads.ts';
import type { LiveEvent } from '#contract/live-events.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { applyLiveProgress } from './apply-live-progress.ts';
import { afterHookEvent, type HookWatch } from './hook-watch.ts';

/** Puts what the live channel says into the cache; what ends work is read again with its addresses. */
export function feedCache(
  queryClient: QueryClient,
  generationId: string,
  { type, data }: Pick<LiveEvent, 'type' | 'data'>,
): void {
  queryClient.setQueryData<Generation>(
    queryKeys.generation(generationId),
    (generation) => generation && applyLiveProgress(generation, data),
  );
  const isHook = data.subject === 'hook';
  const isClip = data.subject === 'product' || data.subject === 'audio';
  if (isHook) {
    queryClient.setQueryData<HookWatch>(
      queryKeys.hook(data.id),
      (watch) => watch && afterHookEvent(watch, data),
    );
  }
  if (isClip) {
    queryClient.setQueryData<Upload>(queryKeys.upload(data.id), (upload) =>
      upload?.status === 'processing'
        ? { ...upload, progress: Math.max(upload.progress, data.progress) }
        : upload,
    );
  }
  if (type === 'status' && isVideoBeingMade(data.status)) return;
  void queryClient.invalidateQueries({ queryKey: queryKeys.generation(generationId) });
  if (isHook) void queryClient.invalidateQueries({ queryKey: queryKeys.hook(data.id) });
  if (isClip) void queryClient.invalidateQueries({ queryKey: queryKeys.upload(data.id) });
  if (isHook) void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
}
