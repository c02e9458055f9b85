/** The mouth in one frame. The values are continuous, so poses can be interpolated. */
export type MouthPose = {
  /** 0 closed … 1 widest opening in speech ("ah"). */
  opening: number;
  /** −1 rounded ("oo") … 0 at rest … 1 spread ("ee"). */
  width: number;
  /** 0 hidden … 1 both rows of teeth visible and close together ("s"). */
  teeth: number;
  /** 0 lowered … 1 tip raised against the upper teeth ("l", "th"). */
  tongue: number;
  /** 0 … 1 lower lip under the upper teeth ("f", "v"). */
  tuck: number;
  /** 0 … 1 lips pressed together ("m", "b", "p"). */
  press: number;
};

/** The mouth of a whole clip: `poses[n]` is drawn on frame n. */
export type MouthTrack = { framesPerSecond: number; poses: MouthPose[] };

export const restPose: MouthPose = { opening: 0, width: 0, teeth: 0, tongue: 0, tuck: 0, press: 0 };

/** The mouth takes its shape before the sound is audible, so a small visual lead looks in sync. */
export const visualLeadSeconds = 0.04;
