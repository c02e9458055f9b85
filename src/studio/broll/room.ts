import type { Box } from '../motion/film.ts';
import type { Photo } from './interest.ts';
import { maxZoom, type Size, type View } from './view.ts';

/** Where the views of a photo may be. */
export type Room = {
  /** Pixels of the photo that every view shows: the thing, and air around it. */
  keep: Extent;
  /** Pixels that there are: the photo, or more where its backdrop goes on. */
  bounds: Extent;
  /** In which the photo is drawn. */
  window: Size;
  /** The part of the window in which `keep` must stand. */
  area: Box;
};
export type Extent = { left: number; top: number; right: number; bottom: number };

/** Air around the thing on each side, as a share of its own size. */
const air = 0.05;
/** The photo seems to reach so far, in its own sizes, where its backdrop goes on. */
const beyond = 8;

/** The visible area of a photo, in its pixels; beyond the border only if the backdrop continues there. */
export function keptPart(photo: Photo, isExtended: boolean): Extent {
  const { region } = photo.interest;
  const bounds = boundsOf(photo, isExtended);
  const [width, height] = [
    (region.right - region.left) * photo.width,
    (region.bottom - region.top) * photo.height,
  ];
  return {
    left: Math.max(bounds.left, region.left * photo.width - air * width),
    top: Math.max(bounds.top, region.top * photo.height - air * height),
    right: Math.min(bounds.right, region.right * photo.width + air * width),
    bottom: Math.min(bounds.bottom, region.bottom * photo.height + air * height),
  };
}

export function boundsOf({ width, height, interest }: Photo, isExtended: boolean): Extent {
  const { left, top, right, bottom } = (isExtended && interest.backdrop) || {};
  return {
    left: left ? -beyond * width : 0,
    top: top ? -beyond * height : 0,
    right: width * (right ? 1 + beyond : 1),
    bottom: height * (bottom ? 1 + beyond : 1),
  };
}

type Range = { low: number; high: number };

/** Where the left and the top edge of a view may be that draws a pixel of the photo at this scale; null for nowhere. */
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
/** Cards have whole pixels, so that they are not quite of the shape of what they show. */
const rounding = 0.01;

/** From the smallest to the largest scale at which there is a view; null for none. */
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

/** The view at this scale with the thing in the middle of its area, or `shift` pixels of the frame off it, as far as may be. */
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

/** How far the thing may be off the middle of its area at this scale, in pixels of the frame. */
export function slackAt(room: Room, scale: number): { x: number; y: number } {
  const places = placesOf(room, scale);
  const half = ({ low, high }: Range) => Math.max(0, ((high - low) * scale) / 2);
  return places ? { x: half(places.x), y: half(places.y) } : { x: 0, y: 0 };
}
