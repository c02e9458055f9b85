import type { MouthPose } from '../../mouth/mouth-track.ts';
import type { SpokenWord } from '../../speech/speech.ts';
import type { Expression } from './feelings.ts';

/** Seconds around each word in which the visemes control the lips. */
const clearSeconds = 0.1;
const turnSeconds = 0.35;

/** The mouth of an expression during silence; `share` 0 leaves the pose unchanged. */
export function lipsOf(pose: MouthPose, { parted, bared }: Expression, share = 1): MouthPose {
  if (share <= 0 || (parted === 0 && bared === 0)) return pose;
  const toward = (from: number, to: number): number => from + (Math.max(from, to) - from) * share;
  return {
    ...pose,
    opening: toward(pose.opening, parted),
    // A grin is wide; an open mouth without teeth is round.
    width: pose.width + (bared * 0.45 - (1 - bared) * Math.min(1, parted) * 0.58 - pose.width) * share,
    teeth: toward(pose.teeth, bared),
  };
}

/** 1 in silence, 0 during and near words. */
function silenceAt(words: readonly SpokenWord[], seconds: number): number {
  const apart = words.map(({ startSeconds, endSeconds }) =>
    Math.max(startSeconds - seconds, seconds - endSeconds, 0),
  );
  return Math.min(1, Math.max(0, (Math.min(...apart) - clearSeconds) / turnSeconds));
}

/** Applies expressions to the lips in silence; visemes and closures stay unchanged. */
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
