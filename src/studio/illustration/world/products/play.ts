import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { metalLook, type Product } from './product.ts';

/** A football: patches around one in the middle. */
export const ball: Product = {
  width: 0.22,
  height: 0.22,
  colour: '#f4f1e8',
  paint: ({ pen, colour, dark }) => {
    const patch = dark === colour ? '#2b2f36' : '#2f333b';
    const around = (radius: number, turn: number, squash = 1) =>
      [Math.cos(turn) * radius, -50 + Math.sin(turn) * radius * squash] as const;
    pen.form(ellipse(0, -50, 50), colour, {
      roundness: 1,
      gloss: 0.4,
      inside: () => {
        const corners = Array.from({ length: 5 }, (_, index) => -Math.PI / 2 + (index * Math.PI * 2) / 5);
        pen.form(polygon(...corners.map((turn) => around(17, turn))), patch, { roundness: 0, outline: 0.5 });
        for (const turn of corners) {
          pen.line(thread(around(17, turn), around(36, turn)), patch, 1.6);
          pen.form(
            polygon(
              around(36, turn),
              around(43, turn - 0.36),
              around(56, turn - 0.26),
              around(56, turn + 0.26),
              around(43, turn + 0.36),
            ),
            patch,
            { roundness: 0, outline: 0.5 },
          );
          const next = turn + (Math.PI * 2) / 10;
          pen.line(thread(around(43, turn + 0.36), around(36, next), around(43, next + 0.27)), patch, 1.4);
        }
      },
    });
    pen.form(ellipse(-17, -70, 13, 8), '#ffffff', { roundness: 0, outline: 0, alpha: 0.4 });
  },
};

/** An upright guitar, its neck slightly tilted. */
export const guitar: Product = {
  width: 0.4,
  height: 1,
  colour: '#c98a3f',
  paint: ({ pen: middle, colour, dark, light }) => {
    const pen = middle.move(-4, -1, { turn: 0.09 });
    pen.form(box(-2.4, -88, 4.8, 52, 0.6), '#5a3a26', { roundness: 0.4, material: 'wood' });
    for (let fret = 0; fret < 10; fret += 1)
      pen.line(thread([-2.4, -84 + fret * 3.9], [2.4, -84 + fret * 3.9]), '#d9d0ba', 0.4);
    pen.form(polygon([-3.2, -88], [3.2, -88], [4, -99], [-4, -99]), '#4a2f20', {
      roundness: 0.3,
      material: 'wood',
    });
    for (const side of [-1, 1])
      for (const y of [-96.5, -93.5, -90.5]) pen.form(ellipse(side * 5, y, 1.1), '#e6dfce', metalLook);
    pen.form(
      soft(
        [0, -46],
        [-9, -46],
        [-14, -38],
        [-11, -29],
        [-17, -20],
        [-18, -9],
        [-10, -1],
        [0, 0],
        [10, -1],
        [18, -9],
        [17, -20],
        [11, -29],
        [14, -38],
        [9, -46],
      ),
      colour,
      { roundness: 0.5, gloss: 0.5, material: 'wood' },
    );
    pen.form(ellipse(0, -27, 5.6), '#2a1c14', { roundness: 0.2 });
    pen.line(ellipse(0, -27, 6.6), light, 0.7);
    pen.form(box(-6, -11.5, 12, 2.6, 1), dark, { roundness: 0.5 });
    for (const x of [-1.6, -0.55, 0.55, 1.6]) pen.line(thread([x, -89], [x, -10.5]), '#f2ecdc', 0.3, 0.9);
  },
};
