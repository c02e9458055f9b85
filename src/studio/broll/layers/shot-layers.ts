import type { Layer } from '../../motion/film.ts';
import { easeBy, type Track } from '../../motion/tracks.ts';
import type { StyleRules } from '../plan/broll-styles.ts';
import type { Shot } from '../plan/plan-shots.ts';

/** Frames in which a shot is drawn, including its transitions. */
export type Span = { from: number; to: number };

/** Share of linear motion in a move, without which the picture would stop at its ends. */
const evenShare = 0.6;

/** Keyframes from the first frame to the one after the last, so that the move does not stop in the last frame. */
export function between(span: Span, start: number, end: number, pace: StyleRules['pace']): Track {
  if (start === end) return start;
  const frames = span.to - span.from;
  const ease = pace === 'even' ? 'in-out-sine' : 'out-cubic';
  return Array.from({ length: frames + 1 }, (_, at) => {
    const share = evenShare * (at / frames) + (1 - evenShare) * easeBy(ease, at / frames);
    return { frame: span.from + at, value: start + (end - start) * share, ease: 'linear' as const };
  });
}

/** The photo of a shot in its window. */
export function photoLayer(
  path: string,
  { start, end, window }: Shot,
  span: Span,
  pace: StyleRules['pace'],
): Layer & { kind: 'picture' } {
  return {
    kind: 'picture',
    ...span,
    path,
    box: window,
    crop: {
      x: between(span, start.x, end.x, pace),
      y: between(span, start.y, end.y, pace),
      width: between(span, start.width, end.width, pace),
    },
  };
}
