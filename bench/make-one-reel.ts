import path from 'node:path';
import { renderReel } from '#studio/reel/render-reel.ts';
import type { ReelStyle } from '#studio/reel/reel-plan.ts';
import { reelPlan } from '#studio/reel/test-reels.ts';

/** One reel of 15 s, in a process of its own so that its CPU can be counted. */
const [workDir, style] = process.argv.slice(2) as [string, ReelStyle];
await renderReel({ plan: reelPlan(style, '9:16'), outputPath: path.join(workDir, `${style}.mp4`), workDir });
