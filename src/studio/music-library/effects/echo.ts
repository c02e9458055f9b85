import { makeSilence } from '../sound.ts';
import type { Sound } from '../sound.ts';
import { makeFilter } from './biquad.ts';

type Echo = {
  delaySamples: number;
  /** Gain of each repeat relative to the previous one, 0 to 1. */
  feedback: number;
};

/** Ping-pong delay: repeats alternate left and right, each darker than the previous. Returns the wet signal only. */
export function echo(loop: Sound, { delaySamples, feedback }: Echo): Sound {
  const count = loop.left.length;
  const wet = makeSilence(count);
  const lines = [new Float32Array(delaySamples), new Float32Array(delaySamples)] as const;
  const darker = [makeFilter('lowPass', { hertz: 3500 }), makeFilter('lowPass', { hertz: 3500 })] as const;
  const thinner = [makeFilter('highPass', { hertz: 300 }), makeFilter('highPass', { hertz: 300 })] as const;
  let at = 0;
  // The first pass makes no sound: it fills the lines with the repeats from the end of the loop.
  for (let index = 0; index < 2 * count; index++) {
    const here = index % count;
    const left = lines[0][at]!;
    const right = lines[1][at]!;
    const input = (loop.left[here]! + loop.right[here]!) / 2;
    lines[0][at] = thinner[0](darker[0](input + right * feedback));
    lines[1][at] = thinner[1](darker[1](left));
    at = at + 1 === delaySamples ? 0 : at + 1;
    if (index < count) continue;
    wet.left[here] = left;
    wet.right[here] = right;
  }
  return wet;
}
