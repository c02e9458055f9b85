import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelRedraw, redrawFrame, type Storyboard, type StoryFrame } from '#contract/calls/storyboards.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { findShortage } from '../../../parts/credits-modal/credits-modal.tsx';
import { announce } from '../../../ui/announce.ts';
import { isFrameBeingDrawn } from '../state/queries.ts';
import { texts } from '../texts.ts';

/** A request for another picture: retries use the same key. */
type RedrawRequest = { frame: StoryFrame; key: string };
const redrawRequestFor = (frame: StoryFrame): RedrawRequest => ({
  frame,
  key: `redraw-${frame.id}-${crypto.randomUUID()}`,
});

/** Redraws a frame: from the dialog, which shows the price, or directly where a picture failed. */
export function useRedraw({
  id: storyboardId,
  status,
  isPaid,
}: Pick<Storyboard, 'id' | 'status' | 'isPaid'>) {
  const queryClient = useQueryClient();
  const [dialogRequest, setDialogRequest] = useState<RedrawRequest | null>(null);
  /** The last description sent for each frame, and whether its redraw was cancelled. */
  const [lastSent, setLastSent] = useState<Record<string, { description: string; isCancelled: boolean }>>({});
  const cacheStoryboard = async (storyboard: Storyboard): Promise<void> => {
    const queryKey = queryKeys.storyboard(storyboardId);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, storyboard);
    void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
  };
  const redraw = useMutation({
    mutationFn: ({ frame, key, description }: RedrawRequest & { description: string | null }) =>
      call(redrawFrame, {
        params: { storyboardId, frameId: frame.id },
        body: { description },
        idempotencyKey: key,
      }),
    onSuccess: async (storyboard) => {
      await cacheStoryboard(storyboard);
      setDialogRequest(null);
    },
  });
  const cancel = useMutation({
    mutationFn: (frameId: string) => call(cancelRedraw, { params: { storyboardId, frameId } }),
    onSuccess: async (storyboard, frameId) => {
      await cacheStoryboard(storyboard);
      setLastSent(({ [frameId]: cancelled, ...others }) =>
        cancelled ? { ...others, [frameId]: { ...cancelled, isCancelled: true } } : others,
      );
      announce(texts.redraw.cancelled);
    },
    onError: (failure) => {
      // It was drawn before the request arrived.
      if (failure instanceof CallError && failure.code === 'already_finished')
        void queryClient.invalidateQueries({ queryKey: queryKeys.storyboard(storyboardId) });
      else announce(texts.redraw.cancelFailed, 'failure');
    },
  });
  const { mutate, reset, isPending, error, variables } = redraw;
  const shortage = findShortage(error, dialogRequest?.frame.redrawCredits);
  return {
    /** False for a storyboard that was stopped before it was paid for. */
    isAvailable: isPaid,
    isBeingDrawn: (frame: StoryFrame) => isFrameBeingDrawn({ status }, frame),
    /** The frame of the dialog; null keeps it closed. */
    dialogFrame: dialogRequest?.frame ?? null,
    openDialog: (frame: StoryFrame) => {
      reset();
      setDialogRequest(redrawRequestFor(frame));
    },
    close: () => {
      reset();
      setDialogRequest(null);
    },
    isPending,
    isStarting: (frameId: string) => isPending && variables.frame.id === frameId,
    confirm: (description: string) => {
      if (dialogRequest === null || isPending) return;
      const isChanged = description.trim() !== dialogRequest.frame.description;
      setLastSent((all) => ({ ...all, [dialogRequest.frame.id]: { description, isCancelled: false } }));
      mutate({ ...dialogRequest, description: isChanged ? description.trim() : null });
    },
    /** The description to edit; after a cancelled or failed redraw the one that was typed for it. */
    descriptionOf: ({ id, description, errorCode }: StoryFrame): string => {
      const last = lastSent[id];
      return last && (last.isCancelled || errorCode !== null) ? last.description : description;
    },
    /** Redraws a failed frame, free of charge. */
    retryFailedFrame: (frame: StoryFrame) => {
      if (isPending) return;
      mutate(
        { ...redrawRequestFor(frame), description: null },
        { onError: (failure) => announce(failureText(failure, texts.redraw.failed), 'failure') },
      );
    },
    /** Null while the whole storyboard is being drawn. */
    cancel: status === 'RUNNING' ? null : (frame: StoryFrame) => cancel.mutate(frame.id),
    isCancelling: (frameId: string) => cancel.isPending && cancel.variables === frameId,
    shortage,
    problem: error && shortage === null ? failureText(error, texts.redraw.failed) : null,
    dismiss: reset,
  };
}
export type Redraw = ReturnType<typeof useRedraw>;
