import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { arc } from '../space/arc.ts';
import { shade, tint } from '../space/tone.ts';
import { clothLook, metalLook, streak, type Product } from './product.ts';

export const camera: Product = {
  width: 0.14,
  height: 0.1,
  colour: '#2b2d33',
  paint: (kit) => {
    const { pen, colour, dark } = kit;
    pen.form(box(-22, -100, 44, 26, 5), tint(colour, 0.08), { roundness: 0.4 });
    pen.form(box(-62, -84, 20, 10, 3), '#8b9299', metalLook);
    pen.form(ellipse(48, -83, 12, 5), '#8b9299', metalLook);
    pen.form(box(-74, -78, 148, 76, 9), colour, { roundness: 0.4, gloss: 0.3 });
    pen.form(box(-74, -60, 148, 44), shade(tint(colour, 0.1), 0.2), {
      roundness: 0.2,
      outline: 0.6,
      material: 'cloth',
    });
    pen.form(soft([-72, -70], [-58, -74], [-52, -40], [-56, -6], [-70, -6]), tint(colour, 0.06), {
      ...clothLook,
    });
    pen.form(ellipse(6, -40, 39), '#7d848c', metalLook);
    pen.form(ellipse(6, -40, 34), dark, { roundness: 0.4 });
    for (const radius of [30, 26]) pen.line(ellipse(6, -40, radius), '#5d636b', 1);
    pen.form(ellipse(6, -40, 22), '#1b2c44', { roundness: 0.9, gloss: 0.9, material: 'glass' });
    pen.form(ellipse(6, -40, 13), '#2f4f86', { roundness: 0.8, gloss: 0.6, outline: 0.5, material: 'glass' });
    pen.form(ellipse(-2, -49, 5, 4), '#e6f3ff', { roundness: 0, outline: 0, alpha: 0.85 });
    pen.form(ellipse(12, -33, 2.4), '#9fc0f0', { roundness: 0, outline: 0, alpha: 0.8 });
    pen.form(ellipse(58, -68, 4), '#e2533f', { roundness: 0.6, outline: 0.7 });
    pen.form(box(-12, -93, 24, 11, 2), '#4f5a68', { roundness: 0.1, gloss: 0.6, outline: 0.6 });
    if (kit.name) kit.printName([-50, -74, 34, 10], '#f4f2ea');
  },
};

export const headphones: Product = {
  width: 0.19,
  height: 0.2,
  colour: '#3f4a8f',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.line(arc(0, -44, 38, 48, Math.PI * 0.98, Math.PI * 2.02), dark, 10);
    pen.line(arc(0, -44, 38, 48, Math.PI * 1.0, Math.PI * 2.0), colour, 7);
    pen.line(arc(0, -45, 39, 48, Math.PI * 1.12, Math.PI * 1.45), light, 1.8, 0.9);
    pen.line(arc(0, -44, 32, 42, Math.PI * 1.18, Math.PI * 1.82), shade(colour, 0.55), 4);
    for (const side of [-1, 1]) {
      pen.form(box(side * 38 - 3, -56, 6, 22, 3), '#aeb4ba', metalLook);
      pen.form(
        soft(
          [side * 20, -44],
          [side * 28, -47],
          [side * 31, -24],
          [side * 28, -1],
          [side * 20, -4],
          [side * 17, -24],
        ),
        shade(colour, 0.6),
        clothLook,
      );
      pen.form(
        soft(
          [side * 28, -48],
          [side * 44, -44],
          [side * 50, -24],
          [side * 44, -4],
          [side * 28, 0],
          [side * 26, -24],
        ),
        colour,
        { roundness: 0.8, gloss: 0.6 },
      );
      pen.form(ellipse(side * 39, -24, 6, 12), light, { roundness: 0.3, outline: 0.6 });
    }
  },
};

