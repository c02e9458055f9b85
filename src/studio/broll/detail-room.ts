import type { Scene } from './plan-shots.ts';
import { boundsOf, scalesOf, type Room } from './room.ts';
import { maxZoom } from './view.ts';

/** A detail shows so much of the thing across or down, at most: less of the whole would be a thing cut off. */
const inside = 0.92;
/** The zoom from which a detail is recognisable as a detail. */
const minCloser = 1.3;
/** Room to move, from the widest to the closest. */
const minRange = 1.1;
/** How much more of the thing than one view its views go over, across and down. */
const roomBeside = 1.4;

/** Where the views of a detail may be: all of them inside the thing. Null where its pixels do not allow that. */
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
    // Only the point itself must be seen; the thing is the border that no view passes.
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
