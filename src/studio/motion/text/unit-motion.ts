import { easeBy, type Ease } from '../tracks.ts';
import type { TextMotion, TextMove } from './text-layer.ts';

/** The state of a word on its way in or out; offsets in sizes of the text. */
export type UnitMotion = {
  x: number;
  y: number;
  scale: number;
  opacity: number;
  /** Clipped to its line. */
  isMasked: boolean;
  /** Share of its letters that is visible. */
  written: number;
};

const atRest: UnitMotion = { x: 0, y: 0, scale: 1, opacity: 1, isMasked: false, written: 1 };
const hidden: UnitMotion = { ...atRest, opacity: 0 };
const defaultStagger = 2;

const ownEase: Record<TextMove, Ease> = {
  rise: 'out-cubic',
  fade: 'in-out-sine',
  pop: 'out-back',
  type: 'linear',
  slide: 'out-expo',
  mask: 'out-cubic',
};

/** `progress` is eased, 0 away and 1 at rest; `side` is -1 for an appearing word, 1 for a leaving one. */
function moved(how: TextMove, progress: number, share: number, side: -1 | 1): UnitMotion {
  const away = 1 - progress;
  // Opacity runs ahead of the move and, unlike an ease such as out-back, never overshoots.
  const opacity = Math.min(1, Math.max(0, share * 1.8));
  if (how === 'rise') return { ...atRest, y: -side * 0.55 * away, opacity };
  if (how === 'fade') return { ...atRest, opacity: progress };
  if (how === 'pop') return { ...atRest, scale: 0.55 + 0.45 * progress, opacity };
  if (how === 'type') return { ...atRest, written: progress };
  if (how === 'slide') return { ...atRest, x: side * 1.1 * away, opacity };
  return { ...atRest, y: -side * 1.15 * away, isMasked: away > 0 };
}

export type UnitTiming = {
  /** Its place among the units, in reading order. */
  order: number;
  count: number;
  /** Frames of the film; null if the unit has no time. */
  time: number | null;
};

/** The motion of a word, line or block in a frame of a layer that is visible in [from, to). */
export function unitMotion(
  { appear, leave }: TextMotion,
  { order, count, time }: UnitTiming,
  { from, to }: { from: number; to: number },
  frame: number,
): UnitMotion {
  if (appear) {
    const start = time ?? from + order * (appear.stagger ?? defaultStagger);
    if (frame < start) return hidden;
    // The first frame is already visible, and the last of `frames` is at rest.
    const share = (frame - start + 1) / Math.max(1, appear.frames);
    if (share < 1) return moved(appear.how, easeBy(appear.ease ?? ownEase[appear.how], share), share, -1);
  }
  if (!leave) return atRest;
  const wait = (count - 1 - order) * (leave.stagger ?? defaultStagger);
  const left = to - wait - frame;
  const share = left / Math.max(1, leave.frames + 1);
  if (share <= 0) return hidden;
  if (share >= 1) return atRest;
  return moved(leave.how, easeBy(leave.ease ?? ownEase[leave.how], share), share, 1);
}
