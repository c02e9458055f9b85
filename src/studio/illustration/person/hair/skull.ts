import type { Point } from '../../../presenter/paint/curve.ts';
import type { HeadView } from '../face/head-view.ts';
import { halfWidthAt } from '../face/head-view.ts';
import type { FaceShape } from '../person-look.ts';

/** The skull as an ellipsoid, with a layer of hair. */
export type Skull = {
  /** A point of the outline by angle: 0 at the crown, positive to the right of the picture, ±1.9 at the nape. */
  rim: (angle: number, thickness?: number) => Point;
  /** A point of the hairline: from -1 at the left sideburn over the forehead to 1. */
  hairline: (across: number, height?: number) => Point;
  /** A point of the surface by longitude (0 = front, positive right) and latitude (π/2 = crown). */
  surface: (longitude: number, latitude: number, thickness?: number) => Point;
  centre: Point;
};

const middle = { y: -58, z: -26 };
const radii = { x: 136, y: 156, z: 150 };

export function skullOf(face: FaceShape, view: HeadView): Skull {
  const width = face.width;
  const [cos, sin] = [Math.cos(view.yaw), Math.sin(view.yaw)];
  const centre = view.at(0, middle.y, middle.z);
  return {
    centre,
    rim: (angle, thickness = 0) => {
      const half = Math.hypot((radii.x * width + thickness) * cos, (radii.z + thickness) * sin);
      return [centre[0] + Math.sin(angle) * half, centre[1] - Math.cos(angle) * (radii.y + thickness)];
    },
    hairline: (across, height = 0) => {
      const share = Math.abs(across);
      const side = Math.sign(across) || 1;
      // From the middle of the forehead over the temple to the sideburn in front of the ear.
      const y =
        -132 -
        height * (1 - share ** 2) +
        14 * Math.sin(share * Math.PI * 0.9) +
        150 * Math.max(0, share - 0.55) ** 1.15 * 1.55;
      const x = side * Math.min(halfWidthAt(face, y) - 2, 4 + 150 * share ** 0.92);
      return view.skin(x, y, 3);
    },
    surface: (longitude, latitude, thickness = 0) =>
      view.at(
        Math.sin(longitude) * Math.cos(latitude) * (radii.x * width + thickness),
        middle.y - Math.sin(latitude) * (radii.y + thickness),
        middle.z + Math.cos(longitude) * Math.cos(latitude) * (radii.z + thickness),
      ),
  };
}
