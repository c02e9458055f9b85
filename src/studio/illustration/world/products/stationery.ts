import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { arc } from '../space/arc.ts';
import { shade, tint } from '../space/tone.ts';
import { metalLook, paperLook, type Product } from './product.ts';

export const book: Product = {
  width: 0.17,
  height: 0.22,
  colour: '#2f5f8f',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.form(polygon([-34, -96], [-26, -100], [42, -100], [42, -4], [34, 0], [-34, 0]), dark, paperLook);
    pen.form(polygon([34, -95], [41, -99], [41, -5], [34, -1]), '#f7f0dd', paperLook);
    for (const x of [36, 38, 40])
      pen.line(thread([x, -96 - (x - 34) * 0.5], [x, -3 - (x - 34) * 0.5]), '#c9bd9c', 0.5);
    pen.form(box(-34, -96, 68, 96, [2, 1, 1, 2]), colour, { ...paperLook, gloss: 0.2 });
    pen.form(box(-34, -96, 8, 96), dark, { roundness: 0.3, outline: 0.6 });
    pen.line(polygon([-21, -90], [29, -90], [29, -6], [-21, -6]), light, 1.2);
    if (kit.name) kit.printName([-18, -82, 44, 28], kit.ink);
    else
      for (const [y, to] of [
        [-78, 20],
        [-70, 12],
      ] as const)
        pen.line(thread([-12, y], [to, y]), kit.ink, 3.4);
    pen.form(ellipse(4, -36, 15), light, { roundness: 0.1, outline: 0.6 });
    pen.form(
      polygon(
        [4, -48],
        [8, -40],
        [16, -39],
        [10, -33],
        [12, -25],
        [4, -29],
        [-4, -25],
        [-2, -33],
        [-8, -39],
        [0, -40],
      ),
      colour,
      { roundness: 0, outline: 0.4 },
    );
  },
};

export const notebook: Product = {
  width: 0.16,
  height: 0.21,
  colour: '#e9b94c',
  paint: (kit) => {
    const { pen, colour, dark } = kit;
    pen.form(box(-34, -97, 74, 96, 4), '#f9f4e6', paperLook);
    for (let y = -86; y < -6; y += 9) pen.line(thread([32, y], [39, y]), '#c3cfdc', 0.6);
    pen.form(box(-36, -99, 70, 99, 5), colour, { ...paperLook, roundness: 0.25 });
    pen.form(box(22, -99, 6, 99), dark, { roundness: 0.3, outline: 0.6 });
    pen.form(box(-20, -76, 34, 24, 3), '#fdf8ec', { ...paperLook, roundness: 0.05 });
    if (kit.name) kit.printName([-18, -73, 30, 18], '#2a2530');
    else
      for (const [y, to] of [
        [-69, 9],
        [-62, 3],
      ] as const)
        pen.line(thread([-15, y], [to, y]), '#8b8478', 1.4);
    for (let y = -92; y < -4; y += 8) {
      pen.form(ellipse(-31, y, 1.9), shade(colour, 0.6), { roundness: 0, outline: 0 });
      pen.line(arc(-36, y, 5.4, 2.6, -0.6, Math.PI + 0.3), '#8d959d', 1.7);
    }
  },
};

export const pen: Product = {
  width: 0.05,
  height: 0.15,
  colour: '#2f4fa8',
  paint: (kit) => {
    const { colour, dark, light } = kit;
    const body = kit.pen.move(-16, -4, { turn: 0.34 });
    body.form(polygon([-5, -14], [5, -14], [1.4, -2], [-1.4, -2]), '#c9ced4', metalLook);
    body.form(polygon([-1.4, -3], [1.4, -3], [0, 3]), '#3a3d45', { roundness: 0.3 });
    body.form(box(-6, -62, 12, 49, 1), colour, { roundness: 0.9, gloss: 0.7 });
    body.form(box(-6.6, -64, 13.2, 5, 1), '#e3c26a', metalLook);
    body.form(box(-6.4, -98, 12.8, 35, [5, 5, 1, 1]), dark, { roundness: 0.9, gloss: 0.7 });
    body.form(box(4, -95, 4, 28, 2), '#e3c26a', metalLook);
    body.form(box(-4, -60, 1.8, 44, 0.9), light, { roundness: 0, outline: 0, alpha: 0.8 });
    kit.pen.line(soft([-30, 0], [-24, -3], [-18, 1], [-16, -1]), dark, 1, 0.7);
  },
};

