import { isLipClosure, isLipTuck } from './mouth-target.ts';
import type { Phone } from '../speech/speech.ts';
import { visualLeadSeconds } from './mouth-track.ts';

/** The frames on which the mouth must be closed: for each m, b or p the frame nearest to lip contact. */
export function closureFrames(phones: Phone[], durationSeconds: number, framesPerSecond: number): number[] {
  return contactFrames(
    phones.filter(({ phone }) => isLipClosure(phone)),
    durationSeconds,
    framesPerSecond,
  );
}

/** The same for the lower lip under the upper teeth, in f and v. */
export function tuckFrames(phones: Phone[], durationSeconds: number, framesPerSecond: number): number[] {
  return contactFrames(
    phones.filter(({ phone }) => isLipTuck(phone)),
    durationSeconds,
    framesPerSecond,
  );
}

function contactFrames(phones: Phone[], durationSeconds: number, framesPerSecond: number): number[] {
  const lastFrame = Math.ceil(durationSeconds * framesPerSecond) - 1;
  const frames = phones.map(({ startSeconds, endSeconds }) => {
    const halfSeconds = (endSeconds - startSeconds) / 2;
    // The lips lead the sound, but must not meet while the previous sound still needs them open.
    const contactSeconds = startSeconds + halfSeconds - Math.min(visualLeadSeconds, halfSeconds);
    return Math.max(0, Math.min(lastFrame, Math.floor(contactSeconds * framesPerSecond)));
  });
  return [...new Set(frames)].sort((left, right) => left - right);
}
