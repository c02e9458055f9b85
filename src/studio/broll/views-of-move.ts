import type { MoveKind } from './broll-styles.ts';
import { meanDisplacement } from './displacement.ts';
import { narrowestView } from './framing.ts';
import type { InterestPoint } from './interest.ts';
import type { Scene } from './plan-shots.ts';
import { heightOf, viewAround, widestView, type View } from './view.ts';

export type Views = { start: View; end: View };

/** The view of a pan or a tilt, as a share of the widest. */
export const travelWidth = 0.94;
/** A push goes no further in one shot, unless the picture would not travel far enough. */
const maxZoomIn = 0.35;
/** Tried in turn where a move would hardly be seen. */
const moreOfIt = [1, 1.25, 1.6, 2, 2.5, 3.2];

/** Where a move begins and ends. `nth`: of the details of the photo. `index`: of the shots of the film. */
export function viewsOf(move: MoveKind, scene: Scene, place: { nth: number; index: number }): Views {
  if (move === 'pan' || move === 'tilt') return travel(move, scene, place);
  const { rules, seconds, window, frame } = scene;
  const usual = Math.min(maxZoomIn, rules.zoom * Math.max(0.5, (seconds * 30) / rules.shotFrames));
  let views: Views | null = null;
  for (const factor of moreOfIt) {
    const zoom = Math.min(0.5, usual * factor);
    views = move === 'detail' ? detail(scene, zoom, place) : push(move, scene, zoom);
    if (meanDisplacement(views.start, views.end, window) >= rules.travel * frame.width) break;
  }
  return views!;
}

/** Places are shares of the photo. No view is wider than the photo, or so narrow that its pixels would show. */
const viewAt = ({ photo, window }: Scene, place: InterestPoint, width: number): View =>
  viewAround(
    { x: place.x * photo.width, y: place.y * photo.height },
    Math.min(widestView(photo, window), Math.max(width, narrowestView(window))),
    { photo, frame: window },
  );

const pointOf = ({ photo }: Scene, nth: number): InterestPoint =>
  photo.interest.points[nth % photo.interest.points.length] ?? { x: 0.5, y: 0.5 };

function push(move: MoveKind, scene: Scene, zoom: number): Views {
  const { photo, window } = scene;
  const point = pointOf(scene, 0);
  // Between the middle of what must be seen and the point itself: nothing of it leaves the frame.
  const { left, top, right, bottom } = photo.interest.region;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const aim = { x: middle.x * 0.6 + point.x * 0.4, y: middle.y * 0.6 + point.y * 0.4 };
  const widest = widestView(photo, window);
  const [wide, close] = [viewAt(scene, middle, widest), viewAt(scene, aim, widest * (1 - zoom))];
  return move === 'pull' ? { start: close, end: wide } : { start: wide, end: close };
}

function detail(scene: Scene, zoom: number, { nth, index }: { nth: number; index: number }): Views {
  const width = widestView(scene.photo, scene.window) * scene.rules.detailWidth;
  const point = pointOf(scene, nth);
  const side = index % 2 === 0 ? 1 : -1;
  // Past the point and towards it: a detail that only grows looks like the push before it.
  const beside = { x: point.x + side * zoom * 0.3, y: point.y - zoom * 0.2 };
  const [far, near] = [viewAt(scene, beside, width * (1 + zoom * 0.7)), viewAt(scene, point, width)];
  return nth % 2 === 0 ? { start: far, end: near } : { start: near, end: far };
}

/** Across the photo, through the point of interest, no faster than the style allows. */
function travel(move: 'pan' | 'tilt', scene: Scene, { nth, index }: { nth: number; index: number }): Views {
  const { photo, window, rules, seconds } = scene;
  const width = Math.max(widestView(photo, window) * travelWidth, narrowestView(window));
  const height = heightOf({ width }, window);
  const room = move === 'pan' ? photo.width - width : photo.height - height;
  const [lowest, highest] = rangeOf(move, scene, { width, height, room });
  const length = Math.min(highest - lowest, width * rules.maxSpeed * seconds);
  const point = pointOf(scene, nth);
  const centre = { x: point.x * photo.width, y: point.y * photo.height };
  const middle = viewAround(centre, width, { photo, frame: window });
  const place = move === 'pan' ? middle.x : middle.y;
  const from = Math.max(lowest, Math.min(place - length / 2, highest - length));
  const [first, last] = index % 2 === 0 ? [from, from + length] : [from + length, from];
  return move === 'pan'
    ? { start: { ...middle, x: first }, end: { ...middle, x: last } }
    : { start: { ...middle, y: first }, end: { ...middle, y: last } };
}

/** Where the view may be: what must be seen stays in it, if that leaves the picture enough to travel. */
function rangeOf(
  move: 'pan' | 'tilt',
  { photo, window, frame, rules }: Scene,
  { width, height, room }: { width: number; height: number; room: number },
): [number, number] {
  const { left, top, right, bottom } = photo.interest.region;
  const [first, last, shown] =
    move === 'pan'
      ? [left * photo.width, right * photo.width, width]
      : [top * photo.height, bottom * photo.height, height];
  const [lowest, highest] = [Math.max(0, last - shown), Math.min(room, first)];
  const travel = ((highest - lowest) * window.width) / width;
  return travel >= rules.travel * frame.width ? [lowest, highest] : [0, room];
}
