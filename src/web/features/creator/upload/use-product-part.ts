import { useEffect } from 'react';
import { prepareToSend } from '../../../lib/resumable-upload.ts';
import type { CreatorControl } from '../state/creator-context.ts';
import { useFileUpload } from '../../../parts/media-input/send/use-file-upload.ts';
import { useTrimmedClip } from '../../../parts/media-input/use-trimmed-clip.ts';
import { useProductAttachment } from './use-product-attachment.ts';

/** The product clip from the chosen file to the part of the video; it is sent and attached at whatever step. */
export function useProductPart(control: CreatorControl) {
  const { dispatch, changeProduct } = control;
  const fileUpload = useFileUpload({
    kind: 'video',
    onSent: (upload) => changeProduct({ uploadId: upload.id }),
  });
  const clip = useTrimmedClip(fileUpload, changeProduct);
  const attachment = useProductAttachment(control, fileUpload);
  const { phase } = fileUpload.state;
  useEffect(() => dispatch({ type: 'move-clip', phase }), [dispatch, phase]);
  useEffect(prepareToSend, []);
  return { fileUpload, clip, attachment };
}
export type ProductPart = ReturnType<typeof useProductPart>;
