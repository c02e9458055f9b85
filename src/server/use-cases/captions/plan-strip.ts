import { captionMoment, stillsOf } from '#contract/word-captions/caption-moment.ts';
import { captionWeight } from '#contract/word-captions/caption-styles.ts';
import type { CaptionSurface } from '#contract/word-captions/caption-pen.ts';
import { drawCaptions } from '#contract/word-captions/draw-captions.ts';
import { layOutCaptions, type CaptionLayoutInput } from '#contract/word-captions/lay-out-captions.ts';
import {
  openMeasuringContext,
  setCaptionFont,
  type CaptionContext,
  type CaptionStrip,
} from '#studio/captions/caption-strip.ts';

const surfaceOn = (pen: CaptionContext): CaptionSurface => ({
  pen,
  setFont: (font) => setCaptionFont(pen, { ...font, weight: captionWeight }),
});

/** Space for outlines, shadows and jumping words, as a share of the captions' height. */
const marginShare = 0.35;

/** A clip's captions, ready to be drawn into it; null if there are none. */
export function planStrip(task: CaptionLayoutInput): CaptionStrip | null {
  const plan = layOutCaptions(surfaceOn(openMeasuringContext()), task);
  if (plan.groups.length === 0) return null;
  const { width, height } = task.frame;
  const heights = plan.groups.map(({ top, bottom }) => bottom - top);
  const margin = Math.max(...heights) * marginShare;
  const top = even(Math.max(0, Math.min(...plan.groups.map((group) => group.top)) - margin), Math.floor);
  const bottom = even(
    Math.min(height, Math.max(...plan.groups.map((group) => group.bottom)) + margin),
    Math.ceil,
  );
  return {
    width,
    top,
    height: bottom - top,
    nameAt: (seconds) => {
      const moment = captionMoment(plan, seconds);
      return moment && JSON.stringify(moment);
    },
    stills: stillsOf(plan),
    draw: (context, seconds) => {
      const moment = captionMoment(plan, seconds);
      if (moment) drawCaptions(surfaceOn(context), plan, moment);
    },
  };
}

const even = (rows: number, round: (value: number) => number): number => round(rows / 2) * 2;
