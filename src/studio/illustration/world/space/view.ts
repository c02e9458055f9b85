import type { Point } from '../../../reel/vignettes/forms.ts';

/** Projects metres to pixels for a camera at eye height that points straight ahead over a flat floor. */
export type View = {
  width: number;
  height: number;
  horizon: number;
  groundY: number;
  /** Height of the camera above the floor, in metres. */
  eye: number;
  /** Distance of the people who stand on `groundY`. */
  groundZ: number;
  /** -1 mirrors the place. */
  mirror: 1 | -1;
  /** Pixels per metre at the distance z. */
  scale: (z: number) => number;
  /** Metres from the middle to the edge of the picture at the distance z. */
  half: (z: number) => number;
  /** Landscape: there is room for both side walls. */
  isWide: boolean;
  /** The distance at which the floor meets the line y. */
  floorZ: (y: number) => number;
  at: (x: number, y: number, z: number) => Point;
};

export type ViewShape = { horizon: number; ground: number; eye: number };
export const standardShape: ViewShape = { horizon: 0.44, ground: 0.81, eye: 1.4 };
const groundZ = 3.2;

export function openView(
  width: number,
  height: number,
  { horizon, ground, eye }: ViewShape = standardShape,
  mirror: 1 | -1 = 1,
): View {
  const horizonY = horizon * height;
  const groundY = ground * height;
  const focal = ((groundY - horizonY) * groundZ) / eye;
  const scale = (z: number): number => focal / Math.max(0.05, z);
  const half = (z: number): number => width / 2 / scale(z);
  return {
    width,
    height,
    horizon: horizonY,
    groundY,
    eye,
    groundZ,
    mirror,
    scale,
    half,
    isWide: half(5) > 2.2,
    floorZ: (y) => (focal * eye) / Math.max(0.5, y - horizonY),
    at: (x, y, z) => [width / 2 + mirror * x * scale(z), horizonY + (eye - y) * scale(z)],
  };
}
