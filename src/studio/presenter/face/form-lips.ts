import type { Expression } from '../motion/feelings.ts';
import type { MouthPose } from '../../mouth/mouth-track.ts';
import type { FaceLook } from './face-look.ts';

/** A grin gives way to the round lips of "we" and "oh". */
const roundShare = ({ width }: MouthPose): number => 0.65 * Math.min(1, Math.max(0, -width));

/** The lips of a feeling: it moves the corners and changes their fullness, and leaves the viseme's opening alone. */
export function formLips(look: FaceLook, expression: Expression, pose: MouthPose): FaceLook {
  const { mouth } = look;
  const { tension, chin } = expression;
  const smile = expression.smile * (1 - roundShare(pose));
  const up =
    smile >= 0
      ? smile * (6 + 4 * Math.min(1, Math.max(0, pose.opening) * 3))
      : smile * 17 * (mouth.cornerDrop ?? 1);
  const broad = Math.max(0, smile);
  const pressed = Math.max(0, tension);
  const full = Math.max(0, -tension);
  return {
    ...look,
    mouth: {
      ...mouth,
      smile: mouth.smile + up,
      halfWidth: mouth.halfWidth * (1 + (smile > 0 ? 0.17 : 0.07) * smile - 0.18 * full - 0.04 * pressed),
      // Stretched and raised over the teeth.
      upperThickness: mouth.upperThickness * (1 - 0.22 * broad + 0.14 * full - 0.42 * pressed),
      lowerThickness: mouth.lowerThickness * (1 - 0.1 * broad + 0.12 * full - 0.4 * pressed + 0.08 * chin),
    },
  };
}
