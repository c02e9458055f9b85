import type { Box } from '../motion/film.ts';
import type { Photo } from './interest.ts';
import type { Shot } from './plan-shots.ts';
import { heightOf, type View } from './view.ts';

/** How much of a plate lies over what must be seen of the photo: the share of its area, on average over the shots. */
export function coveredShare(plate: Box, photo: Photo, shots: readonly Shot[]): number {
  const shares = shots.flatMap(({ window, start, end }) =>
    [start, end].map((view) => overlap(plate, inFrame(photo, view, window)) / (plate.width * plate.height)),
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** Where the region of interest stands in the frame. */
function inFrame({ width, height, interest }: Photo, view: View, window: Box): Box {
  const { left, top, right, bottom } = interest.region;
  const scale = window.width / view.width;
  const shownHeight = heightOf(view, window);
  const clipped = (from: number, to: number, start: number, length: number): [number, number] => [
    Math.max(0, Math.min(length, from - start)),
    Math.max(0, Math.min(length, to - start)),
  ];
  const [x1, x2] = clipped(left * width, right * width, view.x, view.width);
  const [y1, y2] = clipped(top * height, bottom * height, view.y, shownHeight);
  return {
    x: window.x + x1 * scale,
    y: window.y + y1 * scale,
    width: (x2 - x1) * scale,
    height: (y2 - y1) * scale,
  };
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
