import {
  easeBackIn,
  easeBackInOut,
  easeBackOut,
  easeBounceOut,
  easeCubicIn,
  easeCubicInOut,
  easeCubicOut,
  easeElasticOut,
  easeExpIn,
  easeExpInOut,
  easeExpOut,
  easeLinear,
  easeQuadIn,
  easeQuadInOut,
  easeQuadOut,
  easeSinIn,
  easeSinInOut,
  easeSinOut,
} from 'd3-ease';

/** `hold` keeps the previous value until the keyframe. */
const eases = {
  linear: easeLinear,
  in: easeQuadIn,
  out: easeQuadOut,
  'in-out': easeQuadInOut,
  'in-sine': easeSinIn,
  'out-sine': easeSinOut,
  'in-out-sine': easeSinInOut,
  'in-cubic': easeCubicIn,
  'out-cubic': easeCubicOut,
  'in-out-cubic': easeCubicInOut,
  'in-expo': easeExpIn,
  'out-expo': easeExpOut,
  'in-out-expo': easeExpInOut,
  'in-back': easeBackIn,
  'out-back': easeBackOut,
  'in-out-back': easeBackInOut,
  'out-elastic': easeElasticOut,
  'out-bounce': easeBounceOut,
  hold: (share: number): number => (share < 1 ? 0 : 1),
} as const;

export type Ease = keyof typeof eases;

/** `ease` is the interpolation from the previous keyframe to this one; `in-out` by default. */
export type Keyframe = { frame: number; value: number; ease?: Ease };

/** One number over time, by frames of the film in ascending order. It is constant before the first and after the last. */
export type Track = number | readonly Keyframe[];

export const easeBy = (ease: Ease, share: number): number =>
  share <= 0 ? 0 : share >= 1 ? 1 : eases[ease](share);

/** The track's value in a frame. Throws RangeError for a track without keyframes. */
export function valueAt(track: Track, frame: number): number {
  if (typeof track === 'number') return track;
  const first = track[0];
  if (!first) throw new RangeError('A track needs at least one keyframe.');
  const nextAt = track.findIndex((keyframe) => keyframe.frame > frame);
  if (nextAt === 0) return first.value;
  if (nextAt === -1) return track.at(-1)!.value;
  const [before, next] = [track[nextAt - 1]!, track[nextAt]!];
  const share = (frame - before.frame) / (next.frame - before.frame);
  return before.value + (next.value - before.value) * easeBy(next.ease ?? 'in-out', share);
}
