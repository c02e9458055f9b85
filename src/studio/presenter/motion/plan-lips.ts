import type { MouthPose } from '../../mouth/mouth-track.ts';
import type { SpokenWord } from '../../speech/speech.ts';
import type { Expression } from './feelings.ts';

/** Lips belong to the sounds until this long after a word, and again this long before the next. */
const clearSeconds = 0.1;
const turnSeconds = 0.3;

/** The mouth that a feeling holds while nothing is said: `share` 0 leaves the pose as it is. */
export function lipsOf(pose: MouthPose, { parted, bared }: Expression, share = 1): MouthPose {
  if (share <= 0 || (parted === 0 && bared === 0)) return pose;
  const toward = (from: number, to: number): number => from + (Math.max(from, to) - from) * share;
  return {
    ...pose,
    opening: toward(pose.opening, parted),
    // A grin is wide, an open mouth without teeth round.
    width: pose.width + (bared * 0.45 - (1 - bared) * parted * 0.75 - pose.width) * share,
    teeth: toward(pose.teeth, bared),
  };
}

/** 1 where nothing is said, 0 in words and beside them. */
function silenceAt(words: readonly SpokenWord[], seconds: number): number {
  const apart = words.map(({ startSeconds, endSeconds }) =>
    Math.max(startSeconds - seconds, seconds - endSeconds, 0),
  );
  return Math.min(1, Math.max(0, (Math.min(...apart) - clearSeconds) / turnSeconds));
}

/** The poses with what feelings do to resting lips. Closures and sounds stay as they are. */
export function planLips(
  poses: readonly MouthPose[],
  words: readonly SpokenWord[],
  expressions: readonly Expression[],
  framesPerSecond: number,
): MouthPose[] {
  if (words.length === 0) return [...poses];
  return poses.map((pose, frame) =>
    pose.press > 0.05 || pose.tuck > 0.05
      ? pose
      : lipsOf(pose, expressions[frame]!, silenceAt(words, frame / framesPerSecond)),
  );
}
