import { restPose, type MouthPose } from '../../mouth/mouth-track.ts';
import type { SpokenQuotation } from '../speech/join-runs.ts';

/** The mouth of a person in a scene: a state a frame, 0 at rest; state n > 0 is `poses[n − 1]`. */
export type MouthStates = {
  states: number[];
  poses: MouthPose[];
  /** 0…1 a frame: how vividly the person is speaking, without the single sounds. */
  vividness: number[];
};

/** As few as look like all of them: each is painted once. */
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

/** Frames in which a face turns from its own look into the first sound, and back after the last. */
const turnFrames = 4;

/**
 * The mouth of one person from what the scene's quotations say, `rest` being its own look; null when the person says
 * nothing.
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

/** Between the face's own mouth and a sound a few frames away; null where nothing is said near by. */
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

/** Farthest-first: the shut mouth, then always the pose that is least like the chosen ones. */
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

/** The mean of half a second, twice: no corner is left. */
function smoothed(values: readonly number[]): number[] {
  const mean = (row: readonly number[]) =>
    row.map((_, at) => {
      const part = row.slice(Math.max(0, at - halfSecond / 2), at + halfSecond / 2 + 1);
      return part.reduce((sum, value) => sum + value, 0) / part.length;
    });
  return mean(mean(values)).map((value) => Math.min(1, value * 2.2));
}
