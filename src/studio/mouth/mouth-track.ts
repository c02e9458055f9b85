/** One frame's mouth, as a point in a continuous space: poses may be blended number by number. */
export type MouthPose = {
  /** 0 shut … 1 as wide as speech opens it ("ah"). */
  opening: number;
  /** −1 rounded ("oo") … 0 at rest … 1 spread ("ee"). */
  width: number;
  /** 0 hidden … 1 both rows of teeth close together and seen ("s"). */
  teeth: number;
  /** 0 lying low … 1 its tip raised against the upper teeth ("l", "th"). */
  tongue: number;
  /** 0 … 1 the lower lip under the upper teeth ("f", "v"). */
  tuck: number;
  /** 0 … 1 the lips pressed together ("m", "b", "p"). */
  press: number;
};

/** The mouth of a whole clip: `poses[n]` is drawn on frame n. */
export type MouthTrack = { framesPerSecond: number; poses: MouthPose[] };

export const restPose: MouthPose = { opening: 0, width: 0, teeth: 0, tongue: 0, tuck: 0, press: 0 };