export const gamePad: Product = {
  width: 0.16,
  height: 0.11,
  colour: '#f0eef2',
  paint: (kit) => {
    const { pen, colour, dark } = kit;
    for (const side of [-1, 1])
      pen.form(soft([side * 26, -88], [side * 32, -96], [side * 52, -95], [side * 58, -84]), dark, {
        roundness: 0.5,
      });
    pen.form(
      soft(
        [-62, -82],
        [-30, -90],
        [0, -84],
        [30, -90],
        [62, -82],
        [76, -48],
        [80, -12],
        [66, 0],
        [50, -10],
        [34, -34],
        [0, -38],
        [-34, -34],
        [-50, -10],
        [-66, 0],
        [-80, -12],
        [-76, -48],
      ),
      colour,
      { roundness: 0.7, gloss: 0.4 },
    );
    pen.form(
      polygon(
        [-51, -74],
        [-43, -74],
        [-43, -66],
        [-35, -66],
        [-35, -58],
        [-43, -58],
        [-43, -50],
        [-51, -50],
        [-51, -58],
        [-59, -58],
        [-59, -66],
        [-51, -66],
      ),
      '#33363f',
      { roundness: 0.3 },
    );
    for (const [x, y, tone] of [
      [47, -74, '#f0b429'],
      [58, -63, '#e2533f'],
      [47, -52, '#3f9a5f'],
      [36, -63, '#3f74d0'],
    ] as const)
      pen.form(ellipse(x, y, 6), tone, { roundness: 0.7, gloss: 0.6 });
    for (const x of [-21, 21]) {
      pen.form(ellipse(x, -46, 12), dark, { roundness: 0.3 });
      pen.form(ellipse(x, -48, 9), '#33363f', { roundness: 0.8, gloss: 0.3 });
    }
    pen.form(box(-11, -76, 22, 14, 3), shade(colour, 0.14), { roundness: 0.2, outline: 0.7 });
    pen.form(ellipse(0, -57, 3.4), '#5b6ee0', { roundness: 0.4, outline: 0.5 });
    if (kit.name) kit.printName([-10, -75, 20, 12], '#2a2530');
  },
};

export const coffeeMachine: Product = {
  width: 0.3,
  height: 0.36,
  colour: '#b8372f',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.form(box(-38, -8, 76, 8, 3), dark, { roundness: 0.4 });
    pen.form(box(-38, -94, 30, 88, 6), colour, { roundness: 0.5, gloss: 0.5 });
    pen.form(box(-40, -100, 80, 32, 8), colour, { roundness: 0.5, gloss: 0.6 });
    pen.form(box(-10, -68, 44, 60), '#2c2e34', { roundness: 0.1, outline: 0.6 });
    pen.form(box(-8, -70, 36, 9, 3), '#c3c9ce', metalLook);
    pen.form(box(2, -61, 16, 7, 2), '#8b9299', metalLook);
    pen.line(thread([20, -66], [42, -62]), '#22242a', 5);
    pen.line(thread([10, -54], [10, -36]), '#5a3220', 2.4);
    pen.form(soft([-6, -34], [26, -34], [22, -13], [17, -9], [3, -9], [-2, -13]), '#fbf8f0', {
      roundness: 0.7,
      gloss: 0.5,
    });
    pen.line(ellipse(26, -24, 6, 6), '#fbf8f0', 3);
    pen.form(box(-10, -10, 46, 4, 1), '#aab1b7', { ...metalLook, outline: 0.6 });
    pen.form(ellipse(-24, -84, 8), '#f7f3e8', { roundness: 0.1 });
    pen.line(thread([-24, -84], [-20, -88]), '#e2533f', 1.4);
    for (const x of [0, 12, 24])
      pen.form(ellipse(x, -84, 4), x === 0 ? '#5fd08a' : light, { roundness: 0.6, outline: 0.7 });
    if (kit.name) kit.printName([-34, -64, 22, 12], kit.ink);
    streak(kit, -35, -60, 3, 48, 0.35);
    for (const [x, y] of [
      [4, -40],
      [14, -42],
    ] as const)
      pen.line(thread([x, y], [x + 2, y - 5], [x - 1, y - 10]), '#ffffff', 1.3, 0.5);
  },
};

export const vacuum: Product = {
  width: 0.4,
  height: 1.1,
  colour: '#6a4fc4',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.form(soft([-20, -8], [-18, -12], [18, -12], [22, -6], [20, 0], [-20, 0]), dark, { roundness: 0.5 });
    pen.form(box(-19, -4, 38, 2.4, 1), '#e2533f', { roundness: 0, outline: 0 });
    pen.form(polygon([-3, -10], [3, -10], [4, -18], [-2, -18]), '#4a4e57', { roundness: 0.5 });
    const body = pen.move(0, -14, { turn: 0.14 });
    body.form(box(-2, -56, 4, 54, 1.6), '#c3c8cf', { ...metalLook, roundness: 0.7 });
    body.form(box(-6, -50, 12, 24, 4), colour, { roundness: 0.7, gloss: 0.6 });
    body.form(box(-5, -44, 10, 14, 3), '#cfe6f2', {
      roundness: 0.6,
      gloss: 0.8,
      material: 'glass',
      alpha: 0.9,
    });
    for (const y of [-41, -38, -35]) body.line(thread([-3.4, y], [3.4, y]), light, 0.9);
    body.form(soft([-6, -56], [6, -56], [7, -72], [4, -78], [-4, -78], [-7, -72]), colour, {
      roundness: 0.6,
      gloss: 0.5,
    });
    body.line(polygon([-3, -76], [-3, -86], [3.4, -86], [8, -74], [6, -66]), dark, 2.8);
    body.form(ellipse(0, -64, 3.6), light, { roundness: 0.5, outline: 0.7 });
  },
};
