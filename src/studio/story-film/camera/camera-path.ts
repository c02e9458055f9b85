import type { Point } from '../../motion/film.ts';
import { valueAt, type Keyframe } from '../../motion/tracks.ts';
import type { CameraMove } from './choose-move.ts';

/** The movement of the people's plane: scaled about the focus by `zoom` and moved by shares of the frame. */
export type CameraPath = {
  /** Constant scale of every plane, which keeps its edges out of the picture. */
  window: number;
  zoom: readonly Keyframe[];
  x: readonly Keyframe[];
  y: readonly Keyframe[];
  /** In pixels of the frame. */
  focus: Point;
};
/** A point p of a plane is shown at p × scale + (x, y). */
export type PlaneView = { scale: number; x: number; y: number };

type Size = { width: number; height: number };

/** Shares covered by the whole move in a long scene; a short scene covers less, at the same speed. */
const moves: Record<CameraMove, { window: number; zoom: [number, number]; x?: number; y?: number }> = {
  push: { window: 1.03, zoom: [1, 1.1] },
  pull: { window: 1.03, zoom: [1.1, 1] },
  'pan-left': { window: 1.1, zoom: [1, 1.02], x: 0.027 },
  'pan-right': { window: 1.1, zoom: [1, 1.02], x: -0.027 },
  rise: { window: 1.1, zoom: [1, 1.02], y: 0.026 },
  // A hand-held camera is never completely still.
  hold: { window: 1.035, zoom: [1, 1.022], x: 0.006 },
};
const wholeMoveFrames = 4.5 * 30;
const excitedPace = 1.25;

/** Different enough from the previous view that the cut does not look like a mistake. */
const nearer = 1.3;

type CameraTask = { frames: number; focus: Point; isExcited?: boolean; isNear?: boolean };

export function planCameraPath(
  move: CameraMove,
  { frames, focus, isExcited = false, isNear = false }: CameraTask,
): CameraPath {
  const { window, zoom, x = 0, y = 0 } = moves[move];
  const share = Math.min(1, (frames / wholeMoveFrames) * (isExcited ? excitedPace : 1));
  const [near, far] = [Math.max(...zoom), Math.min(...zoom)];
  const reach = far + (near - far) * share;
  const [from, to] = zoom[0] > zoom[1] ? [reach, far] : [far, reach];
  const track = (start: number, end: number): Keyframe[] => [
    { frame: 0, value: start },
    { frame: Math.max(1, frames - 1), value: end, ease: 'in-out-sine' },
  ];
  return {
    window: isNear ? window * nearer : window,
    focus,
    zoom: track(from, to),
    x: track(-x * share, x * share),
    y: track(-y * share, y * share),
  };
}

/** Share of the camera's move that a plane follows; people follow all of it. Damped, so that floors meet their walls. */
const shareOf = (depth: number): number => 0.35 + 0.65 * depth;

/** The view of a plane at a depth in a frame. It always covers the whole frame. */
export function planeView(path: CameraPath, depth: number, frame: number, size: Size): PlaneView {
  const share = shareOf(depth);
  const scale = path.window * (1 + (valueAt(path.zoom, frame) - 1) * share);
  const along = (track: readonly Keyframe[], focus: number, length: number) => {
    const at = focus * (1 - scale) + valueAt(track, frame) * share * length;
    return Math.min(0, Math.max(length * (1 - scale), at));
  };
  return { scale, x: along(path.x, path.focus.x, size.width), y: along(path.y, path.focus.y, size.height) };
}

/** The maximum scale of a plane during the move. */
export const nearestScale = ({ window, zoom }: CameraPath, depth: number): number =>
  window * (1 + (Math.max(...zoom.map(({ value }) => value)) - 1) * shareOf(depth));
