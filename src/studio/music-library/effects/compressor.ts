import { decibelsToGain, sampleRate } from '../sound.ts';
import type { Sound } from '../sound.ts';

type Compressor = { thresholdDb: number; ratio: number; attackSeconds: number; releaseSeconds: number };

/** Stereo-linked bus compression, so that the stereo image stays centred. In place. */
export function compress(
  loop: Sound,
  { thresholdDb, ratio, attackSeconds, releaseSeconds }: Compressor,
): void {
  const attack = 1 - Math.exp(-1 / (attackSeconds * sampleRate));
  const release = 1 - Math.exp(-1 / (releaseSeconds * sampleRate));
  const threshold = decibelsToGain(thresholdDb) ** 2;
  const exponent = (1 / ratio - 1) / 2;
  const count = loop.left.length;
  let power = 0;
  for (let index = 0; index < 2 * count; index++) {
    const here = index % count;
    const now = (loop.left[here]! ** 2 + loop.right[here]! ** 2) / 2;
    power += (now - power) * (now > power ? attack : release);
    if (index < count || power <= threshold) continue;
    const gain = (power / threshold) ** exponent;
    loop.left[here]! *= gain;
    loop.right[here]! *= gain;
  }
}
