import type { Camera, Point } from '../frame-plan.ts';

export const toFrame = ({ zoom, x, y }: Camera, point: Point): Point => ({
  x: point.x * zoom + x,
  y: point.y * zoom + y,
});

/** Shows the place's point `from` at `to`, without leaving the bounds of the place. */
export function aimCamera(
  size: { width: number; height: number },
  zoom: number,
  from: Point,
  to: Point,
): Camera {
  const limit = (value: number, length: number) => Math.min(0, Math.max(length - length * zoom, value));
  return {
    zoom,
    x: limit(to.x - from.x * zoom, size.width),
    y: limit(to.y - from.y * zoom, size.height),
  };
}
