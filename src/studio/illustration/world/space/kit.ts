import type { Path2D } from '@napi-rs/canvas';
import { polygon, type Point } from '../../../reel/vignettes/forms.ts';
import type { TimeOfDay, Weather } from '../../../story/story.ts';
import type { Brush } from '../../brush/brush.ts';
import { seedOf } from '../../brush/seed-of.ts';
import { seededRandom } from '../../../presenter/paint/seeded-random.ts';
import type { DayLook } from '../light/day.ts';
import type { ShopGoods } from '../places/shop-goods.ts';
import { openPen, type Look, type Pen } from './pen.ts';
import { shade, tint } from './tone.ts';
import type { View } from './view.ts';

/** x to the right, y up from the floor, z away from the camera; metres. */
export type Spot = readonly [x: number, y: number, z: number];
export type Block = { x: number; y?: number; z: number; width: number; height: number; depth: number };

/** Tools to paint a place. */
export type Kit = View & {
  brush: Brush;
  timeOfDay: TimeOfDay;
  weather: Weather;
  day: DayLook;
  seconds: number;
  /** A person lies in the bed of the room, which is drawn with them. */
  isBedTaken: boolean;
  /** The driver of the car holds its steering wheel, which is drawn with them. */
  isWheelTaken: boolean;
  /** The goods of a shop. */
  goods: ShopGoods;
  /** Random numbers 0…1 for one thing of this place, equal in every plane. */
  random: (name: string) => () => number;
  pick: <T>(name: string, choices: readonly T[]) => T;
  /** A pen in metres on the upright plane at z; its origin is the spot, y downwards. */
  pen: (x: number, y: number, z: number) => Pen;
  /** A pen in pixels. */
  flat: Pen;
  /** A flat polygon in space. */
  quad: (spots: readonly Spot[], colour: string, look?: Look) => void;
  /** The outline of a flat polygon. */
  pathOf: (spots: readonly Spot[]) => Path2D;
  /** A straight line in space, `width` in metres. */
  edge: (from: Spot, to: Spot, colour: string, width: number, alpha?: number) => void;
  /** A cuboid whose front stands at z; x is its middle, y its bottom. */
  block: (block: Block, colour: string, look?: Look) => void;
  /** The contact shadow of a thing that stands on the floor (or at y). */
  contact: (block: Omit<Block, 'height'>, strength?: number) => void;
};

export function openKit(
  brush: Brush,
  view: View,
  place: {
    seed: string;
    timeOfDay: TimeOfDay;
    weather: Weather;
    day: DayLook;
    seconds: number;
    goods?: ShopGoods;
    isBedTaken?: boolean;
    isWheelTaken?: boolean;
  },
): Kit {
  const random = (name: string) => seededRandom(seedOf(`${place.seed}/${name}`));
  const pen = (x: number, y: number, z: number) =>
    openPen(brush, view.at(x, y, z), view.scale(z), view.mirror);
  const flat = openPen(brush, [0, 0], 1);
  const onPicture = (spots: readonly Spot[]) => spots.map((spot): Point => view.at(...spot));
  const quad: Kit['quad'] = (spots, colour, look = {}) =>
    flat.form(polygon(...onPicture(spots)), colour, { roundness: 0, outline: 1, ...look });
  return {
    ...view,
    ...place,
    goods: place.goods ?? 'boxes',
    isBedTaken: place.isBedTaken ?? false,
    isWheelTaken: place.isWheelTaken ?? false,
    brush,
    random,
    pick: (name, choices) => choices[Math.floor(random(name)() * choices.length)]!,
    pen,
    flat,
    quad,
    pathOf: (spots) => polygon(...onPicture(spots)).path,
    edge: (from, to, colour, width, alpha = 1) =>
      flat.line(
        polygon(...onPicture([from, to])),
        colour,
        Math.max(0.8, width * view.scale((from[2] + to[2]) / 2)),
        alpha,
      ),
    block: ({ x, y = 0, z, width, height, depth }, colour, look = {}) => {
      const [left, right, back, top] = [x - width / 2, x + width / 2, z + depth, y + height];
      if (left > 0)
        quad(
          [
            [left, y, z],
            [left, y, back],
            [left, top, back],
            [left, top, z],
          ],
          shade(colour, 0.28),
          look,
        );
      if (right < 0)
        quad(
          [
            [right, y, z],
            [right, y, back],
            [right, top, back],
            [right, top, z],
          ],
          shade(colour, 0.18),
          look,
        );
      if (top < view.eye)
        quad(
          [
            [left, top, z],
            [right, top, z],
            [right, top, back],
            [left, top, back],
          ],
          tint(colour, 0.2),
          look,
        );
      if (y > view.eye)
        quad(
          [
            [left, y, z],
            [right, y, z],
            [right, y, back],
            [left, y, back],
          ],
          shade(colour, 0.4),
          look,
        );
      quad(
        [
          [left, y, z],
          [right, y, z],
          [right, top, z],
          [left, top, z],
        ],
        colour,
        look,
      );
    },
    contact: ({ x, y = 0, z, width, depth }, strength = 0.4) => {
      const [left, right, near, far] = [
        x - width * 0.54,
        x + width * 0.54,
        z - depth * 0.08 - 0.03,
        z + depth,
      ];
      brush.shadow(
        polygon(
          ...onPicture([
            [left, y, near],
            [right, y, near],
            [right, y, far],
            [left, y, far],
          ]),
        ).path,
        {
          strength,
          softness: 0.05 * view.scale(z),
        },
      );
    },
  };
}
