import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { arc } from '../space/arc.ts';
import { tint } from '../space/tone.ts';
import { clothLook, metalLook, woodLook, type Product } from './product.ts';

/** Open scissors, points up. */
export const scissors: Product = {
  width: 0.12,
  height: 0.2,
  colour: '#c9433f',
  paint: ({ pen, colour, dark }) => {
    for (const side of [-1, 1]) {
      const blade = pen.move(0, -46, { turn: side * 0.24 });
      blade.form(polygon([-5, 2], [5, 2], [4, -20], [side * -0.5, -54], [-4, -20]), '#d3dade', metalLook);
      blade.line(thread([side * 2.5, -2], [side * 0.5, -48]), '#f7fafb', 1, 0.9);
      blade.line(thread([0, 0], [side * -4, 14]), colour, 7);
      const ring = ellipse(side * -9, 29, 11, 15);
      blade.line(ring, dark, 8);
      blade.line(ring, colour, 6);
    }
    pen.form(ellipse(0, -47, 4), '#aeb6bb', metalLook);
    pen.line(thread([-1.8, -48.6], [1.8, -45.4]), '#5f666b', 1);
  },
};

/** A brush with a broad head, for hair or clothes. */
export const brush: Product = {
  width: 0.11,
  height: 0.24,
  colour: '#8a5a3c',
  paint: ({ pen: middle, colour, light, dark }) => {
    const pen = middle.move(0, 0, { turn: 0.14 });
    pen.form(soft([-5, -2], [-6, -22], [-4, -40], [4, -40], [6, -22], [5, -2], [0, 1]), colour, {
      ...woodLook,
      roundness: 0.7,
    });
    for (let row = 0; row < 9; row += 1) {
      const y = -47 - row * 5.4;
      const reach = Math.sin(((row + 1) / 10) * Math.PI) * 4 + 24;
      for (const side of [-1, 1]) pen.line(thread([0, y], [side * reach, y - 1.5]), '#b8986a', 2);
    }
    pen.form(
      soft([-14, -44], [-18, -66], [-13, -92], [0, -98], [13, -92], [18, -66], [14, -44], [0, -38]),
      colour,
      { ...woodLook, gloss: 0.3 },
    );
    pen.form(
      soft([-9, -50], [-12, -68], [-8, -88], [0, -92], [8, -88], [12, -68], [9, -50], [0, -46]),
      light,
      {
        roundness: 0.5,
        outline: 0.6,
      },
    );
    for (let row = 0; row < 6; row += 1)
      for (const x of [-5, 0, 5])
        pen.form(ellipse(x, -55 - row * 6.4, 1.3), dark, { roundness: 0.6, outline: 0 });
  },
};

export const pillow: Product = {
  width: 0.5,
  height: 0.34,
  colour: '#8fb0c9',
  paint: (kit) => {
    const { pen, colour, light, dark } = kit;
    pen.form(
      soft(
        [-70, -4],
        [-60, -30],
        [-62, -66],
        [-72, -94],
        [-40, -90],
        [0, -96],
        [40, -90],
        [72, -94],
        [62, -66],
        [60, -30],
        [70, -4],
        [38, -6],
        [0, 0],
        [-38, -6],
      ),
      colour,
      { ...clothLook, roundness: 0.9 },
    );
    for (const [x, y, toX, toY] of [
      [-64, -86, -40, -66],
      [64, -86, 42, -68],
      [-62, -12, -40, -28],
      [62, -12, 42, -28],
    ] as const)
      pen.line(thread([x, y], [(x + toX) / 2, (y + toY) / 2 + 2], [toX, toY]), dark, 1.6, 0.8);
    pen.line(thread([-56, -80], [-20, -84], [20, -84], [56, -80]), light, 1.6, 0.7);
    kit.printName([-34, -62, 68, 30]);
  },
};

