import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintPlantShape } from '../props/decor.ts';
import { paintBicycle, paintCarSide } from '../props/vehicles.ts';
import { shade, tint } from '../space/tone.ts';
import { clothLook, metalLook, type Product } from './product.ts';

const wood = { material: 'wood', roundness: 0.3 } as const;

export const lamp: Product = {
  width: 0.3,
  height: 0.46,
  colour: '#e0a94a',
  paint: ({ pen, colour, dark }) => {
    pen.form(ellipse(0, -3, 20, 4), dark, { ...metalLook, roundness: 0.4 });
    pen.form(
      soft(
        [-3, -4],
        [-9, -18],
        [-11, -30],
        [-6, -44],
        [-2, -52],
        [2, -52],
        [6, -44],
        [11, -30],
        [9, -18],
        [3, -4],
      ),
      colour,
      { roundness: 0.9, gloss: 0.6 },
    );
    pen.glow(0, -72, 58, '#ffe0a0', 0.55);
    pen.form(polygon([-18, -98], [18, -98], [32, -54], [-32, -54]), '#fbeecb', {
      roundness: 0.5,
      material: 'cloth',
    });
    pen.form(ellipse(0, -54, 32, 4), '#fff6da', { roundness: 0, outline: 0.6 });
    for (const x of [-0.6, 0, 0.6]) pen.line(thread([x * 18, -96], [x * 31, -56]), '#d9c79a', 0.7, 0.6);
    pen.line(thread([10, -52], [10, -42]), dark, 0.9);
    pen.form(ellipse(10, -41, 1.6), dark, { roundness: 1, outline: 0.4 });
  },
};

export const chair: Product = {
  width: 0.5,
  height: 0.86,
  colour: '#c98a4f',
  paint: ({ pen, colour, dark, light }) => {
    for (const [top, low, tone] of [
      [-15, -20, dark],
      [19, 24, dark],
    ] as const)
      pen.form(polygon([top - 2, -44], [top + 2, -44], [low + 1.6, -4], [low - 1.6, -4]), tone, wood);
    pen.form(soft([-22, -98], [20, -98], [24, -66], [20, -54], [-20, -54], [-25, -66]), colour, {
      roundness: 0.4,
      gloss: 0.3,
      material: 'wood',
    });
    pen.form(box(-13, -84, 26, 6, 3), dark, { roundness: 0, outline: 0.6 });
    for (const x of [-16, 16]) pen.form(box(x - 2, -58, 4, 14), dark, wood);
    pen.form(soft([-26, -48], [24, -50], [29, -42], [26, -36], [-28, -36], [-30, -42]), light, {
      roundness: 0.4,
      material: 'wood',
    });
    for (const [top, low] of [
      [-24, -29],
      [23, 30],
    ] as const)
      pen.form(polygon([top - 2.4, -37], [top + 2.4, -37], [low + 1.8, 0], [low - 1.8, 0]), colour, wood);
  },
};

export const sofa: Product = {
  width: 2,
  height: 0.85,
  colour: '#3f7f86',
  paint: ({ pen, colour, light }) => {
    for (const x of [-92, 88])
      pen.form(polygon([x, -10], [x + 6, -10], [x + 4, 0], [x + 1, 0]), '#6b4630', wood);
    pen.form(box(-100, -98, 200, 72, 14), shade(colour, 0.1), clothLook);
    for (const x of [-84, 2]) pen.form(box(x, -92, 82, 52, 10), tint(colour, 0.06), clothLook);
    pen.form(box(-98, -34, 196, 25, 5), shade(colour, 0.14), clothLook);
    for (const x of [-84, 1]) pen.form(box(x, -48, 83, 20, 7), tint(colour, 0.14), clothLook);
    for (const x of [-110, 86]) pen.form(box(x, -68, 24, 60, 10), colour, { ...clothLook, roundness: 0.6 });
    const cushion = pen.move(-58, -46, { turn: -0.14 });
    cushion.form(box(-18, -38, 38, 36, 8), '#f0b85a', { ...clothLook, roundness: 0.7 });
    const other = pen.move(60, -46, { turn: 0.16 });
    other.form(box(-18, -36, 36, 34, 8), light, { ...clothLook, roundness: 0.7 });
  },
};

export const bicycle: Product = {
  width: 1.72,
  height: 1,
  colour: '#2f8f7a',
  paint: ({ pen, colour }) => paintBicycle(pen.move(0, -2, { scale: 97 }), colour),
};

export const car: Product = {
  width: 4.05,
  height: 1.5,
  colour: '#c23b34',
  paint: ({ pen, colour }) => paintCarSide(pen.move(0, 0, { scale: 66 }), colour),
};

export const plant: Product = {
  width: 0.4,
  height: 0.5,
  colour: '#c4714f',
  paint: ({ pen, colour }) => paintPlantShape(pen.move(0, 0, { scale: 100 }), 'product', 'broad', colour),
};

export const toy: Product = {
  width: 0.28,
  height: 0.34,
  colour: '#b9793f',
  paint: ({ pen, colour, dark, light }) => {
    const fur = { material: 'cloth', roundness: 0.8 } as const;
    for (const side of [-1, 1]) {
      pen.form(ellipse(side * 22, -88, 11), colour, fur);
      pen.form(ellipse(side * 22, -88, 6), light, { ...fur, outline: 0.6 });
      pen.form(
        soft([side * 22, -50], [side * 38, -44], [side * 44, -28], [side * 34, -22], [side * 22, -34]),
        dark,
        fur,
      );
    }
    pen.form(ellipse(0, -32, 29, 31), colour, fur);
    pen.form(ellipse(0, -30, 18, 20), light, { ...fur, outline: 0.6 });
    for (const side of [-1, 1]) {
      pen.form(ellipse(side * 26, -12, 15, 13), dark, fur);
      pen.form(ellipse(side * 27, -11, 8, 8), light, { ...fur, outline: 0.6 });
    }
    pen.form(ellipse(0, -74, 28, 25), colour, fur);
    pen.form(ellipse(0, -66, 13, 10), light, { ...fur, outline: 0.6 });
    pen.form(ellipse(0, -71, 5, 3.6), '#2c2020', { roundness: 1, gloss: 0.5 });
    pen.line(thread([-7, -64], [0, -61], [7, -64]), '#2c2020', 1.3);
    pen.line(thread([0, -68], [0, -61]), '#2c2020', 1.3);
    for (const x of [-11, 11])
      pen.form(ellipse(x, -79, 3), '#2c2020', { roundness: 1, gloss: 0.6, outline: 0 });
    pen.form(polygon([0, -50], [-14, -56], [-14, -43]), '#d8433f', { ...clothLook });
    pen.form(polygon([0, -50], [14, -56], [14, -43]), '#d8433f', { ...clothLook });
    pen.form(ellipse(0, -50, 3.6), '#b8332f', { roundness: 0.8 });
  },
};
