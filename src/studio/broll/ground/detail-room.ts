import type { Scene } from '../plan/plan-shots.ts';
import { boundsOf, scalesOf, type Room } from './room.ts';
import { maxZoom } from '../plan/view.ts';

/** Maximum share of the product, across or down, in a detail; larger parts would look cut off. */
const inside = 0.92;
/** Minimum zoom at which a detail is recognisable as such. */
const minCloser = 1.3;
/** Minimum zoom range between the widest and the closest view. */
const minRange = 1.1;
/** Travel of the views over the product, relative to one view, across and down. */
const roomBeside = 1.4;

/** The room for the views of a detail, all inside the product. Null if its resolution is insufficient. */
export function detailRoom({ photo, room, frame, framing }: Scene): Room | null {
  const { width, height, interest } = photo;
  const { left, top, right, bottom } = interest.region;
  const thing = { width: (right - left) * width, height: (bottom - top) * height };
  const minScale = Math.max(frame.width / (thing.width * inside), frame.height / (thing.height * inside));
  const whole = framing === 'fit' ? 0 : (scalesOf(room)?.high ?? 0);
  if (Math.max(minScale, whole * minCloser) * minRange > maxZoom) return null;
  const scale = Math.max(minScale, whole * minCloser);
  const box = { left: left * width, top: top * height, right: right * width, bottom: bottom * height };
  const photoBounds = boundsOf(photo, framing === 'ground');
  const point = interest.points[0] ?? { x: (left + right) / 2, y: (top + bottom) / 2 };
  const [viewWidth, viewHeight] = [frame.width / scale, frame.height / scale];
  const held = (place: number, first: number, last: number) => Math.max(first, Math.min(place, last));
  const x = held(point.x * width, box.left + viewWidth / 2, box.right - viewWidth / 2);
  const y = held(point.y * height, box.top + viewHeight / 2, box.bottom - viewHeight / 2);
  const reachX = Math.min(x - box.left, box.right - x, (viewWidth / 2) * roomBeside);
  const reachY = Math.min(y - box.top, box.bottom - y, (viewHeight / 2) * roomBeside);
  return {
    // Only the point must be visible; no view may exceed the product.
    keep: { left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 },
    bounds: {
      left: Math.max(photoBounds.left, x - reachX),
      top: Math.max(photoBounds.top, y - reachY),
      right: x + reachX,
      bottom: y + reachY,
    },
    window: frame,
    area: { x: 0, y: 0, ...frame },
  };
}
