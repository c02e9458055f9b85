import { useMemo } from 'react';
import type { CaptionStyle } from '#contract/word-captions/caption-styles.ts';
import { estimateCaptions } from '#contract/word-captions/estimate-captions.ts';
import { CaptionPreview } from '../../../parts/word-captions/caption-preview.tsx';
import type { CreatorDraft } from '../state/draft.ts';

type HookCaptionsProps = Pick<CreatorDraft['hook'], 'text' | 'style' | 'speed'> & {
  captionStyle: CaptionStyle;
};

/** The word captions of the hook at about the pace at which it will be said. */
export function HookCaptions({ text, style, speed, captionStyle }: HookCaptionsProps) {
  const captions = useMemo(() => estimateCaptions(text, style, speed), [text, style, speed]);
  return <CaptionPreview captions={captions} style={captionStyle} />;
}
