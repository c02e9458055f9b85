import type { MouthTrack } from '../mouth/mouth-track.ts';
import type { MouthRange } from './mouth-range.ts';

/** How the mouth has to stand in a frame, in eye distances. */
export type MouthOpening = {
  openness: number;
  width: number;
  /** The lips have to be seen to meet. */
  isClosure: boolean;
};

/** From this press on, a plan means lips that touch. */
export const closurePress = 0.95;

/** How far "ee" and "oo" go from the width at rest. */
const spreadReach = 0.07;
const roundReach = 0.13;

export function planOpenings(track: MouthTrack, range: MouthRange): MouthOpening[] {
  // Shut means shut, also where the template's own mouth was never quite.
  const shut = Math.min(range.shutOpenness, 0.02);
  return track.poses.map(({ opening, width, press }) => ({
    openness: shut + (range.wideOpenness - shut) * opening * (1 - press),
    width: range.neutralWidth + width * (width > 0 ? spreadReach : roundReach),
    isClosure: press > closurePress,
  }));
}
