import { ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { shade, tint } from '../../world/space/tone.ts';
import type { Creature } from './creature.ts';
import { drawCreatureEye, drawCreatureMouth } from './creature-face.ts';

const armour = { roundness: 0.8, gloss: 0.5 } as const;

/** A crab from the front with raised claws. */
export const crab: Creature = {
  box: { x: -100, y: -104, width: 200, height: 105 },
  head: { x: -50, y: -100, width: 100, height: 90 },
  eyes: { x: 0, y: -88 },
  skull: 44,
  paint: ({ pen, coat, state, sway }) => {
    const { base, mark } = coat;
    for (const side of [-1, 1])
      for (const [reach, low] of [
        [86, -1],
        [74, 0],
        [58, 0],
      ] as const)
        pen.line(
          thread([side * 36, -34], [side * (reach - 8), -34], [side * reach, low]),
          shade(base, 0.2),
          6,
        );
    for (const side of [-1, 1]) {
      const lift = side * sway * 5;
      pen.line(thread([side * 44, -50], [side * 72, -48], [side * 80, -66 - lift]), shade(base, 0.15), 11);
      pen.form(
        soft(
          [side * 66, -66 - lift],
          [side * 64, -92 - lift],
          [side * 82, -104 - lift],
          [side * 99, -92 - lift],
          [side * 96, -66 - lift],
          [side * 80, -58 - lift],
        ),
        base,
        armour,
      );
      pen.form(polygon([side * 76, -106 - lift], [side * 84, -80 - lift], [side * 92, -104 - lift]), mark, {
        roundness: 0,
        outline: 0.4,
      });
      pen.line(thread([side * 16, -62], [side * 18, -84]), shade(base, 0.1), 6);
    }
    pen.form(
      soft([-56, -44], [-42, -66], [0, -74], [42, -66], [56, -44], [38, -16], [0, -10], [-38, -16]),
      base,
      armour,
    );
    pen.line(thread([-40, -56], [-20, -66], [6, -68]), tint(base, 0.5), 3, 0.7);
    for (const x of [-30, 30])
      pen.form(ellipse(x, -36, 7, 4.5), tint(base, 0.3), { roundness: 0, outline: 0, alpha: 0.7 });
    drawCreatureMouth(pen, { x: 13, y: -34, width: 26 }, state);
    for (const side of [-1, 1]) drawCreatureEye(pen, { x: side * 18, y: -90, radius: 9 }, state);
  },
};
