import { chooseLengths, type LengthChoice } from './choose-lengths.ts';
import { drawLines } from './draw-lines.ts';
import type { ReelBrief, ReelScript } from './reel-script.ts';

const attempts = 10;
/** In seconds: a script of natural lengths this close to its duration needs no other draw. */
const goodCost = 1.2;

/**
 * Writes the script of a reel: the same brief gives the same script, each version a different one. It makes no claims
 * that are not in the brief.
 */
export function writeReelScript(brief: ReelBrief): ReelScript {
  let best: LengthChoice | null = null;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const choice = chooseLengths(drawLines(brief, attempt).lines, brief.durationSeconds);
    if (!best || choice.cost < best.cost) best = choice;
    if (best.cost <= goodCost) break;
  }
  return { lines: best!.lines };
}
