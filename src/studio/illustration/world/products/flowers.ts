import { ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { shade, tint } from '../space/tone.ts';
import type { Product } from './product.ts';

const stems: readonly (readonly [lean: number, height: number])[] = [
  [-26, -74],
  [24, -78],
  [-10, -88],
  [11, -86],
  [0, -70],
];

/** A bouquet in paper. */
export const flowers: Product = {
  width: 0.34,
  height: 0.5,
  colour: '#d65a7a',
  paint: ({ pen, colour }) => {
    const leaf = { material: 'leaf', roundness: 0.4 } as const;
    for (const [x, y] of stems) {
      pen.line(thread([0, -18], [x * 0.5, y * 0.55], [x, y]), '#4f8a52', 2.2);
      pen.form(soft([x * 0.6, y * 0.62], [x * 1.25 - 6, y * 0.7], [x * 1.1, y * 0.86]), '#5c9a5a', leaf);
    }
    const paper = { material: 'paper', roundness: 0.3 } as const;
    pen.form(polygon([-5, 0], [5, 0], [27, -52], [0, -60], [-27, -52]), '#efe3cf', paper);
    pen.form(polygon([-5, 0], [1, 0], [8, -50], [-27, -52]), '#f7eedd', paper);
    pen.form(ellipse(0, -16, 8.5, 3.4), shade(colour, 0.15), { roundness: 0.6, material: 'cloth' });
    for (const [index, [x, y]] of stems.entries()) {
      const own = index % 2 ? tint(colour, 0.3) : colour;
      for (let petal = 0; petal < 6; petal += 1) {
        const turn = (petal / 6) * Math.PI * 2 + index;
        pen.form(ellipse(x + Math.cos(turn) * 7, y + Math.sin(turn) * 6.4, 6, 5.4), own, {
          roundness: 0.25,
          outline: 0.7,
        });
      }
      pen.form(ellipse(x, y, 4.6, 4.2), '#f2c14e', { roundness: 0.8, outline: 0.7 });
    }
  },
};
