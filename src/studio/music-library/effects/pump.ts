import { sampleRate } from '../sound.ts';
import type { Sound } from '../sound.ts';

type Pump = {
  /** Where the kicks begin, in samples; positions beyond the loop wrap around. */
  kickSamples: readonly number[];
  /** 0 to 1. */
  depth: number;
  recoverySeconds: number;
};

/** The gain follows its target with this time constant, because a jump would click. */
const slewSeconds = 0.003;

/** Sidechain ducking: each kick lowers the sound by `depth`, and it recovers until `recoverySeconds` later. In place. */
export function pump(loop: Sound, { kickSamples, depth, recoverySeconds }: Pump): void {
  if (kickSamples.length === 0) return;
  const count = loop.left.length;
  const kicks = kickSamples.map((at) => ((at % count) + count) % count).sort((left, right) => left - right);
  let last = kicks.at(-1)! - count;
  let next = 0;
  let gain = 1;
  const slew = 1 - Math.exp(-1 / (slewSeconds * sampleRate));
  // The first pass makes no sound: it finds the gain at the start of the loop.
  for (let index = -count; index < count; index++) {
    const here = (index + count) % count;
    if (here === 0) [last, next] = [kicks.at(-1)! - count, 0];
    if (kicks[next] === here) last = kicks[next++]!;
    const recovered = Math.min(1, (here - last) / (recoverySeconds * sampleRate));
    const target = 1 - depth * (0.5 + 0.5 * Math.cos(Math.PI * recovered));
    gain += (target - gain) * slew;
    if (index < 0) continue;
    loop.left[here]! *= gain;
    loop.right[here]! *= gain;
  }
}
