import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { arc } from '../space/arc.ts';
import { tint } from '../space/tone.ts';
import { clothLook, metalLook, type Product } from './product.ts';

export const backpack: Product = {
  width: 0.33,
  height: 0.46,
  colour: '#3f8f86',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.line(arc(0, -92, 9, 8, Math.PI, Math.PI * 2), dark, 3.4);
    for (const side of [-1, 1])
      pen.form(
        soft([side * 30, -72], [side * 41, -58], [side * 42, -22], [side * 36, -14], [side * 30, -20]),
        dark,
        clothLook,
      );
    pen.form(
      soft(
        [-34, -56],
        [-30, -84],
        [-14, -94],
        [14, -94],
        [30, -84],
        [34, -56],
        [36, -8],
        [28, 0],
        [-28, 0],
        [-36, -8],
      ),
      colour,
      { ...clothLook, roundness: 0.6 },
    );
    pen.line(thread([-31, -60], [-26, -80], [0, -87], [26, -80], [31, -60]), light, 1.6);
    pen.form(box(3, -88, 4, 9, 1.5), '#e9dcc0', { ...metalLook, outline: 0.5 });
    pen.form(soft([-26, -44], [26, -44], [27, -10], [20, -5], [-20, -5], [-27, -10]), tint(colour, 0.1), {
      ...clothLook,
      roundness: 0.5,
    });
    pen.form(soft([-27, -46], [27, -46], [26, -34], [0, -30], [-26, -34]), dark, clothLook);
    pen.form(box(-4, -37, 8, 10, 2), '#d9a94a', { ...metalLook, outline: 0.7 });
    if (kit.name) kit.printName([-18, -24, 36, 12], kit.ink);
    else pen.form(box(-12, -66, 24, 9, 2), light, { roundness: 0.1, outline: 0.6 });
  },
};

export const suitcase: Product = {
  width: 0.42,
  height: 0.68,
  colour: '#e0a22f',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.line(polygon([-12, -72], [-12, -97], [12, -97], [12, -72]), '#7d858c', 2.4);
    pen.form(box(-14, -100, 28, 5, 2.5), '#33373d', { roundness: 0.6 });
    for (const x of [-22, 22]) pen.form(ellipse(x, -3, 4), '#2a2d33', { roundness: 0.6 });
    pen.form(box(-32, -76, 64, 72, 9), colour, { roundness: 0.5, gloss: 0.5 });
    for (const x of [-21, -10.5, 0, 10.5, 21]) {
      pen.line(thread([x, -71], [x, -9]), dark, 1.6, 0.7);
      pen.line(thread([x + 1.6, -71], [x + 1.6, -9]), light, 1, 0.6);
    }
    for (const [x, y] of [
      [-32, -76],
      [24, -76],
      [-32, -12],
      [24, -12],
    ] as const)
      pen.form(box(x, y, 8, 8, 3), dark, { roundness: 0.5, outline: 0.7 });
    pen.form(box(-9, -77, 18, 5, 2), '#33373d', { roundness: 0.5 });
    const tag = pen.move(19, -70, { turn: 0.18 });
    tag.line(thread([0, -4], [0, 2]), '#5b3d29', 1.2);
    tag.form(box(-5, 2, 10, 16, 2), '#c9403a', { roundness: 0.2, outline: 0.8 });
    tag.form(box(-3.4, 7, 6.8, 7), '#fbf4e6', { roundness: 0, outline: 0.3 });
    if (kit.name) kit.printName([-24, -46, 44, 14], kit.ink);
  },
};

export const umbrella: Product = {
  width: 0.95,
  height: 0.88,
  colour: '#c23b4a',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.form(box(-1.3, -94, 2.6, 82, 1), '#8b9299', { ...metalLook, outline: 0.6 });
    pen.line(thread([0, -14], [0, -5], [5, -1], [10, -4], [10, -9]), '#7a4f2f', 4.2);
    const rim = [-52, -31, -11, 11, 31, 52];
    for (let part = 0; part < 5; part += 1) {
      const [from, to] = [rim[part]!, rim[part + 1]!];
      pen.form(
        soft([0, -95], [from * 0.72, -80], [from, -48], [(from + to) / 2, -54], [to, -48], [to * 0.72, -80]),
        part % 2 ? tint(colour, 0.14) : colour,
        { ...clothLook, roundness: 0.5 },
      );
    }
    pen.form(soft([-49, -56], [-40, -70], [-22, -86], [-30, -70], [-34, -56]), light, {
      roundness: 0,
      outline: 0,
      alpha: 0.35,
    });
    pen.form(polygon([-1.6, -94], [1.6, -94], [0, -100]), dark, metalLook);
  },
};
