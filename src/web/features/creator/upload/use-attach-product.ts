import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addProduct, type Generation } from '#contract/calls/generations.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import type { CreatorDraft } from '../draft.ts';
import { isProductAttached } from '../video-inputs.ts';

/** Makes the clip, its part and its text the product part of the video, unless they are that already. */
export function useAttachProduct(generationId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (product: CreatorDraft['product']) => {
      const { uploadId, startSeconds, endSeconds, overlayText } = product;
      if (generationId === null || uploadId === null) return;
      const key = queryKeys.generation(generationId);
      if (isProductAttached(queryClient.getQueryData<Generation>(key), product)) return;
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
    },
  });
}
