import { useMemo } from 'react';
import { defaultVideoFormat, videoFormats } from '#contract/video-formats.ts';
import type { CaptionStyle } from '#contract/word-captions/caption-styles.ts';
import type { CaptionWord } from '#contract/word-captions/caption-words.ts';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';
import { CaptionCanvas } from './caption-canvas.tsx';
import classes from './word-captions.module.css';

type CaptionPreviewProps = {
  captions: { words: CaptionWord[]; untilSeconds: number };
  style: CaptionStyle;
  centreShare?: number;
  /** If set, the captions follow the video in the same frame from this second on; else they play by themselves. */
  videoFromSeconds?: number;
};

const frame = videoFormats[defaultVideoFormat];
const rows = { top: 0, height: frame.height };

/** Word captions over a picture in the video's aspect ratio, as in the finished video. */
export function CaptionPreview({ captions, style, centreShare, videoFromSeconds }: CaptionPreviewProps) {
  const { words, untilSeconds } = captions;
  const task = useMemo(
    () => ({ words, untilSeconds, style, frame, ...(centreShare === undefined ? {} : { centreShare }) }),
    [words, untilSeconds, style, centreShare],
  );
  return (
    <CaptionCanvas
      task={task}
      rows={rows}
      isMoving={!prefersReducedMotion()}
      videoFromSeconds={videoFromSeconds}
      className={classes.preview}
    />
  );
}
