import { useMemo } from 'react';
import { captionRule } from '#contract/word-captions/caption-rule.ts';
import type { ClipCaptions } from '#contract/word-captions/clip-captions.ts';
import { clipWords } from '#contract/word-captions/clip-words.ts';
import { CaptionPreview } from '../../../parts/word-captions/caption-preview.tsx';
import type { CreatorDraft } from '../state/draft.ts';

type ClipCaptionPreviewProps = { product: CreatorDraft['product']; clipSeconds: number | null | undefined };

/** The clip's words while it plays, where and when the finished video will show them. */
export function ClipCaptionPreview({ product, clipSeconds }: ClipCaptionPreviewProps) {
  const { captions, startSeconds, endSeconds, overlayText } = product;
  const until = endSeconds ?? clipSeconds ?? null;
  if (!captions || until === null) return null;
  const from = startSeconds ?? 0;
  return (
    <PlayedCaptions
      captions={captions}
      part={{ startSeconds: from, durationSeconds: until - from }}
      hasText={overlayText.trim() !== ''}
    />
  );
}

type PlayedCaptionsProps = {
  captions: ClipCaptions;
  part: { startSeconds: number; durationSeconds: number };
  hasText: boolean;
};

function PlayedCaptions({ captions, part, hasText }: PlayedCaptionsProps) {
  const { file, offsetSeconds, style } = captions;
  const { startSeconds, durationSeconds } = part;
  const shown = useMemo(
    () => ({
      words: clipWords(file, { startSeconds: startSeconds + offsetSeconds, durationSeconds }),
      untilSeconds: durationSeconds,
    }),
    [file, offsetSeconds, startSeconds, durationSeconds],
  );
  return (
    <CaptionPreview
      captions={shown}
      style={style}
      centreShare={hasText ? captionRule.centreShareAboveText : captionRule.centreShare}
      videoFromSeconds={startSeconds}
    />
  );
}
