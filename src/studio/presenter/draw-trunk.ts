import { turned } from './head-turn.ts';
import { lerp } from './paint/lerp.ts';
import type { Context } from './paint/shade.ts';
import type { Layer } from './rig-layers.ts';

export type TrunkMove = {
  /** How far the ends of the shoulders rise above the neck, in pixels; below 0 they hang. */
  rise: number;
  /** −1 to 1, as for the head: the middle of the chest moves towards the side it turns to, its flanks stay. */
  turn: number;
};

/** Between these distances from the middle, the line from the neck to the shoulder rises with the arm. */
const slope = { from: 56, to: 232 };
/** How far the breastbone moves at a full turn, in pixels. */
const turnReach = 13;
/** Half the width of a trunk with its shoulders. */
const trunkHalf = 260;
/** Borders of the strips in which the trunk is bent; each is sheared, so that the shoulders have no steps. */
const borders = [-380, -232, -196, -158, -118, -84, -56, 0, 56, 84, 118, 158, 196, 232, 380];
/** Neighbouring strips overlap, otherwise the room would show through between them. */
const overlap = 1.5;

/** The share of the rise at a distance from the middle. */
export function riseShare(x: number): number {
  const share = Math.min(1, Math.max(0, (Math.abs(x) - slope.from) / (slope.to - slope.from)));
  return share * share * (3 - 2 * share);
}

/** Draws the trunk with raised or hanging shoulders, turned about its axis. */
export function drawTrunk(context: Context, body: Layer, { rise, turn }: TrunkMove): void {
  const { picture, x, y } = body;
  borders.slice(1).forEach((right, index) => {
    const left = Math.max(x, borders[index]!);
    const end = Math.min(x + picture.width, right + overlap);
    if (end <= left) return;
    const [from, to] = [
      turned(left, turnReach, turn, trunkHalf).x,
      turned(end, turnReach, turn, trunkHalf).x,
    ];
    const [fromY, toY] = [
      -rise * riseShare(left),
      -rise * lerp(riseShare(left), riseShare(right), (end - left) / (right - left)),
    ];
    const shear = (toY - fromY) / (to - from);
    context.save();
    context.transform(1, shear, 0, 1, 0, fromY - shear * from);
    context.drawImage(picture, left - x, 0, end - left, picture.height, from, y, to - from, picture.height);
    context.restore();
  });
  extendTrunk(context, body);
}

/** The painted trunk ends just below the widest framing; raised shoulders would lift its end into view. */
const trunkEnd = { from: 1044, rows: 4, pixels: 220 };
/** Shifted copies average the grain, which would look like streaks in the stretched rows: [pixels, alpha]. */
const averaged = [
  [0, 1],
  [-3, 0.5],
  [3, 0.33],
] as const;

function extendTrunk(context: Context, { picture, x, y }: Layer): void {
  const { from, rows, pixels } = trunkEnd;
  context.save();
  for (const [shift, alpha] of averaged) {
    context.globalAlpha = alpha;
    context.drawImage(picture, 0, from - y, picture.width, rows, x + shift, from, picture.width, pixels);
  }
  context.restore();
}
