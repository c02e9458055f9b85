import path from 'node:path';
import { reelAspectRatios, reelStyleNames, reelStyles, type ReelAspectRatio } from '#contract/reels.ts';

/** Sample pictures and loops of the visual styles. */
export const reelStylesFolder = path.resolve(import.meta.dirname, '../../../../assets/reel-styles');

/** The visual styles, in display order. */
export const readReelStyles = () =>
  reelStyles.map((id) => ({
    id,
    name: reelStyleNames[id],
    samples: Object.fromEntries(
      reelAspectRatios.map((ratio) => {
        const file = `/assets/reel-styles/${id}-${ratio.replace(':', 'x')}`;
        return [ratio, { thumbnailUrl: `${file}.jpg`, sampleUrl: `${file}.mp4` }];
      }),
    ) as Record<ReelAspectRatio, { thumbnailUrl: string; sampleUrl: string }>,
  }));
