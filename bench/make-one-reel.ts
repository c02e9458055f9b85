import path from 'node:path';
import { renderReel } from '#studio/reel/render-reel.ts';
import type { ReelStyle } from '#studio/reel/reel-plan.ts';
import { reelPlan } from '#studio/reel/test-reels.ts';

/** Makes one reel of 15 s, in a separate process to measure its CPU time. */
const [workFolder, style] = process.argv.slice(2) as [string, ReelStyle];
await renderReel({
  plan: reelPlan(style, '9:16'),
  outputPath: path.join(workFolder, `${style}.mp4`),
  workFolder,
});
