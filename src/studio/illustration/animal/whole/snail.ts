import { ellipse, soft, thread, type Point } from '../../../reel/vignettes/forms.ts';
import { shade, tint } from '../../world/space/tone.ts';
import type { Creature } from './creature.ts';
import { drawCreatureEye, drawCreatureMouth } from './creature-face.ts';

const shell = { roundness: 0.8, gloss: 0.5 } as const;

/** A snail from the side, with a shell on its back and eyes on stalks. */
export const snail: Creature = {
  box: { x: -90, y: -106, width: 190, height: 107 },
  head: { x: 44, y: -106, width: 54, height: 90 },
  eyes: { x: 79, y: -96 },
  skull: 22,
  paint: ({ pen, coat, state, sway }) => {
    const { base, under, mark } = coat;
    const skin = { roundness: 0.7, gloss: 0.3 } as const;
    const stalk = (x: number, lean: number) => {
      pen.line(thread([x, -56], [x + lean * 0.4, -78], [x + lean, -94]), shade(base, 0.3), 7.5);
      pen.line(thread([x, -56], [x + lean * 0.4, -78], [x + lean, -94]), base, 5.5);
    };
    stalk(64, -2 + sway * 4);
    pen.form(
      soft(
        [-90, -1],
        [-66, -13],
        [-20, -20],
        [26, -18],
        [48, -30],
        [54, -54],
        [66, -66],
        [84, -60],
        [88, -42],
        [78, -16],
        [74, -1],
        [0, 0],
      ),
      base,
      skin,
    );
    pen.form(soft([-80, -1], [-40, -6], [30, -6], [72, -6], [74, 0], [0, 1]), under, {
      roundness: 0,
      outline: 0,
      alpha: 0.8,
    });
    pen.form(ellipse(-14, -54, 46, 44), mark, shell);
    const turns = Array.from({ length: 26 }, (_, index): Point => {
      const angle = 0.9 + (index / 25) * Math.PI * 4.4;
      const radius = 43 * (1 - index / 27);
      return [-14 + Math.cos(angle) * radius, -54 + Math.sin(angle) * radius * 0.95];
    });
    pen.line(thread(...turns), shade(mark, 0.42), 3.4);
    pen.line(thread([-48, -66], [-38, -84], [-18, -92]), tint(mark, 0.6), 3.4, 0.75);
    pen.form(soft([-60, -18], [-30, -26], [24, -24], [34, -16], [0, -10], [-40, -10]), shade(base, 0.1), {
      ...skin,
      outline: 0.5,
    });
    stalk(76, 6 - sway * 4);
    pen.form(ellipse(70, -40, 6, 4), '#e58f86', { roundness: 0, outline: 0, alpha: 0.4 });
    drawCreatureMouth(pen, { x: 84, y: -38, width: 15 }, state);
    drawCreatureEye(pen, { x: 62 + sway * 4, y: -96, radius: 7 }, state);
    drawCreatureEye(pen, { x: 82 - sway * 4, y: -96, radius: 8 }, state);
  },
};
