import { restPose, type MouthPose } from '../../mouth/mouth-track.ts';
import type { SpokenQuotation } from '../speech/join-runs.ts';

/** The mouth of a person in a scene: one state per frame, 0 at rest; state n > 0 is `poses[n − 1]`. */
export type MouthStates = {
  states: number[];
  poses: MouthPose[];
  /** 0…1 per frame: how vividly the person is speaking, smoothed over single sounds. */
  vividness: number[];
};

/** As few as possible without a visible difference, because each is painted. */
const maxPoses = 22;
const weights: Record<keyof MouthPose, number> = {
  opening: 1,
  width: 0.6,
  teeth: 0.2,
  tongue: 0.15,
  tuck: 0.5,
  press: 0.5,
};
const names = Object.keys(weights) as (keyof MouthPose)[];
const distance = (one: MouthPose, other: MouthPose): number =>
  Math.hypot(...names.map((name) => (one[name] - other[name]) * weights[name]));

/** Frames of the transition from the face at rest to the first sound, and back after the last. */
const turnFrames = 4;

/**
 * Plans the mouth of one person from the scene's quotations; `rest` is the mouth of the face at rest. Null if the person
 * does not speak.
 */
export function planMouthStates(
  quotations: readonly SpokenQuotation[],
  { characterId, frames, rest }: { characterId: string; frames: number; rest: MouthPose },
): MouthStates | null {
  const wanted: (MouthPose | null)[] = Array.from({ length: frames }, () => null);
  for (const { characterId: speaker, startSeconds, mouth } of quotations) {
    if (speaker !== characterId || !mouth) continue;
    const from = Math.round(startSeconds * 30);
    for (const [index, pose] of mouth.poses.entries()) if (from + index < frames) wanted[from + index] = pose;
  }
  if (wanted.every((pose) => pose === null)) return null;
  const shown = wanted.map((pose, frame) => pose ?? turning(wanted, frame, rest));
  const poses = choosePoses(shown.filter((pose) => pose !== null));
  return {
    poses,
    states: shown.map((pose) => (pose ? 1 + nearest(pose, poses) : 0)),
    vividness: smoothed(wanted.map((pose) => pose?.opening ?? 0)),
  };
}

/** The pose between rest and a sound a few frames away; null without a sound nearby. */
function turning(wanted: readonly (MouthPose | null)[], frame: number, rest: MouthPose): MouthPose | null {
  for (let away = 1; away <= turnFrames; away += 1) {
    const pose = wanted[frame + away] ?? wanted[frame - away];
    if (!pose) continue;
    const share = away / (turnFrames + 1);
    const between = (name: keyof MouthPose) => pose[name] + (rest[name] - pose[name]) * share;
    return Object.fromEntries(names.map((name) => [name, between(name)])) as MouthPose;
  }
  return null;
}

function nearest(pose: MouthPose, poses: readonly MouthPose[]): number {
  const distances = poses.map((each) => distance(each, pose));
  return distances.indexOf(Math.min(...distances));
}

/** Farthest-first selection: the shut mouth, then repeatedly the pose least like the chosen ones. */
function choosePoses(spoken: readonly MouthPose[]): MouthPose[] {
  const chosen: MouthPose[] = [restPose];
  let distances = spoken.map((pose) => distance(pose, restPose));
  while (chosen.length < maxPoses && Math.max(...distances) > 0.07) {
    const next = spoken[distances.indexOf(Math.max(...distances))]!;
    chosen.push(next);
    distances = spoken.map((pose, index) => Math.min(distances[index]!, distance(pose, next)));
  }
  return chosen;
}

const halfSecond = 15;

/** The mean over half a second, applied twice to remove corners. */
function smoothed(values: readonly number[]): number[] {
  const mean = (row: readonly number[]) =>
    row.map((_, at) => {
      const part = row.slice(Math.max(0, at - halfSecond / 2), at + halfSecond / 2 + 1);
      return part.reduce((sum, value) => sum + value, 0) / part.length;
    });
  return mean(mean(values)).map((value) => Math.min(1, value * 2.2));
}
