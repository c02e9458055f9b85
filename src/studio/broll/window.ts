import type { Box } from '../motion/film.ts';
import type { Framing } from './framing.ts';
import type { Photo } from './interest.ts';
import { maxZoom, type Size } from './view.ts';

/** A card leaves this much of the frame to its fill, so that it is seen to be a card. */
const maxWidth = 0.9;
const maxHeight = 0.82;
/** Room that a photo keeps to move inside its card, before its pixels are used up. */
const roomInside = 1.08;
/** What a card must show at once, as a share of the photo in each direction; the rest comes in by a move. */
const minShown = 0.58;
/** Air around what must be seen. */
const regionAir = 1.12;

/**
 * The part of the frame in which a photo is shown: all of it, or a card before a fill. A card is as large as the pixels
 * allow, and takes on the shape of the frame as far as the photo can be cut without losing what must be seen.
 */
export function windowOf(photo: Photo, frame: Size, framing: Framing): Box {
  if (framing === 'fill') return { x: 0, y: 0, width: frame.width, height: frame.height };
  const sharp = maxZoom / roomInside;
  let width = Math.min(frame.width * maxWidth, photo.width * sharp);
  let height = Math.min(frame.height * maxHeight, photo.height * sharp);
  const { left, top, right, bottom } = photo.interest.region;
  const scale = Math.max(width / photo.width, height / photo.height);
  const leastScale = {
    across: width / (photo.width * shownShare(right - left)),
    down: height / (photo.height * shownShare(bottom - top)),
  };
  if (scale > leastScale.across) height = Math.min(height, photo.height * leastScale.across);
  if (scale > leastScale.down) width = Math.min(width, photo.width * leastScale.down);
  const [evenWidth, evenHeight] = [even(width), even(height)];
  return {
    x: Math.round((frame.width - evenWidth) / 2),
    y: Math.round((frame.height - evenHeight) / 2),
    width: evenWidth,
    height: evenHeight,
  };
}

const shownShare = (region: number): number => Math.max(minShown, Math.min(1, region * regionAir));

/** Encoded clips can stand in a window of even sides without being scaled. */
const even = (length: number): number => Math.floor(length / 2) * 2;
