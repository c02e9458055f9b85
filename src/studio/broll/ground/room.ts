import type { Box } from '../../motion/film.ts';
import type { Photo } from '../subject/interest.ts';
import { maxZoom, type Size, type View } from '../plan/view.ts';

/** Limits of the views of a photo. */
export type Room = {
  /** Area of the photo that every view shows: the product with a margin. */
  keep: Extent;
  /** Available area: the photo, or more if its backdrop is extended. */
  bounds: Extent;
  /** The window in which the photo is drawn. */
  window: Size;
  /** The part of the window that must contain `keep`. */
  area: Box;
};
export type Extent = { left: number; top: number; right: number; bottom: number };

/** Margin around the product on each side, as a share of its size. */
const productMargin = 0.05;
/** Size of the extended plane, relative to the photo. */
const extensionFactor = 8;

/** The product with its margin, inside the available area. */
export function keptPart(photo: Photo, isExtended: boolean): Extent {
  const { region } = photo.interest;
  const bounds = boundsOf(photo, isExtended);
  const [width, height] = [
    (region.right - region.left) * photo.width,
    (region.bottom - region.top) * photo.height,
  ];
  return {
    left: Math.max(bounds.left, region.left * photo.width - productMargin * width),
    top: Math.max(bounds.top, region.top * photo.height - productMargin * height),
    right: Math.min(bounds.right, region.right * photo.width + productMargin * width),
    bottom: Math.min(bounds.bottom, region.bottom * photo.height + productMargin * height),
  };
}

/** The available area of a photo, in its pixels; beyond the border only if the backdrop is extended. */
export function boundsOf({ width, height, interest }: Photo, isExtended: boolean): Extent {
  const { left, top, right, bottom } = (isExtended && interest.backdrop) || {};
  return {
    left: left ? -extensionFactor * width : 0,
    top: top ? -extensionFactor * height : 0,
    right: width * (right ? 1 + extensionFactor : 1),
    bottom: height * (bottom ? 1 + extensionFactor : 1),
  };
}

type Range = { low: number; high: number };

/** Range of the left and top edge of a view at this scale; null if there is none. */
export function placesOf({ keep, bounds, window, area }: Room, scale: number): { x: Range; y: Range } | null {
  const x = {
    low: Math.max(bounds.left, keep.right - (area.x + area.width) / scale),
    high: Math.min(bounds.right - window.width / scale, keep.left - area.x / scale),
  };
  const y = {
    low: Math.max(bounds.top, keep.bottom - (area.y + area.height) / scale),
    high: Math.min(bounds.bottom - window.height / scale, keep.top - area.y / scale),
  };
  const slack = (window.width / scale) * rounding;
  return x.low <= x.high + slack && y.low <= y.high + slack ? { x, y } : null;
}

const scaleSteps = 160;
/** Tolerance for cards, whose integer size does not exactly match the aspect ratio of their content. */
const rounding = 0.01;

/** The smallest and largest scale with a valid view; null if there is none. */
export function scalesOf(room: Room): Range | null {
  const { keep, bounds, window, area } = room;
  const high = Math.min(
    maxZoom,
    area.width / (keep.right - keep.left),
    area.height / (keep.bottom - keep.top),
  );
  const low = Math.max(
    window.width / (bounds.right - bounds.left),
    window.height / (bounds.bottom - bounds.top),
  );
  if (low > high * (1 + rounding)) return null;
  if (low > high) return { low, high: low };
  const scales = Array.from({ length: scaleSteps + 1 }, (_, at) => low * (high / low) ** (at / scaleSteps));
  const possible = scales.filter((scale) => placesOf(room, scale));
  return possible.length === 0 ? null : { low: possible[0]!, high: possible.at(-1)! };
}

/** The view at this scale with the product in the middle of its area, or shifted by `shift` frame pixels as far as possible. */
export function viewAt(room: Room, scale: number, shift = { x: 0, y: 0 }): View {
  const { bounds, window } = room;
  const places = placesOf(room, scale);
  if (!places) throw new RangeError(`There is no view at ${scale}.`);
  const [width, height] = [window.width / scale, window.height / scale];
  const at = ({ low, high }: Range, by: number, first: number, last: number) => {
    const middle = (low + high) / 2;
    const target = middle - Math.sign(by) * Math.min(Math.abs(by) / scale, Math.max(0, high - low) / 2);
    return Math.max(first, Math.min(target, Math.max(first, last)));
  };
  return {
    x: at(places.x, shift.x, bounds.left, bounds.right - width),
    y: at(places.y, shift.y, bounds.top, bounds.bottom - height),
    width,
  };
}

/** Maximum shift of the product from the middle of its area at this scale, in pixels of the frame. */
export function slackAt(room: Room, scale: number): { x: number; y: number } {
  const places = placesOf(room, scale);
  const half = ({ low, high }: Range) => Math.max(0, ((high - low) * scale) / 2);
  return places ? { x: half(places.x), y: half(places.y) } : { x: 0, y: 0 };
}
