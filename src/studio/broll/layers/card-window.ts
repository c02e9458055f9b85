import type { Box } from '../../motion/film.ts';
import { styleRules, type BrollStyle } from '../plan/broll-styles.ts';
import type { Photo } from '../subject/interest.ts';
import type { Extent } from '../ground/room.ts';
import { maxZoom, type Size } from '../plan/view.ts';

/** Room of a photo to move inside its card before its resolution is used up. */
const roomInside = 1.07;
/** Minimum visible part of a photo in a card, as a share in each direction. */
const minShown = 0.5;

/**
 * The card at rest: as large as area and resolution allow during movement, with the area's aspect ratio as far as the
 * required content stays visible.
 */
export function cardWindow(
  photo: Photo,
  { keep, area, frame, style }: { keep: Extent; area: Box; frame: Size; style: BrollStyle },
): Box {
  const { card } = styleRules[style];
  // Margins of the card for moving and tilting.
  const tilt = (card.tilt / 2) * (Math.PI / 180) * 0.5;
  const across = (card.x * frame.width) / 2 + tilt * area.height;
  const down = (card.y * frame.width) / 2 + tilt * area.width;
  const [maxWidth, maxHeight] = [area.width - 2 * across, area.height - 2 * down];
  const shape = maxWidth / maxHeight;
  const held = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const min = {
    width: Math.max(keep.right - keep.left, photo.width * minShown) * roomInside,
    height: Math.max(keep.bottom - keep.top, photo.height * minShown) * roomInside,
  };
  const isWide = photo.width / photo.height > shape;
  const crop = {
    width: isWide ? held(photo.height * shape, Math.min(min.width, photo.width), photo.width) : photo.width,
    height: isWide
      ? photo.height
      : held(photo.width / shape, Math.min(min.height, photo.height), photo.height),
  };
  const scale = Math.min(maxWidth / crop.width, maxHeight / crop.height, maxZoom / roomInside);
  const [width, height] = [even(crop.width * scale), even(crop.height * scale)];
  return {
    x: Math.round(area.x + (area.width - width) / 2),
    y: Math.round(area.y + (area.height - height) / 2),
    width,
    height,
  };
}

/** Even dimensions, so that encoded clips fit a window without scaling. */
const even = (length: number): number => Math.max(2, Math.floor(length / 2) * 2);
