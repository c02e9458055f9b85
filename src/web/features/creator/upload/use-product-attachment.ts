import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import { addProduct } from '#contract/calls/video-parts.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { announce } from '../../../ui/announce.ts';
import type { CreatorDraft } from '../state/draft.ts';
import type { CreatorControl } from '../state/creator-context.ts';
import { texts } from '../texts.ts';
import type { FileUpload } from '../../../parts/media-input/send/use-file-upload.ts';
import { isProductAttached } from '../preview/video-inputs.ts';

async function attachIfNeeded(
  queryClient: QueryClient,
  generationId: string,
  product: CreatorDraft['product'],
): Promise<void> {
  const { uploadId, startSeconds, endSeconds, overlayText, framing, captions, volume } = product;
  if (uploadId === null) return;
  const key = queryKeys.generation(generationId);
  const known = queryClient.getQueryData<Generation>(key);
  if (isProductAttached(known, product)) return;
  const generation = await call(addProduct, {
    params: { generationId },
    body: {
      videoFileId: uploadId,
      startTime: startSeconds,
      endTime: endSeconds,
      overlayText: overlayText.trim() === '' ? null : overlayText.trim(),
      framing,
      captions,
      clipVolume: volume,
    },
  });
  queryClient.setQueryData(key, generation);
}

/**
 * Makes the clip, its range and its text the product part of the video, wherever that happens: on Continue, when a clip
 * arrives after the person has continued, and before the final video is made.
 */
export function useProductAttachment(control: CreatorControl, { state, send }: FileUpload) {
  const { step, generationId, draft } = control;
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      if (generationId !== null) await attachIfNeeded(queryClient, generationId, draft.product);
    },
  });

  const hasContinued = step === 'music' || step === 'preview';
  const isWaiting = hasContinued && state.phase === 'chosen';
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (isWaiting) sendNow();
  }, [isWaiting]);

  const attachArrived = useEffectEvent(() => {
    mutateAsync().catch(() => announce(texts.upload.addFailed, 'failure'));
  });
  // The Preview step attaches by itself, before it starts the video.
  const arrivedId = step === 'music' ? draft.product.uploadId : null;
  useEffect(() => {
    if (arrivedId !== null) attachArrived();
  }, [arrivedId]);

  const isBroken = hasContinued && state.phase === 'broken';
  useEffect(() => {
    if (isBroken) announce(texts.upload.failed, 'failure');
  }, [isBroken]);

  return { attach: mutateAsync, isAttaching: isPending, error, reset };
}
