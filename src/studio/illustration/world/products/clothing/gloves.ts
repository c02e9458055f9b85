import { box, soft, thread } from '../../../../reel/vignettes/forms.ts';
import type { Pen } from '../../space/pen.ts';
import { clothLook, type Product, type ProductKit } from '../product.ts';

/** A pair of upright gloves, thumbs pointing outwards. */
export const gloves: Product = {
  width: 0.27,
  height: 0.28,
  colour: '#4f8f9a',
  paint: (kit) => {
    paintGlove(kit, kit.pen.move(17, 0, { turn: 0.12 }), 1);
    paintGlove(kit, kit.pen.move(-19, 0, { turn: -0.12 }), -1);
  },
};

/** One glove around x = 0; `side` is the direction of its thumb. */
function paintGlove({ colour, dark, light, ink, name }: ProductKit, pen: Pen, side: -1 | 1): void {
  const soften = { ...clothLook, roundness: 0.7 } as const;
  pen.form(
    soft(
      [side * 10, -34],
      [side * 20, -46],
      [side * 27, -60],
      [side * 22, -64],
      [side * 12, -54],
      [side * 8, -46],
    ),
    colour,
    soften,
  );
  for (const [x, top] of [
    [-11.5, -84],
    [-3.9, -95],
    [3.7, -98],
    [11.3, -89],
  ] as const)
    pen.form(box(side * -x - 3.7, top, 7.4, -50 - top, 3.7), colour, soften);
  pen.form(
    soft([-15, -28], [-16, -44], [-15, -58], [0, -60], [15, -58], [16, -44], [15, -28], [0, -25]),
    colour,
    soften,
  );
  for (const x of [-7.6, 0, 7.6]) pen.line(thread([x, -58], [x, -50]), dark, 1);
  pen.form(box(-15.5, -28, 31, 28, 4), dark, soften);
  for (const y of [-22, -15, -8]) pen.line(thread([-13, y], [0, y + 1.4], [13, y]), light, 1, 0.6);
  // Too small for a word: a stripe represents the brand.
  if (name) pen.form(box(-7, -43, 14, 4, 2), ink, { roundness: 0, outline: 0 });
}
