import type { Kit } from '../space/kit.ts';
import type { View, ViewShape } from '../space/view.ts';

export const seatKinds = ['chair', 'office-chair', 'stool', 'sofa', 'bench', 'bed', 'car-seat'] as const;
export type SeatKind = (typeof seatKinds)[number];

/** Where a person can sit or lie; metres in the place. */
export type PlaceSeat = {
  kind: SeatKind;
  x: number;
  z: number;
  height: number;
  facing: -1 | 1;
  deskTop?: number;
};

/** A setting, painted in planes that are kept apart. */
export type Place = {
  shape?: ViewShape;
  /** Sky or walls: fills the picture. */
  far: (kit: Kit) => void;
  /** The floor, up to where it meets the wall or the horizon. */
  ground: (kit: Kit) => void;
  /** What stands on the floor behind the persons. */
  middle: (kit: Kit) => void;
  /** What stands nearer than the persons, at the sides of the picture. */
  front: (kit: Kit) => void;
  seats?: (view: View) => PlaceSeat[];
};
