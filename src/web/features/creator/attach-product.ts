import type { QueryClient } from '@tanstack/react-query';
import { addProduct, type Generation } from '#contract/calls/generations.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { CreatorDraft } from './draft.ts';
import { isProductAttached } from './video-inputs.ts';

/** Makes the clip, its part and its text the product part of the video, unless they are that already. */
export async function attachProductIfNeeded(
  queryClient: QueryClient,
  generationId: string,
  { uploadId, startSeconds, endSeconds, overlayText }: CreatorDraft['product'],
): Promise<void> {
  if (uploadId === null) return;
  const key = queryKeys.generation(generationId);
  const known = queryClient.getQueryData<Generation>(key);
  if (isProductAttached(known, { uploadId, startSeconds, endSeconds, overlayText })) return;
  const generation = await call(addProduct, {
    params: { generationId },
    body: {
      videoFileId: uploadId,
      startTime: startSeconds,
      endTime: endSeconds,
      overlayText: overlayText.trim() === '' ? null : overlayText.trim(),
    },
  });
  queryClient.setQueryData(key, generation);
}
