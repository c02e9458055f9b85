import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { arc } from '../space/arc.ts';
import { shade } from '../space/tone.ts';
import { brass, metalLook, paperLook, type Product } from './product.ts';

export const book: Product = {
  width: 0.17,
  height: 0.22,
  colour: '#2f5f8f',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    // Back cover
    pen.form(polygon([-34, -96], [-26, -100], [42, -100], [42, -4], [34, 0], [-34, 0]), dark, paperLook);
    // Pages
    pen.form(polygon([34, -95], [41, -99], [41, -5], [34, -1]), '#f7f0dd', paperLook);
    for (const x of [36, 38, 40])
      pen.line(thread([x, -96 - (x - 34) * 0.5], [x, -3 - (x - 34) * 0.5]), '#c9bd9c', 0.5);
    // Cover
    pen.form(box(-34, -96, 68, 96, [2, 1, 1, 2]), colour, { ...paperLook, gloss: 0.2 });
    // Spine
    pen.form(box(-34, -96, 8, 96), dark, { roundness: 0.3, outline: 0.6 });
    // Border
    pen.line(polygon([-21, -90], [29, -90], [29, -6], [-21, -6]), light, 1.2);
    // Title
    if (kit.name) {
      kit.printName([-18, -82, 44, 28], kit.ink);
    } else {
      pen.line(thread([-12, -78], [20, -78]), kit.ink, 3.4);
      pen.line(thread([-12, -70], [12, -70]), kit.ink, 3.4);
    }
    // Emblem
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
    // Pages
    pen.form(box(-34, -97, 74, 96, 4), '#f9f4e6', paperLook);
    for (let y = -86; y < -6; y += 9) pen.line(thread([32, y], [39, y]), '#c3cfdc', 0.6);
    // Cover
    pen.form(box(-36, -99, 70, 99, 5), colour, { ...paperLook, roundness: 0.25 });
    // Strap
    pen.form(box(22, -99, 6, 99), dark, { roundness: 0.3, outline: 0.6 });
    // Label
    pen.form(box(-20, -76, 34, 24, 3), '#fdf8ec', { ...paperLook, roundness: 0.05 });
    if (kit.name) {
      kit.printName([-18, -73, 30, 18], '#2a2530');
    } else {
      pen.line(thread([-15, -69], [9, -69]), '#8b8478', 1.4);
      pen.line(thread([-15, -62], [3, -62]), '#8b8478', 1.4);
    }
    // Binding
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
    // Cone
    body.form(polygon([-5, -14], [5, -14], [1.4, -2], [-1.4, -2]), '#c9ced4', metalLook);
    // Nib
    body.form(polygon([-1.4, -3], [1.4, -3], [0, 3]), '#3a3d45', { roundness: 0.3 });
    // Barrel
    body.form(box(-6, -62, 12, 49, 1), colour, { roundness: 0.9, gloss: 0.7 });
    // Ring
    body.form(box(-6.6, -64, 13.2, 5, 1), brass, metalLook);
    // Cap
    body.form(box(-6.4, -98, 12.8, 35, [5, 5, 1, 1]), dark, { roundness: 0.9, gloss: 0.7 });
    // Clip
    body.form(box(4, -95, 4, 28, 2), brass, metalLook);
    // Highlight
    body.form(box(-4, -60, 1.8, 44, 0.9), light, { roundness: 0, outline: 0, alpha: 0.8 });
    // Stroke
    kit.pen.line(soft([-30, 0], [-24, -3], [-18, 1], [-16, -1]), dark, 1, 0.7);
  },
};
