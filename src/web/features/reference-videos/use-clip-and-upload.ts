import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addReferenceVideo, cutReferenceVideo } from '#contract/calls/reference-videos.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { failureOrOutageText } from '../../lib/failure-text.ts';
import { LoadError } from '../../lib/lazy-module.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { sendForm } from '../../lib/send-form.ts';
import { cutInBrowser } from '../../parts/media-input/trim/cut-in-browser.ts';
import type { TrimRange } from '../../ui/trim/trim-range.ts';
import { reasonOf } from './reason.ts';
import { texts } from './texts.ts';

export type ReferenceUpload = {
  file: File;
  range: TrimRange;
  /** Set if the server already has the file; the server then cuts it. */
  uploadId: string | null;
  categoryId: string;
  subcategoryName: string;
  description: string;
};
/** `share`: 0 to 1 of the whole work. */
export type UploadWork = { stage: 'clipping' | 'sending'; share: number };

/** Cutting copies packets: it is the smaller part of the wait. */
const clippingShare = 0.3;

class UploadProblem extends Error {}

function clip(
  { file, range }: ReferenceUpload,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<File> {
  return cutInBrowser(file, { ...range, onProgress, signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    const { toolsFailed, clipFailed } = texts.problems;
    throw new UploadProblem(
      error instanceof LoadError ? toolsFailed(reasonOf(error.cause)) : clipFailed(reasonOf(error)),
    );
  });
}

async function requestServerCut(wanted: ReferenceUpload & { uploadId: string }): Promise<void> {
  const { categoryId, subcategoryName, description, uploadId, range } = wanted;
  const { startSeconds: startTime, endSeconds: endTime } = range;
  const body = { uploadId, videoType: subcategoryName, description, startTime, endTime };
  await call(cutReferenceVideo, { params: { categoryId }, body });
}

/**
 * Cuts the chosen part in the browser and sends only that part. If the whole file is on the server already, the server
 * makes the cut.
 */
export function useClipAndUpload(onDone: (upload: ReferenceUpload) => void) {
  const queryClient = useQueryClient();
  const [work, setWork] = useState<UploadWork | null>(null);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const send = async (wanted: ReferenceUpload, signal: AbortSignal) => {
    setWork({ stage: 'clipping', share: 0 });
    const onClipping = (share: number) => setWork({ stage: 'clipping', share: share * clippingShare });
    const file = await clip(wanted, onClipping, signal);
    const onProgress = (share: number) =>
      setWork({ stage: 'sending', share: clippingShare + share * (1 - clippingShare) });
    onProgress(0);
    const { categoryId, subcategoryName, description } = wanted;
    await sendForm(addReferenceVideo, {
      params: { categoryId },
      fields: { videoType: subcategoryName, description, file },
      onProgress,
      signal,
    });
  };
  const upload = useMutation({
    mutationFn: async (wanted: ReferenceUpload) => {
      const controller = new AbortController();
      stopping.current = controller;
      const { signal } = controller;
      const { uploadId } = wanted;
      const work = uploadId === null ? send(wanted, signal) : requestServerCut({ ...wanted, uploadId });
      await work.catch((error: unknown) => {
        signal.throwIfAborted();
        if (error instanceof UploadProblem) throw error;
        const isOurs = error instanceof CallError && error.details.field !== undefined;
        throw new UploadProblem(
          isOurs ? error.message : failureOrOutageText(error, texts.problems.uploadFailed),
        );
      });
    },
    onSuccess: (_reply, wanted) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.categories });
      onDone(wanted);
    },
    onSettled: () => setWork(null),
  });
  const { error } = upload;
  const isStopped = error instanceof DOMException && error.name === 'AbortError';
  return {
    work,
    isSending: upload.isPending,
    problem:
      error === null || isStopped
        ? null
        : error instanceof UploadProblem
          ? error.message
          : texts.problems.processing(reasonOf(error)),
    start: (wanted: ReferenceUpload) => upload.mutate(wanted),
    stop: () => stopping.current?.abort(),
    forgetProblem: upload.reset,
  };
}
