import { sampleRate } from '../sound.ts';
import type { Sound } from '../sound.ts';

type Pump = { kickSamples: readonly number[]; depth: number; recoverySeconds: number };

/** Sidechain ducking: each kick lowers the sound by `depth` (0…1), and it recovers after it. In place. */
export function pump(loop: Sound, { kickSamples, depth, recoverySeconds }: Pump): void {
  if (kickSamples.length === 0) return;
  const count = loop.left.length;
  const kicks = kickSamples.map((at) => ((at % count) + count) % count).sort((left, right) => left - right);
  let last = kicks.at(-1)! - count;
  let next = 0;
  let gain = 1;
  const slew = 1 - Math.exp(-1 / (0.003 * sampleRate));
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
