import { ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import type { Creature } from './creature.ts';
import { drawCreatureEye, drawCreatureMouth } from './creature-face.ts';

/** A bee standing on six legs with raised wings. */
export const bee: Creature = {
  box: { x: -74, y: -108, width: 150, height: 109 },
  head: { x: 20, y: -98, width: 54, height: 78 },
  eyes: { x: 52, y: -52 },
  skull: 26,
  paint: ({ pen, coat, state, sway }) => {
    const { base, mark } = coat;
    const fur = { material: 'hair', roundness: 0.7 } as const;
    for (const x of [-22, -2, 18]) pen.line(thread([x, -24], [x + 7, -12], [x + 4, 0]), mark, 4);
    pen.form(polygon([-66, -46], [-76, -40], [-64, -36]), mark, { roundness: 0.4 });
    const body = soft(
      [-66, -44],
      [-52, -66],
      [-16, -72],
      [20, -62],
      [26, -42],
      [14, -24],
      [-20, -16],
      [-54, -24],
    );
    pen.form(body, base, fur);
    for (const [x, half] of [
      [-46, 18],
      [-22, 25],
      [2, 24],
    ] as const)
      pen.form(
        soft(
          [x - 6, -44 - half],
          [x + 6, -44 - half],
          [x + 8, -44],
          [x + 6, -44 + half],
          [x - 6, -44 + half],
          [x - 3, -44],
        ),
        mark,
        { ...fur, outline: 0 },
      );
    for (const [turn, width] of [
      [-0.55 + sway * 0.12, 21],
      [-0.05 - sway * 0.12, 18],
    ] as const) {
      const wing = pen.move(-2, -66, { turn });
      wing.form(soft([0, 0], [-width, -18], [-width * 0.7, -42], [0, -46], [width * 0.6, -24]), '#e4f3fa', {
        material: 'glass',
        roundness: 0.3,
        alpha: 0.8,
      });
      wing.line(thread([-1, -4], [-6, -24], [-4, -40]), '#9cc3d4', 1.2, 0.8);
    }
    for (const [x, top] of [
      [40, -98],
      [54, -96],
    ] as const) {
      pen.line(thread([x - 2, -70], [x - 1, -84], [x + 5, top]), mark, 2.6);
      pen.form(ellipse(x + 5, top, 3.6), mark, { roundness: 0.6 });
    }
    pen.form(ellipse(44, -48, 27, 26), base, fur);
    pen.form(ellipse(36, -36, 6, 4), '#e58f5e', { roundness: 0, outline: 0, alpha: 0.5 });
    drawCreatureMouth(pen, { x: 63, y: -37, width: 18 }, state);
    drawCreatureEye(pen, { x: 50, y: -52, radius: 7.5 }, state);
  },
};
