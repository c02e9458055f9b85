import { box, ellipse, soft, thread } from '../../../reel/vignettes/forms.ts';
import { shade, tint } from '../space/tone.ts';
import { metalLook, type Product } from './product.ts';

/** A motor scooter from the side, facing right. */
export const scooter: Product = {
  width: 1.76,
  height: 1.12,
  colour: '#c23b34',
  paint: ({ pen, colour, light }) => {
    const lacquer = { roundness: 0.7, gloss: 0.7, material: 'metal' } as const;
    for (const x of [-48, 54]) {
      pen.form(ellipse(x, -19, 19), '#26282d', { roundness: 0.4 });
      pen.form(ellipse(x, -19, 11), '#b9c0c7', metalLook);
      pen.form(ellipse(x, -19, 4), '#5d646b', { ...metalLook, outline: 0.5 });
    }
    pen.line(thread([40, -88], [47, -60], [55, -22]), '#7d858d', 5);
    pen.form(
      soft([30, -26], [36, -40], [54, -46], [72, -38], [78, -24], [64, -32], [46, -33]),
      colour,
      lacquer,
    );
    pen.form(box(-30, -16, 26, 5, 2.5), '#9aa3ab', metalLook);
    pen.form(soft([-20, -30], [24, -30], [34, -22], [26, -14], [-20, -14]), shade(colour, 0.35), {
      roundness: 0.4,
    });
    pen.form(
      soft(
        [-74, -34],
        [-72, -50],
        [-56, -62],
        [-24, -62],
        [-12, -52],
        [-8, -28],
        [-20, -16],
        [-34, -28],
        [-60, -28],
      ),
      colour,
      lacquer,
    );
    pen.form(
      soft([-62, -46], [-50, -54], [-28, -54], [-20, -42], [-30, -34], [-54, -36]),
      tint(colour, 0.16),
      {
        ...lacquer,
        outline: 0.6,
      },
    );
    pen.form(box(-79, -48, 8, 7, 2), '#e2603a', { roundness: 0.6, gloss: 0.6 });
    pen.form(
      soft([-62, -62], [-60, -70], [-36, -71], [-10, -68], [-8, -62], [-20, -59], [-54, -59]),
      '#4a3028',
      {
        roundness: 0.7,
        material: 'cloth',
      },
    );
    pen.form(
      soft([20, -24], [30, -20], [40, -44], [48, -76], [44, -88], [36, -84], [32, -60]),
      colour,
      lacquer,
    );
    pen.line(thread([26, -28], [36, -56], [41, -80]), light, 1.6, 0.7);
    pen.form(soft([34, -84], [38, -96], [48, -95], [52, -86], [44, -80]), colour, lacquer);
    pen.form(ellipse(51, -88, 5, 6), '#fff3c4', { ...metalLook, gloss: 0.9 });
    pen.line(thread([42, -93], [33, -97], [25, -95]), '#26282d', 4.4);
    pen.line(thread([36, -97], [32, -106]), '#7d858d', 1.6);
    pen.form(ellipse(31, -108, 5, 3.6), '#cfe0ea', metalLook);
  },
};
