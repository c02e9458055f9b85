import { ellipse, polygon, soft, thread, type Point } from '../../../reel/vignettes/forms.ts';
import { shade, tint } from '../../world/space/tone.ts';
import type { Creature } from './creature.ts';
import { drawCreatureEye, drawCreatureMouth } from './creature-face.ts';

const fur = { material: 'hair', roundness: 0.6 } as const;

/** Spikes along an arc over the back, leaning towards the tail; angles in multiples of pi from the front, over the top. */
function spikes(
  radius: readonly [number, number],
  reach: number,
  count: number,
  from = -0.06,
  to = 1.12,
): Point[] {
  return Array.from({ length: count * 2 + 1 }, (_, index): Point => {
    const angle = Math.PI * (from + ((to - from) * index) / (count * 2));
    const far = index % 2 === 1 ? reach : 0;
    const lean = index % 2 === 1 ? 0.07 : 0;
    return [
      -10 + Math.cos(angle + lean) * (radius[0] + far),
      -44 - Math.sin(angle + lean) * (radius[1] + far * 0.9),
    ];
  });
}

/** A round hedgehog from the side, with a dome of spines and a pointed snout. */
export const hedgehog: Creature = {
  box: { x: -86, y: -104, width: 174, height: 106 },
  head: { x: 14, y: -78, width: 74, height: 66 },
  eyes: { x: 52, y: -45 },
  skull: 30,
  paint: ({ pen, coat, state, sway }) => {
    const { base, under, mark } = coat;
    for (const x of [-24, 30]) pen.form(ellipse(x, -5, 12, 6), shade(base, 0.35), { ...fur, roundness: 0.4 });
    pen.form(polygon(...spikes([62, 46], 12, 21), [-76, -22], [-40, -10], [30, -14]), shade(mark, 0.2), fur);
    pen.form(polygon(...spikes([55, 39], 10, 18), [-66, -24], [-36, -14], [26, -18]), mark, {
      ...fur,
      outline: 0.6,
    });
    for (const [row, radius] of [46, 36, 26].entries())
      for (let index = 0; index < 13 - row * 3; index += 1) {
        const angle = Math.PI * (0.1 + (index / (13 - row * 3)) * 0.92);
        const [x, y] = [-10 + Math.cos(angle) * radius, -42 - Math.sin(angle) * radius * 0.72];
        pen.line(thread([x, y], [x - 6 + Math.cos(angle) * 3, y - 7]), tint(mark, 0.45), 1.5, 0.85);
      }
    pen.form(soft([-62, -24], [-30, -34], [20, -34], [44, -20], [30, -4], [-10, 0], [-46, -4]), base, fur);
    pen.form(soft([-30, -14], [10, -22], [38, -16], [26, -5], [-6, -2]), under, {
      ...fur,
      outline: 0,
      roundness: 0.3,
    });
    pen.form(
      soft(
        [16, -52],
        [28, -68],
        [46, -66],
        [60, -52],
        [74, -38],
        [84, -33],
        [82, -25],
        [64, -18],
        [36, -14],
        [18, -26],
      ),
      under,
      fur,
    );
    // The spines end in a jagged line over the brow.
    pen.form(
      polygon(
        [14, -46],
        [10, -60],
        [20, -78],
        [34, -80],
        [50, -72],
        [44, -66],
        [40, -58],
        [34, -63],
        [29, -53],
        [24, -57],
        [20, -45],
      ),
      mark,
      { ...fur, outline: 0.6 },
    );
    pen.form(ellipse(30, -53, 9, 10), shade(base, 0.12), fur);
    pen.form(ellipse(31, -52, 5, 6), coat.innerEar, { roundness: 0.3, outline: 0 });
    pen.form(ellipse(46, -30, 7, 4.5), '#e58f86', { roundness: 0, outline: 0, alpha: 0.45 });
    drawCreatureMouth(pen, { x: 72, y: -24, width: 17 }, state);
    drawCreatureEye(pen, { x: 53, y: -45, radius: 6, white: false }, state);
    pen.form(ellipse(84, -32, 6, 5.4), '#2a1f1d', { roundness: 0.9, gloss: 0.9 });
    for (const [x, lift] of [
      [-8, sway],
      [44, -sway],
    ] as const) {
      pen.form(ellipse(x, -5 - Math.max(0, lift) * 3, 13, 6.5), shade(base, 0.14), fur);
      for (const toe of [5, 9]) pen.line(thread([x + toe, -7], [x + toe + 2, -2]), shade(base, 0.5), 1);
    }
  },
};
