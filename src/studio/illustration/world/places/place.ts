import type { Kit } from '../space/kit.ts';
import type { View, ViewShape } from '../space/view.ts';

export const seatKinds = ['chair', 'office-chair', 'stool', 'sofa', 'bench', 'bed', 'car-seat'] as const;
export type SeatKind = (typeof seatKinds)[number];

/** A place to sit or lie; metres in the place. */
export type PlaceSeat = {
  kind: SeatKind;
  x: number;
  z: number;
  height: number;
  facing: -1 | 1;
  deskTop?: number;
};

/** A setting, painted in separate planes. */
export type Place = {
  shape?: ViewShape;
  /** Sky or walls: fills the picture. */
  far: (kit: Kit) => void;
  /** The floor, up to the wall or the horizon. */
  ground: (kit: Kit) => void;
  /** Things on the floor behind the people. */
  middle: (kit: Kit) => void;
  /** Things in front of the people, at the sides of the picture. */
  front: (kit: Kit) => void;
  seats?: (view: View) => PlaceSeat[];
};
