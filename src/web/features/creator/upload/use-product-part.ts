import { useEffect } from 'react';
import type { CreatorControl } from '../state/creator-context.ts';
import { useMediaInput } from '../../../parts/media-input/use-media-input.ts';
import { useProductAttachment } from './use-product-attachment.ts';

/** The product clip from the chosen file to the part of the video; it is sent and attached at whatever step. */
export function useProductPart(control: CreatorControl) {
  const { dispatch, changeProduct } = control;
  const input = useMediaInput({ kind: 'video', onChange: changeProduct });
  const attachment = useProductAttachment(control, input.upload);
  const { phase } = input.upload.state;
  useEffect(() => dispatch({ type: 'move-clip', phase }), [dispatch, phase]);
  return { input, attachment };
}
export type ProductPart = ReturnType<typeof useProductPart>;
