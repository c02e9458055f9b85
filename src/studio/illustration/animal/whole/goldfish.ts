import { ellipse, soft, thread } from '../../../reel/vignettes/forms.ts';
import { shade, tint } from '../../world/space/tone.ts';
import type { Creature } from './creature.ts';
import { drawCreatureEye, drawCreatureMouth } from './creature-face.ts';

/** A goldfish in its bowl, so that it can appear anywhere in a story. */
export const goldfish: Creature = {
  box: { x: -58, y: -104, width: 116, height: 105 },
  head: { x: -56, y: -102, width: 112, height: 100 },
  eyes: { x: 20, y: -48 },
  skull: 34,
  paint: ({ pen, coat, state, sway }) => {
    const { base } = coat;
    const scales = { roundness: 0.8, gloss: 0.6 } as const;
    const bowl = soft(
      [-38, -96],
      [-56, -64],
      [-56, -36],
      [-38, -6],
      [0, 0],
      [38, -6],
      [56, -36],
      [56, -64],
      [38, -96],
      [0, -98],
    );
    pen.form(bowl, '#d6edf5', { material: 'glass', roundness: 0.3, alpha: 0.6 });
    pen.form(
      soft([-49, -70], [-51, -40], [-35, -11], [0, -4], [35, -11], [51, -40], [49, -70], [0, -68]),
      '#8fcbe2',
      { roundness: 0.2, outline: 0, alpha: 0.75 },
    );
    for (const [x, tone] of [
      [-24, '#c9b28a'],
      [-8, '#a8957a'],
      [10, '#d8c49c'],
      [25, '#b5a284'],
    ] as const)
      pen.form(ellipse(x, -8, 11, 6), tone, { roundness: 0.6 });
    pen.line(thread([-34, -8], [-30, -28], [-36, -44], [-30, -58]), '#4f9a5a', 4);
    const fish = pen.move(2, 0);
    fish.form(
      soft(
        [-16, -42],
        [-30, -58 + sway * 4],
        [-42, -60 + sway * 6],
        [-36, -44],
        [-42, -26 - sway * 6],
        [-28, -30],
      ),
      tint(base, 0.2),
      scales,
    );
    fish.form(soft([-6, -58], [2, -72], [16, -68], [14, -56]), shade(base, 0.1), scales);
    fish.form(
      soft([-22, -43], [-6, -58], [14, -62], [32, -52], [36, -43], [28, -32], [8, -26], [-8, -30]),
      base,
      scales,
    );
    fish.form(soft([6, -40], [-8, -34], [-8, -26], [4, -32]), shade(base, 0.16), { ...scales, outline: 0.6 });
    drawCreatureMouth(fish, { x: 35, y: -40, width: 10 }, state);
    drawCreatureEye(fish, { x: 21, y: -49, radius: 5.4 }, state);
    for (const [x, y] of [
      [42, -62],
      [38, -72],
    ] as const)
      pen.line(ellipse(x, y, 2.6), '#ffffff', 1.2);
    pen.line(ellipse(0, -97, 38, 5), '#9cbccb', 2.6);
    pen.line(thread([-46, -74], [-50, -54], [-46, -34]), '#ffffff', 3.2, 0.8);
  },
};
