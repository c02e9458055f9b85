import type { MouthTrack } from '../../mouth/mouth-track.ts';

export type Stress = { frame: number; strength: number };

const minGapSeconds = 0.42;

/** Opening of the mouth, smoothed over about a fifth of a second: shows syllables without their consonants. */
export function syllableEnvelope(track: MouthTrack): number[] {
  const reach = Math.max(1, Math.round(track.framesPerSecond * 0.1));
  return track.poses.map((_, frame) => {
    let sum = 0;
    let weight = 0;
    for (let offset = -reach; offset <= reach; offset += 1) {
      const share = 1 - Math.abs(offset) / (reach + 1);
      sum += share * (track.poses[frame + offset]?.opening ?? 0);
      weight += share;
    }
    return sum / weight;
  });
}

/** The stressed syllables, which speakers emphasize with head, brows and hands. */
export function findStresses(track: MouthTrack): Stress[] {
  const envelope = syllableEnvelope(track);
  const mean = envelope.reduce((sum, value) => sum + value, 0) / Math.max(1, envelope.length);
  const minGap = minGapSeconds * track.framesPerSecond;
  const stresses: Stress[] = [];
  const peaks = envelope
    .map((value, frame) => ({ frame, strength: value }))
    .filter(
      ({ frame, strength }) =>
        strength > mean * 1.15 &&
        strength >= (envelope[frame - 1] ?? 0) &&
        strength > (envelope[frame + 1] ?? 0),
    )
    .sort((one, other) => other.strength - one.strength);
  for (const peak of peaks) {
    if (stresses.every(({ frame }) => Math.abs(frame - peak.frame) >= minGap)) stresses.push(peak);
  }
  const strongest = stresses[0]?.strength ?? 1;
  return stresses
    .map(({ frame, strength }) => ({ frame, strength: strength / strongest }))
    .sort((one, other) => one.frame - other.frame);
}
