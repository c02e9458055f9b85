import { type PlacedTarget, blendTargets, placeTargets, reachSeconds } from './blend-targets.ts';
import { closureFrames, tuckFrames } from './contact-frames.ts';
import { limitChange, limitFall, limitRise } from './limit-change.ts';
import { type MouthPose, type MouthTrack, visualLeadSeconds } from './mouth-track.ts';
import type { Phone } from '../speech/speech.ts';

/** Maximum change per frame at 30 fps, as lips and jaw move in fast speech. */
const openingStep = 0.42;
const widthStep = 0.5;
const otherStep = 0.5;
const pressStep = 0.7;

/**
 * One pose per frame, `ceil(durationSeconds × framesPerSecond)` in all: at rest in silence, shut on each of
 * `closureFrames`, the lower lip under the teeth in each f and v.
 */
export function planMouth(speech: {
  phones: Phone[];
  durationSeconds: number;
  framesPerSecond?: number;
}): MouthTrack {
  const { phones, durationSeconds, framesPerSecond = 30 } = speech;
  const blended = blendFrames(placeTargets(phones, durationSeconds), durationSeconds, framesPerSecond);
  const closed = closureFrames(phones, durationSeconds, framesPerSecond);
  const isClosed = new Set(closed);
  const tucked = tuckFrames(phones, durationSeconds, framesPerSecond).filter((frame) => !isClosed.has(frame));

  const stepScale = 30 / framesPerSecond;
  const channel = (name: keyof MouthPose) => blended.map((pose) => pose[name]);
  const opening = channel('opening');
  const tuck = channel('tuck');
  const press = channel('press').map((value, frame) => value * clamp(1 - opening[frame]! / 0.25));
  for (const frame of tucked) {
    tuck[frame] = 1;
    // A neighbouring m, b or p would dominate a very short f or v and press the lips together on its only frame.
    press[frame] = 0;
    opening[frame] = Math.min(opening[frame]!, 0.14);
  }
  for (const frame of closed) {
    press[frame] = 1;
    opening[frame] = 0;
  }
  const steady = {
    opening: limitRise(opening, openingStep * stepScale),
    width: limitChange(channel('width'), widthStep * stepScale),
    teeth: limitChange(channel('teeth'), otherStep * stepScale),
    tongue: limitChange(channel('tongue'), otherStep * stepScale),
    tuck: limitFall(tuck, otherStep * stepScale),
    press: limitFall(press, pressStep * stepScale),
  };
  const poses = blended.map((_, frame) => ({
    opening: clamp(steady.opening[frame]!),
    width: clamp(steady.width[frame]!, -1),
    teeth: clamp(steady.teeth[frame]!),
    tongue: clamp(steady.tongue[frame]!),
    tuck: clamp(steady.tuck[frame]! * (1 - steady.press[frame]!)),
    press: clamp(steady.press[frame]!),
  }));
  return { framesPerSecond, poses };
}

function blendFrames(targets: PlacedTarget[], durationSeconds: number, framesPerSecond: number): MouthPose[] {
  let first = 0;
  return Array.from({ length: Math.ceil(durationSeconds * framesPerSecond) }, (_, frame) => {
    const seconds = (frame + 0.5) / framesPerSecond + visualLeadSeconds;
    while (first < targets.length - 1 && targets[first]!.endSeconds < seconds - reachSeconds) first++;
    let end = first + 1;
    while (end < targets.length && targets[end]!.startSeconds < seconds + reachSeconds) end++;
    return blendTargets(targets.slice(first, end), seconds);
  });
}

function clamp(value: number, min = 0): number {
  return Math.min(1, Math.max(min, value));
}
