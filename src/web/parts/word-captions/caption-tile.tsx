import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { Radio } from '@mantine/core';
import { useState } from 'react';
import { captionRule } from '#contract/word-captions/caption-rule.ts';
import type { CaptionStyle } from '#contract/word-captions/caption-styles.ts';
import { estimateCaptions } from '#contract/word-captions/estimate-captions.ts';
import { useHoverPlay } from '../../ui/use-hover-play.ts';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';
import { CaptionCanvas } from './caption-canvas.tsx';
import { captionTexts } from './caption-texts.ts';
import classes from './word-captions.module.css';

const sample = estimateCaptions(captionTexts.sample, 'natural', 0.9);
/** A narrow frame, so that the sample's letters are large in a small tile. */
const frame = { width: 640, height: 720 };
const rows = { top: Math.round(frame.height * captionRule.centreShare) - 110, height: 220 };

type CaptionTileProps = { style: CaptionStyle; isLocked: boolean };

/** A sample of one style, which moves on hover, on keyboard focus and during a long press. */
export function CaptionTile({ style, isLocked }: CaptionTileProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const play = useHoverPlay(setIsPlaying);
  const [task] = useState(() => ({ ...sample, style, frame }));
  return (
    <Radio.Card
      value={style}
      className={classes.tile}
      aria-label={captionTexts.styles[style]}
      disabled={isLocked}
      {...play.handlers}
    >
      <span className={classes.sample}>
        <CaptionCanvas
          task={task}
          rows={rows}
          isMoving={isPlaying && !prefersReducedMotion()}
          className={classes.sampleCanvas}
        />
      </span>
      <span className={classes.name}>
        <Radio.Indicator size="xs" />
        {captionTexts.styles[style]}
      </span>
    </Radio.Card>
  );
}