export const pan: Product = {
  width: 0.38,
  height: 0.17,
  colour: '#3a3d45',
  paint: ({ pen: middle, colour, dark, light }) => {
    const pen = middle.move(-30, 0);
    pen.form(soft([54, -62], [60, -70], [128, -88], [138, -80], [134, -70], [64, -50]), '#7a4f2f', {
      roundness: 0.6,
      material: 'wood',
    });
    pen.form(soft([48, -64], [64, -70], [66, -56], [52, -48]), '#aeb5bb', metalLook);
    pen.form(soft([-76, -62], [-68, -22], [-54, -4], [0, 0], [38, -4], [52, -22], [60, -62]), colour, {
      roundness: 0.6,
      gloss: 0.5,
      material: 'metal',
    });
    pen.form(ellipse(-8, -62, 68, 20), light, metalLook);
    pen.form(ellipse(-8, -60, 61, 16), dark, { roundness: 0.1, outline: 0.5 });
    pen.form(soft([-44, -62], [-24, -72], [6, -70], [26, -62], [12, -52], [-26, -50]), '#fffaf0', {
      roundness: 0.2,
    });
    pen.form(ellipse(-8, -63, 13, 6.5), '#f5b52f', { roundness: 0.8, gloss: 0.5, outline: 0.7 });
    for (const x of [-30, -6, 18])
      pen.line(thread([x, -84], [x + 3, -90], [x - 2, -97]), '#ffffff', 2.6, 0.55);
  },
};

export const knife: Product = {
  width: 0.08,
  height: 0.32,
  colour: '#4a3226',
  paint: (kit) => {
    const body = kit.pen.move(-12, -2, { turn: 0.3 });
    body.form(soft([-5, -2], [-6, -20], [-5, -36], [5, -36], [6, -20], [7, -4], [0, 0]), kit.colour, {
      roundness: 0.6,
      material: 'wood',
    });
    for (const y of [-9, -19, -29]) body.form(ellipse(0, y, 1.7), '#d9dde0', { ...metalLook, outline: 0.4 });
    body.form(box(-6, -41, 13, 6, 1), '#8b9299', metalLook);
    body.form(soft([-6, -41], [-7, -70], [-5, -90], [-1, -101], [5, -86], [9, -62], [9, -41]), '#d6dce0', {
      roundness: 0.2,
      gloss: 0.8,
      material: 'metal',
    });
    body.form(polygon([5, -41], [9, -41], [9, -62], [5.4, -84], [-0.6, -100], [4, -80]), '#f4f7f9', {
      roundness: 0,
      outline: 0,
    });
    body.line(thread([-4, -44], [-4.6, -70], [-3, -88]), '#ffffff', 0.8, 0.8);
  },
};

export const toothbrush: Product = {
  width: 0.04,
  height: 0.2,
  colour: '#3fa8c4',
  paint: ({ pen, colour, light, dark }) => {
    const body = pen.move(-8, 0, { turn: 0.16 });
    body.form(
      soft(
        [-5, 0],
        [-6.5, -20],
        [-5, -42],
        [-2.6, -54],
        [-2.2, -72],
        [2.2, -72],
        [2.6, -54],
        [5, -42],
        [6.5, -20],
        [5, 0],
        [0, 2],
      ),
      colour,
      { roundness: 0.7, gloss: 0.6 },
    );
    body.form(soft([-3, -10], [-3.6, -24], [-2, -38], [2, -38], [3.6, -24], [3, -10]), light, {
      roundness: 0.4,
      outline: 0.5,
    });
    for (const y of [-16, -22, -28]) body.line(thread([-2.2, y], [2.2, y]), dark, 1);
    body.form(box(-4.6, -100, 7.4, 30, 3.5), tint(colour, 0.1), { roundness: 0.5, gloss: 0.5 });
    for (const [index, y] of [-97, -91.5, -86, -80.5, -75].entries())
      body.form(box(2, y, 9, 5, 0.8), index === 2 ? light : '#fdfdfb', { roundness: 0.3, outline: 0.6 });
    body.form(soft([10, -99], [15, -96], [13, -88], [16, -80], [10, -74], [9, -86]), '#e6f8fb', {
      roundness: 0.6,
      gloss: 0.5,
    });
  },
};
