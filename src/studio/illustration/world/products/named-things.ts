import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { clothLook, metalLook, type Product } from './product.ts';

/** A kettle with a spout and a handle over it. */
export const kettle: Product = {
  width: 0.26,
  height: 0.25,
  colour: '#b5443a',
  paint: ({ pen, colour, dark, light }) => {
    pen.line(thread([-30, -52], [-34, -88], [0, -98], [34, -88], [30, -52]), '#33302f', 7);
    pen.form(soft([30, -34], [44, -44], [54, -64], [62, -62], [54, -36], [36, -16]), colour, metalLook);
    pen.form(
      soft([-42, -4], [-46, -30], [-30, -58], [0, -64], [30, -58], [46, -30], [42, -4], [0, 0]),
      colour,
      metalLook,
    );
    pen.form(ellipse(0, -60, 22, 6), dark, metalLook);
    pen.form(ellipse(0, -68, 6, 6), '#33302f', { roundness: 0.9 });
    pen.line(thread([-32, -36], [-24, -50], [-12, -56]), light, 4, 0.7);
    for (const x of [62, 70]) pen.line(thread([x, -70], [x + 5, -80], [x, -90]), '#ffffff', 3, 0.6);
  },
};

/** A scarf, folded once, with fringes. */
export const scarf: Product = {
  width: 0.3,
  height: 0.55,
  colour: '#c23b3b',
  paint: ({ pen, colour, dark, light }) => {
    const ends = [
      [-16, -70, -6],
      [8, -66, 0],
    ] as const;
    for (const [x, top, low] of ends) {
      pen.form(polygon([x - 8, top], [x + 12, top], [x + 14, low - 8], [x - 10, low - 8]), colour, clothLook);
      for (const y of [top + 22, top + 32]) pen.line(thread([x - 9, y], [x + 13, y]), light, 3, 0.8);
      for (let fringe = 0; fringe < 6; fringe += 1)
        pen.line(thread([x - 8 + fringe * 4, low - 8], [x - 8 + fringe * 4, low]), dark, 1.8);
    }
    pen.form(
      soft([-27, -78], [-22, -96], [0, -100], [22, -96], [27, -78], [18, -62], [0, -58], [-18, -62]),
      colour,
      clothLook,
    );
    pen.form(soft([-14, -80], [0, -90], [14, -80], [8, -74], [-8, -74]), dark, {
      ...clothLook,
      outline: 0.6,
    });
  },
};

/** A safety vest with reflective strips. */
export const safetyVest: Product = {
  width: 0.52,
  height: 0.62,
  colour: '#e8e23a',
  paint: ({ pen, colour, dark }) => {
    pen.form(
      polygon(
        [-20, -100],
        [-8, -96],
        [0, -72],
        [8, -96],
        [20, -100],
        [34, -90],
        [30, -62],
        [38, -2],
        [-38, -2],
        [-30, -62],
        [-34, -90],
      ),
      colour,
      clothLook,
    );
    for (const y of [-44, -20]) pen.form(box(-35, y, 70, 9), '#e3e8ec', { ...metalLook, outline: 0.6 });
    for (const x of [-24, 16]) pen.form(box(x, -96, 8, 52), '#e3e8ec', { ...metalLook, outline: 0.6 });
    pen.line(thread([0, -72], [0, -2]), dark, 2);
  },
};

/** A tent with its door open, seen from the front. */
export const tent: Product = {
  width: 2.3,
  height: 1.5,
  colour: '#d9703a',
  paint: ({ pen, colour, dark, light }) => {
    for (const side of [-1, 1]) pen.line(thread([0, -98], [side * 92, 0]), '#7a6a4f', 1.2);
    pen.form(polygon([0, -98], [76, 0], [-76, 0]), colour, clothLook);
    pen.form(polygon([0, -98], [76, 0], [40, 0]), dark, { ...clothLook, outline: 0.6 });
    pen.form(polygon([0, -76], [24, 0], [-24, 0]), '#4a3a34', { roundness: 0, outline: 0.8 });
    pen.form(polygon([0, -76], [-24, 0], [-36, 0], [-10, -60]), light, { ...clothLook, outline: 0.8 });
    pen.line(thread([0, -98], [0, -104]), '#7a6a4f', 3);
  },
};

/** An alarm clock with two bells. */
export const alarmClock: Product = {
  width: 0.14,
  height: 0.17,
  colour: '#c9954f',
  paint: ({ pen, colour, dark, light }) => {
    for (const side of [-1, 1]) {
      pen.line(thread([side * 18, -14], [side * 30, 0]), dark, 6);
      pen.form(ellipse(side * 24, -86, 17, 13), light, metalLook);
    }
    pen.line(thread([-10, -92], [0, -100], [10, -92]), dark, 5);
    pen.form(ellipse(0, -44, 41, 41), colour, { roundness: 0.7, material: 'wood' });
    pen.form(ellipse(0, -44, 32, 32), '#fbf6ea', { roundness: 0.1, outline: 0.7 });
    for (let hour = 0; hour < 12; hour += 1) {
      const [x, y] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)];
      pen.line(thread([x * 25, -44 + y * 25], [x * 29, -44 + y * 29]), '#4a423a', hour % 3 ? 1.4 : 3);
    }
    pen.line(thread([0, -44], [-12, -56]), '#2f2a28', 4);
    pen.line(thread([0, -44], [8, -66]), '#2f2a28', 3);
  },
};
