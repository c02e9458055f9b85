import { useMemo } from 'react';
import type { ClipCaptions } from '#contract/word-captions/clip-captions.ts';
import { clipWords } from '#contract/word-captions/clip-words.ts';
import { CaptionPreview } from '../../../parts/word-captions/caption-preview.tsx';
import type { CreatorDraft } from '../state/draft.ts';

type ClipCaptionPreviewProps = {
  product: CreatorDraft['product'];
  clipSeconds: number | null | undefined;
  centreShare: number;
};

/** The clip's words while it plays, where and when the finished video will show them. */
export function ClipCaptionPreview({ product, clipSeconds, centreShare }: ClipCaptionPreviewProps) {
  const { captions, startSeconds, endSeconds } = product;
  const until = endSeconds ?? clipSeconds ?? null;
  if (!captions || until === null) return null;
  const from = startSeconds ?? 0;
  return (
    <PlayedCaptions
      captions={captions}
      range={{ startSeconds: from, durationSeconds: until - from }}
      centreShare={centreShare}
    />
  );
}

type PlayedCaptionsProps = {
  captions: ClipCaptions;
  range: { startSeconds: number; durationSeconds: number };
  centreShare: number;
};

function PlayedCaptions({ captions, range, centreShare }: PlayedCaptionsProps) {
  const { file, offsetSeconds, style } = captions;
  const { startSeconds, durationSeconds } = range;
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
      centreShare={centreShare}
      videoFromSeconds={startSeconds}
    />
  );
}
