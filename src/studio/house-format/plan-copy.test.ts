import { describe, expect, it } from 'vitest';
import { planCopy } from './plan-copy.ts';

/** Groups of 30 frames; in each, the fourth frame is stored before the second and third. */
const picture = (frames: number, keyframes: number[]) => ({
  times: Array.from({ length: frames }, (_, at) => (at + [0, 2, -1, -1][at % 4]!) / 30).slice(0, frames),
  endSeconds: frames / 30,
  keyframes,
});
const wholeGroups = picture(120, [0, 32, 64, 96]);
const bounds = (startFrame: number, frames: number) => ({ startSeconds: startFrame / 30, frames });

describe('planCopy', () => {
  it.each([
    ['the whole clip', bounds(0, 120), [0, 0, 120, 0]],
    ['a cut between groups', bounds(32, 64), [0, 32, 64, 0]],
    ['a cut inside groups', bounds(10, 100), [22, 32, 64, 14]],
    ['a cut at the start only', bounds(33, 87), [31, 64, 56, 0]],
  ])('%s', (_, wanted, [headFrames, copiedStart, copiedFrames, tailFrames]) => {
    expect(planCopy(wholeGroups, wanted)).toEqual({ headFrames, copiedStart, copiedFrames, tailFrames });
  });

  it('does not copy less than a second, past the end, or at another frame rate', () => {
    expect(planCopy(wholeGroups, bounds(33, 40))).toBeNull();
    expect(planCopy(wholeGroups, bounds(0, 121))).toBeNull();
    const slow = { ...wholeGroups, times: wholeGroups.times.map((time) => time * 1.2) };
    expect(planCopy(slow, bounds(0, 120))).toBeNull();
  });

  it('does not cut at a keyframe of an open GOP', () => {
    // Frame 65 and 66 are stored after a keyframe that is shown after them.
    const open = picture(120, [0, 65]);
    expect(planCopy(open, bounds(10, 110))).toBeNull();
  });
});
