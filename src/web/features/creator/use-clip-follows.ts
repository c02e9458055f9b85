import { useEffect } from 'react';
import { announce } from '../../ui/announce.ts';
import { texts } from './texts.ts';
import type { CreatorDraft } from './draft.ts';
import type { CreatorStep } from './steps.ts';
import { useAttachProduct } from './use-attach-product.ts';
import type { FileUpload } from '../../parts/media-input/send/use-file-upload.ts';

/** Whoever has gone on from Upload has decided for the clip: it is sent, and made a part of the video once it is there. */
export function useClipFollows(options: {
  step: CreatorStep;
  generationId: string | null;
  product: CreatorDraft['product'];
  fileUpload: FileUpload;
}): void {
  const { step, generationId, product, fileUpload } = options;
  const { state, send } = fileUpload;
  const hasGoneOn = step === 'music' || step === 'preview';
  const isWaiting = hasGoneOn && state.phase === 'chosen';
  useEffect(() => {
    if (isWaiting) send();
  });

  const { mutate } = useAttachProduct(generationId);
  // Entering Preview attaches by itself.
  const uploadId = step === 'music' ? product.uploadId : null;
  useEffect(() => {
    if (uploadId === null) return;
    mutate(product, { onError: () => announce(texts.upload.addFailed, 'failure') });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each file that arrives; its other entries belong to the Upload step
  }, [uploadId, mutate]);

  const isBroken = hasGoneOn && state.phase === 'broken';
  useEffect(() => {
    if (isBroken) announce(texts.upload.failed, 'failure');
  }, [isBroken]);
}
