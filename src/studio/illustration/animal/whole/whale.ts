import { ellipse, soft, thread } from '../../../reel/vignettes/forms.ts';
import { shade } from '../../world/space/tone.ts';
import type { Creature } from './creature.ts';
import { drawCreatureEye, drawCreatureMouth } from './creature-face.ts';

const skin = { roundness: 0.75, gloss: 0.45 } as const;

/** A whale on its belly, with raised tail and a spout above the head. */
export const whale: Creature = {
  box: { x: -112, y: -128, width: 216, height: 130 },
  head: { x: 10, y: -92, width: 94, height: 90 },
  eyes: { x: 62, y: -42 },
  skull: 40,
  paint: ({ pen, coat, state, sway }) => {
    const { base, under } = coat;
    const up = sway * 6;
    pen.form(
      soft(
        [-78, -52],
        [-88, -78 - up],
        [-112, -96 - up],
        [-110, -76 - up],
        [-98, -66 - up],
        [-112, -52 - up],
        [-90, -50 - up],
        [-70, -40],
      ),
      shade(base, 0.12),
      skin,
    );
    pen.form(
      soft(
        [-84, -62],
        [-60, -66],
        [-20, -82],
        [30, -92],
        [74, -82],
        [98, -56],
        [102, -30],
        [88, -8],
        [50, 0],
        [-4, -2],
        [-50, -18],
        [-78, -44],
      ),
      base,
      skin,
    );
    pen.form(
      soft([103, -28], [70, -24], [20, -20], [-30, -20], [-52, -18], [-4, -2], [50, 0], [88, -8]),
      under,
      {
        roundness: 0.4,
        outline: 0.5,
      },
    );
    for (const y of [-15, -10, -5])
      pen.line(thread([94 + y * 0.6, y - 3], [50, y], [-2 - y, y - 3]), shade(under, 0.25), 1.3, 0.8);
    pen.form(soft([18, -30], [30, -20], [12, 0], [-14, 1], [-2, -14]), shade(base, 0.16), skin);
    pen.form(ellipse(74, -30, 8, 5), '#e58f86', { roundness: 0, outline: 0, alpha: 0.35 });
    drawCreatureMouth(pen, { x: 101, y: -32, width: 30 }, state);
    drawCreatureEye(pen, { x: 64, y: -43, radius: 7 }, state);
    pen.form(ellipse(34, -91, 7, 2.4), shade(base, 0.45), { roundness: 0, outline: 0 });
    for (const [lean, top] of [
      [-16, -116],
      [0, -126],
      [16, -116],
    ] as const)
      pen.line(thread([34, -92], [34 + lean * 0.4, top + 4], [34 + lean * 1.3, top + 8]), '#a9dcf2', 5, 0.85);
    for (const [x, y] of [
      [12, -104],
      [57, -105],
      [46, -122],
    ] as const)
      pen.form(ellipse(x, y, 2.6, 3.4), '#c6e9f7', { roundness: 0.4, outline: 0.4 });
  },
};
