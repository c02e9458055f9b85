import type { MoveKind } from './broll-styles.ts';
import { detailRoom } from '../ground/detail-room.ts';
import { meanDisplacement } from '../ground/displacement.ts';
import type { Framing } from './layout.ts';
import type { Scene } from './plan-shots.ts';
import { scalesOf, slackAt, viewAt, type Room } from '../ground/room.ts';
import { maxZoom, type View } from './view.ts';

export type Views = { start: View; end: View };

/** Maximum zoom of a push in one shot, unless the picture would not move far enough. */
const maxZoomIn = 0.35;
/** Stronger variants, tried in turn if a move would hardly be visible. */
const moreOfIt = [1, 1.25, 1.6, 2, 2.5, 3.2];
/** Relative size of all but the last shot of the whole, so that the cut to the last one punches in. */
const farther = 0.88;
/** Minimum distance to the widest view, which leaves room to move. */
const farEnough = 1.35;
/** For a product that could be larger, views up to this factor wider than the closest count as close. */
const closeUp: Record<Framing, number> = { ground: Infinity, fill: 1.4, fit: 1.25 };
/** Initial zoom of a detail relative to the widest view. */
const detailCloser = 1.06;
/** Scale of a pan or tilt, as a share of the closest. */
const travelScale = 0.9;
/** Maximum travel of a pan in frame widths, so that the product stays in the middle. */
const maxTravel = 0.1;
/** Zoom of a view during a pan. */
const travelPush = 1.025;

/** Range of scales for whole views of the photo. */
function distances({ room, framing, isFar }: Scene): { near: number; far: number } {
  const { low, high } = scalesOf(room)!;
  const near = Math.min(high, low * closeUp[framing]);
  const far = Math.max(low, near * 0.5);
  return isFar ? { near: Math.max(near * farther, Math.min(near, far * farEnough)), far } : { near, far };
}

/** Start and end view of a move. `nth` is the index of the photo's details, `index` that of the film's shots. */
export function viewsOf(move: MoveKind, scene: Scene, place: { nth: number; index: number }): Views {
  const { rules, seconds, frame } = scene;
  if (move === 'pan' || move === 'tilt') return travel(move, scene, place.index);
  const room = move === 'detail' ? detailRoom(scene)! : scene.room;
  const usual = Math.min(maxZoomIn, rules.zoom * Math.max(0.5, (seconds * 30) / rules.shotFrames));
  let views: Views | null = null;
  for (const factor of moreOfIt) {
    const zoom = Math.min(0.5, usual * factor);
    views = move === 'detail' ? detail(room, zoom, place) : push(scene, zoom, place.index);
    if (meanDisplacement(views.start, views.end, room.window) >= rules.travel * frame.width) break;
  }
  return move === 'pull' ? { start: views!.end, end: views!.start } : views!;
}

/** Towards the product, from slightly beside it. */
function push(scene: Scene, zoom: number, index: number): Views {
  const { near, far } = distances(scene);
  const { room, frame } = scene;
  const start = Math.max(far, near / (1 + zoom));
  const reach = frame.width * zoom * 0.2;
  const side = index % 2 === 0 ? 1 : -1;
  return { start: viewAt(room, start, { x: side * reach, y: reach / 2 }), end: viewAt(room, near) };
}

/** Across a part of the product, and slightly towards it. */
function detail(room: Room, zoom: number, { nth, index }: { nth: number; index: number }): Views {
  const { low: widest, high } = scalesOf(room)!;
  // Not so wide that there is no room to pan.
  const low = Math.min(high, widest * detailCloser);
  const end = Math.min(high, maxZoom, low * (1 + zoom));
  const side = index % 2 === 0 ? 1 : -1;
  const slack = slackAt(room, low);
  const reach = room.window.width * zoom * 0.4;
  const shift = { x: side * Math.min(slack.x, reach), y: -Math.min(slack.y, reach) };
  const views = {
    start: viewAt(room, low, shift),
    end: viewAt(room, end, { x: -shift.x / 2, y: -shift.y / 2 }),
  };
  return nth % 2 === 0 ? views : { start: views.end, end: views.start };
}

/** Maximum shift of the product to each side during a pan or tilt, in pixels of the frame. */
export function travelReach(move: 'pan' | 'tilt', scene: Scene): number {
  const { rules, seconds, frame, room } = scene;
  const { near, far } = distances(scene);
  const slack = slackAt(room, Math.max(far, near * travelScale));
  const longest = Math.min(maxTravel, rules.maxSpeed * seconds) * frame.width;
  return Math.min(longest / 2, move === 'pan' ? slack.x : slack.y);
}

function travel(move: 'pan' | 'tilt', scene: Scene, index: number): Views {
  const { near, far } = distances(scene);
  const first = Math.max(far, near * travelScale);
  const reach = travelReach(move, scene) * (index % 2 === 0 ? 1 : -1);
  const along = (by: number) => (move === 'pan' ? { x: by, y: 0 } : { x: 0, y: by });
  return {
    start: viewAt(scene.room, first, along(reach)),
    end: viewAt(scene.room, Math.min(near, first * travelPush), along(-reach)),
  };
}
