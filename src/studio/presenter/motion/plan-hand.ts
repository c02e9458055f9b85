import { between, seededRandom } from '../paint/seeded-random.ts';
import type { MouthTrack } from '../../mouth/mouth-track.ts';
import type { Gestures } from './gestures.ts';
import { pulse } from './pulses.ts';
import type { Stress } from './stresses.ts';

/** The hand comes up for a strong word, beats with the next ones, and rests again. */
export function planHand(
  track: MouthTrack,
  stresses: readonly Stress[],
  seed: number,
  hand: Gestures['hand'],
): { raise: number; turn: number }[] {
  const random = seededRandom(seed);
  const rate = track.framesPerSecond;
  const gestures: { start: number; hold: number }[] = [];
  if (hand === null) return track.poses.map(() => ({ raise: 0, turn: 0 }));
  let freeFrom = 0.25 * rate;
  for (const { frame, strength } of stresses) {
    const start = frame - 0.4 * rate;
    if (strength < hand.minStrength || start < freeFrom || start > track.poses.length - 1.1 * rate) continue;
    const hold = between(random, 0.7, 1.3) * rate;
    gestures.push({ start, hold });
    freeFrom = start + hold + between(random, ...hand.pauseSeconds) * rate;
  }
  return track.poses.map((_, frame) => {
    const raise = Math.max(
      0,
      ...gestures.map(({ start, hold }) => pulse(frame, start, 0.45 * rate, hold, 0.55 * rate)),
    );
    const beat = stresses.reduce(
      (sum, stress) =>
        sum + stress.strength * pulse(frame, stress.frame - 0.12 * rate, 0.12 * rate, 0, 0.3 * rate),
      0,
    );
    return { raise, turn: raise * (Math.sin(frame / (0.31 * rate)) * 0.25 + beat * 0.8) };
  });
}