/** A rolled-up belt, its buckle in front. */
export const belt: Product = {
  width: 0.3,
  height: 0.16,
  colour: '#5a3b28',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.form(soft([-84, -70], [-50, -98], [50, -98], [84, -70], [50, -50], [-50, -50]), dark, {
      roundness: 0.3,
    });
    pen.form(soft([-66, -72], [-40, -86], [40, -86], [66, -72], [40, -60], [-40, -60]), '#241a16', {
      roundness: 0,
      outline: 0.6,
    });
    pen.form(
      soft(
        [-86, -74],
        [-80, -24],
        [-46, -4],
        [0, 0],
        [46, -4],
        [80, -24],
        [86, -74],
        [50, -54],
        [0, -48],
        [-50, -54],
      ),
      colour,
      { roundness: 0.5, gloss: 0.3 },
    );
    for (const drop of [5, 41])
      pen.line(
        thread([-80, -66 + drop], [-44, -48 + drop], [0, -42 + drop], [44, -48 + drop], [80, -66 + drop]),
        light,
        1.2,
        0.5,
      );
    pen.line(polygon([-22, -50], [18, -52], [18, 2], [-22, 4]), '#d9b35a', 7);
    pen.line(thread([-22, -24], [14, -25]), '#f0d68a', 4);
    for (const x of [34, 50, 65])
      pen.form(ellipse(x, -32 - (x - 34) * 0.25, 2.6, 3.2), dark, { outline: 0.4 });
    if (kit.name) kit.printName([-76, -44, 48, 22]);
  },
};

export const speaker: Product = {
  width: 0.22,
  height: 0.24,
  colour: '#3f4a58',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.form(box(-44, -98, 88, 98, 14), colour, { roundness: 0.4, gloss: 0.3 });
    pen.form(box(-37, -91, 74, 84, 9), dark, { roundness: 0.1, outline: 0.6 });
    for (const [y, radius] of [
      [-36, 26],
      [-75, 12],
    ] as const) {
      pen.form(ellipse(0, y, radius), '#1d2026', { roundness: 0.4 });
      pen.form(ellipse(0, y, radius * 0.78), '#3a3f48', { roundness: 0.8, outline: 0.6 });
      pen.form(ellipse(0, y, radius * 0.3), light, { roundness: 0.9, gloss: 0.6, outline: 0.5 });
    }
    if (kit.name) kit.printName([-30, -14, 60, 9]);
    else pen.form(ellipse(26, -84, 2.4), '#7fe0a0', { roundness: 0, outline: 0 });
    for (const [nth, reach] of [13, 21].entries())
      for (const side of [-1, 1])
        pen.line(
          arc(
            side * 42,
            -50,
            reach,
            reach * 1.5,
            side > 0 ? -0.7 : Math.PI - 0.7,
            side > 0 ? 0.7 : Math.PI + 0.7,
          ),
          light,
          2,
          0.7 - nth * 0.3,
        );
  },
};

export const toothbrush: Product = {
  width: 0.04,
  height: 0.2,
  colour: '#3fa8c4',
  paint: ({ pen, colour, light, dark }) => {
    const body = pen.move(-8, 0, { turn: 0.16 });
    // Handle
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
    // Grip
    body.form(soft([-3, -10], [-3.6, -24], [-2, -38], [2, -38], [3.6, -24], [3, -10]), light, {
      roundness: 0.4,
      outline: 0.5,
    });
    for (const y of [-16, -22, -28]) body.line(thread([-2.2, y], [2.2, y]), dark, 1);
    // Head
    body.form(box(-4.6, -100, 7.4, 30, 3.5), tint(colour, 0.1), { roundness: 0.5, gloss: 0.5 });
    // Bristles
    for (const [index, y] of [-97, -91.5, -86, -80.5, -75].entries())
      body.form(box(2, y, 9, 5, 0.8), index === 2 ? light : '#fdfdfb', { roundness: 0.3, outline: 0.6 });
    // Toothpaste
    body.form(soft([10, -99], [15, -96], [13, -88], [16, -80], [10, -74], [9, -86]), '#e6f8fb', {
      roundness: 0.6,
      gloss: 0.5,
    });
  },
};
