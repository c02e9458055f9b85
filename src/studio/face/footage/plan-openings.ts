import type { MouthTrack } from '../../mouth/mouth-track.ts';
import { minSpan, type MouthRange } from '../lips/mouth-range.ts';
import { mean } from './statistics.ts';

/** Target of the mouth in a frame, in eye distances. */
export type MouthOpening = {
  openness: number;
  width: number;
  /** The lips must be visibly closed. */
  isClosure: boolean;
  /** As planned, 0 … 1: visible teeth, raised tongue, lower lip under the upper teeth. */
  teeth: number;
  tongue: number;
  tuck: number;
};

/** Planned press from which lips must touch. */
export const closurePress = 0.95;

/** How far "ee" and "oo" deviate from the width at rest. */
const spreadReach = 0.07;
const roundReach = 0.13;

/** Above a tucked lower lip the upper teeth must be visible. */
const tuckedOpenness = 0.045;

/** A synthetic voice is fast: lips that would exceed the person's speed move less, as in real speech. */
const minReach = 0.7;

export function planOpenings(track: MouthTrack, range: MouthRange): MouthOpening[] {
  // Closed completely, even if the template's mouth never was.
  const shut = Math.min(range.shutOpenness, 0.02);
  const span = range.wideOpenness - shut;
  const openings = track.poses.map(({ opening, press }) => opening * (1 - press));
  const speed = mean(openings.slice(1).map((opening, at) => Math.abs(opening - openings[at]!))) * span;
  const { usualSpeed } = range;
  const isHurried = usualSpeed !== null && usualSpeed < speed;
  const reach = isHurried ? Math.max(minReach, usualSpeed / speed) : 1;
  const held = Math.min(span, Math.max(minSpan, span * reach));
  return track.poses.map(({ width, press, teeth, tongue, tuck }, frame) => {
    const openness = shut + held * openings[frame]!;
    return {
      openness: openness + Math.max(0, tuckedOpenness - openness) * tuck,
      width: range.neutralWidth + width * (width > 0 ? spreadReach : roundReach),
      isClosure: press > closurePress,
      teeth,
      tongue,
      tuck,
    };
  });
}
