import type { Photo } from './interest.ts';
import { heightOf, maxZoom, widestView, type Size } from './view.ts';

/**
 * `fill`: the photo fills the frame, which cuts something off. `fit`: it stands as a card before a blurred fill, since it
 * is too small, or too much would be cut off.
 */
export type Framing = 'fill' | 'fit';

/** How far a push must carry the picture, in frame widths: with less room it would hardly be seen to move. */
const minPush = 0.066;
/** Cut down to less of its longer direction, a photo shows too little of itself even where a view travels over it. */
const minKept = 0.3;
/** Less cut off than this is never missed. */
const keptAnyway = 0.7;
/** What must be seen may be so much larger than the view: a view that travels shows it in turn. */
const maxExcess = 1.5;

export function chooseFraming(photo: Photo, frame: Size): Framing {
  const widest = widestView(photo, frame);
  if (frame.width / widest > maxZoom / roomToMove(frame)) return 'fit';
  const kept = Math.min(widest / photo.width, heightOf({ width: widest }, frame) / photo.height);
  if (kept >= keptAnyway) return 'fill';
  return kept >= minKept && excessOf(photo, frame) <= maxExcess ? 'fill' : 'fit';
}

/** A push moves the corners most; in a wide frame, whose corners are near in widths, it needs more room. */
const roomToMove = ({ width, height }: Size): number => 1 + minPush / (0.27 * Math.hypot(1, height / width));

/** How much larger than the widest view the part is that must be seen, in the direction in which it is larger; 1 fits. */
export function excessOf({ width, height, interest }: Photo, frame: Size): number {
  const widest = widestView({ width, height }, frame);
  const { left, top, right, bottom } = interest.region;
  return Math.max(
    ((right - left) * width) / widest,
    ((bottom - top) * height) / heightOf({ width: widest }, frame),
  );
}

/** The narrowest view that the photo has enough pixels for. */
export const narrowestView = (window: Size): number => window.width / maxZoom;
