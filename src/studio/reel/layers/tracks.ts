import type { Ease, Track } from '../../motion/tracks.ts';

/** Eases from one value to another, starting at a frame. */
export const glide = (
  from: number,
  to: number,
  frame: number,
  frames: number,
  ease: Ease = 'out-expo',
): Track => [
  { frame, value: from },
  { frame: frame + Math.max(1, frames), value: to, ease },
];

/** Fades in at `from` and out before `to`. */
export const appearAndLeave = (from: number, to: number, frames: number): Track => {
  const half = Math.min(frames, Math.floor((to - from) / 2));
  return [
    { frame: from, value: 0 },
    { frame: from + half, value: 1, ease: 'out-cubic' },
    { frame: Math.max(from + half + 1, to - half), value: 1 },
    { frame: Math.max(from + half + 2, to), value: 0, ease: 'in-cubic' },
  ];
};

/** Pulses slowly between two values. */
export function pulseTrack(low: number, high: number, from: number, to: number, frames: number): Track {
  const track = [{ frame: from, value: low }];
  for (let frame = from + frames, isHigh = true; frame < to; frame += frames, isHigh = !isHigh)
    track.push({ frame, value: isHigh ? high : low });
  return track.map((keyframe) => ({ ...keyframe, ease: 'in-out-sine' as const }));
}
