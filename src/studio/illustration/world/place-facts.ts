import type { Setting } from '../../story/story.ts';
import type { Box } from '../brush/manner.ts';
import { viewOfPlace } from './draw-place.ts';
import { isIndoor } from './places/indoor.ts';
import type { SeatKind } from './places/place.ts';
import { places } from './places/places.ts';

export type SeatInPicture = {
  kind: SeatKind;
  /** Middle of the seat, its height, and the floor below it. */
  x: number;
  seatY: number;
  floorY: number;
  /** Pixels per metre at the seat. */
  metre: number;
  facing: -1 | 1;
  deskTopY?: number;
};

/** Positions in a picture of a place, in pixels. */
export type PlaceFacts = {
  indoor: boolean;
  horizon: number;
  /** Height of the feet of the nearest people. */
  groundY: number;
  /** Pixels per metre at `groundY`; people further away shrink in proportion to the height of the horizon above their feet. */
  metre: number;
  seats: SeatInPicture[];
  /** Area for captions, without details. */
  textArea: Box;
};

export function placeFacts(
  setting: Setting,
  { width, height, seed = '' }: { width: number; height: number; seed?: string },
): PlaceFacts {
  const view = viewOfPlace({ setting, seed, width, height });
  return {
    indoor: isIndoor(setting),
    horizon: view.horizon,
    groundY: view.groundY,
    metre: view.scale(view.groundZ),
    seats: (places[setting].seats?.(view) ?? []).map((seat) => ({
      kind: seat.kind,
      x: view.at(seat.x, 0, seat.z)[0],
      seatY: view.at(0, seat.height, seat.z)[1],
      floorY: view.at(0, 0, seat.z)[1],
      metre: view.scale(seat.z),
      facing: (seat.facing * view.mirror) as -1 | 1,
      ...(seat.deskTop === undefined ? {} : { deskTopY: view.at(0, seat.deskTop, seat.z)[1] }),
    })),
    textArea: { x: width * 0.06, y: height * 0.82, width: width * 0.88, height: height * 0.15 },
  };
}
