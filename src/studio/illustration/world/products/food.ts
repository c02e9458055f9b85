import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { shade, tint } from '../space/tone.ts';
import { clothLook, paperLook, streak, type Product } from './product.ts';

const crust = { roundness: 0.8, material: 'cloth' } as const;

/** A paper bag with a baguette and rolls sticking out. */
export const bread: Product = {
  width: 0.28,
  height: 0.36,
  colour: '#d8b483',
  paint: (kit) => {
    const { pen, colour, dark } = kit;
    const baguette = pen.move(-14, -52, { turn: -0.22 });
    baguette.form(box(-9, -50, 18, 60, 9), '#c98a48', crust);
    for (const y of [-42, -31, -20]) baguette.line(thread([-6, y + 4], [6, y - 3]), '#f0d3a0', 3);
    for (const [x, y, radius] of [
      [22, -66, 15],
      [4, -70, 14],
      [13, -78, 13],
    ] as const) {
      pen.form(ellipse(x, y, radius, radius * 0.8), '#d39a56', crust);
      pen.line(thread([x - 7, y - 3], [x + 6, y - 5]), '#f3dcb0', 2.4);
    }
    pen.form(
      polygon(
        [-34, -66],
        [-27, -61],
        [-19, -66],
        [-11, -61],
        [-3, -66],
        [5, -61],
        [13, -66],
        [21, -61],
        [29, -66],
        [36, -62],
        [38, -2],
        [32, 0],
        [-32, 0],
        [-37, -2],
      ),
      colour,
      { ...paperLook, roundness: 0.35 },
    );
    pen.form(polygon([26, -62], [36, -62], [38, -2], [32, 0], [24, -30]), dark, {
      roundness: 0,
      outline: 0,
      alpha: 0.35,
    });
    if (kit.name) kit.printName([-30, -40, 52, 18], kit.ink);
    else {
      pen.line(thread([-4, -12], [-3, -30], [-4, -46]), shade(colour, 0.5), 1.4);
      for (const y of [-20, -28, -36])
        for (const side of [-1, 1])
          pen.form(soft([-4, y], [-4 + side * 8, y - 8], [-4 + side * 6, y - 1]), shade(colour, 0.45), {
            roundness: 0,
            outline: 0,
          });
    }
  },
};

/** A bowl of hot soup. */
export const meal: Product = {
  width: 0.24,
  height: 0.2,
  colour: '#e9e2d4',
  paint: (kit) => {
    const { pen, colour } = kit;
    for (const x of [-20, 2, 22])
      pen.line(thread([x, -62], [x + 6, -74], [x - 3, -86], [x + 4, -98]), '#ffffff', 3, 0.55);
    pen.form(box(-24, -6, 48, 6, 2), shade(colour, 0.22), { roundness: 0.4 });
    pen.form(
      soft([-58, -52], [-54, -30], [-36, -8], [0, -3], [36, -8], [54, -30], [58, -52], [0, -46]),
      colour,
      {
        roundness: 0.8,
        gloss: 0.6,
      },
    );
    pen.form(ellipse(0, -52, 58, 12), tint(colour, 0.4), { roundness: 0.2 });
    pen.form(ellipse(0, -51, 51, 9.5), '#d98532', { roundness: 0.1, outline: 0.5 });
    for (const [x, y, tone] of [
      [-26, -51, '#6f9a3f'],
      [-6, -54, '#f2c14e'],
      [14, -49, '#6f9a3f'],
      [30, -53, '#e9693a'],
      [2, -47, '#e9693a'],
    ] as const)
      pen.form(ellipse(x, y, 5.5, 2.6), tone, { roundness: 0.5, outline: 0.4 });
    if (kit.name) kit.printName([-32, -36, 64, 20], kit.ink);
    else pen.line(thread([-52, -34], [0, -26], [52, -34]), '#4f7fae', 3);
    streak(kit, -46, -44, 6, 26, 0.4);
  },
};

/** A wicker basket full of tomatoes and greens. */
export const basket: Product = {
  width: 0.38,
  height: 0.34,
  colour: '#b9824a',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.line(thread([-46, -48], [-34, -84], [0, -97], [34, -84], [46, -48]), dark, 6);
    pen.line(thread([-46, -48], [-34, -84], [0, -97], [34, -84], [46, -48]), colour, 3.6);
    for (const [x, y] of [
      [-40, -58],
      [38, -56],
    ] as const)
      pen.form(soft([x, y + 6], [x - 12, y - 8], [x, y - 16], [x + 12, y - 6]), '#5f9a4a', {
        roundness: 0.5,
      });
    for (const [x, y, radius] of [
      [-24, -58, 12],
      [22, -58, 12],
      [0, -64, 13],
      [-12, -52, 12],
      [12, -51, 12],
      [34, -50, 10],
      [-36, -50, 10],
    ] as const) {
      pen.form(ellipse(x, y, radius, radius * 0.9), '#d8402f', { roundness: 0.9, gloss: 0.6 });
      pen.form(
        polygon([x - 5, y - radius + 2], [x, y - radius - 3], [x + 5, y - radius + 2], [x, y - radius + 5]),
        '#4f8a3a',
        { roundness: 0, outline: 0.4 },
      );
    }
    pen.form(soft([-52, -50], [52, -50], [44, -4], [34, 0], [-34, 0], [-44, -4]), colour, {
      ...clothLook,
      roundness: 0.6,
    });
    for (const [row, y] of [-40, -29, -18, -8].entries())
      for (let x = -42 + (row % 2) * 7; x <= 40; x += 14)
        pen.line(thread([x - 6, y + 1], [x, y - 3], [x + 6, y + 1]), row % 2 ? light : dark, 3);
    pen.form(box(-55, -54, 110, 9, 4.5), light, { ...clothLook, roundness: 0.7 });
    if (kit.name) kit.printName([-30, -34, 60, 18], kit.ink);
  },
};
