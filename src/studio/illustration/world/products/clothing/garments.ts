import { box, ellipse, polygon, soft, thread } from '../../../../reel/vignettes/forms.ts';
import { shade, tint } from '../../space/tone.ts';
import { clothLook, type Product } from '../product.ts';

/** An apron, hanging by its neck loop, ties to the sides. */
export const apron: Product = {
  width: 0.6,
  height: 0.85,
  colour: '#f2ede2',
  paint: (kit) => {
    const { pen, colour, dark } = kit;
    pen.line(thread([-13, -82], [-12, -96], [0, -99], [12, -96], [13, -82]), dark, 2.6);
    for (const side of [-1, 1])
      pen.line(thread([side * 26, -54], [side * 36, -46], [side * 32, -34], [side * 36, -24]), dark, 2.6);
    pen.form(
      polygon(
        [-15, -84],
        [15, -84],
        [18, -66],
        [28, -55],
        [31, -2],
        [26, 0],
        [-26, 0],
        [-31, -2],
        [-28, -55],
        [-18, -66],
      ),
      colour,
      { ...clothLook, roundness: 0.35 },
    );
    pen.form(polygon([-17, -36], [17, -36], [16, -16], [-16, -16]), tint(colour, 0.3), {
      ...clothLook,
      outline: 0.7,
    });
    pen.line(thread([0, -36], [0, -16]), dark, 1);
    for (const x of [-24, 23]) pen.line(thread([x, -48], [x * 1.06, -26], [x, -5]), dark, 1.1, 0.5);
    if (kit.name) kit.printName([-14, -62, 28, 14], kit.ink);
  },
};

/** A jacket with a zip, sleeves down. */
export const jacket: Product = {
  width: 0.68,
  height: 0.76,
  colour: '#3f6a8a',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    for (const side of [-1, 1]) {
      pen.form(
        soft(
          [side * 26, -92],
          [side * 38, -80],
          [side * 46, -44],
          [side * 47, -12],
          [side * 36, -10],
          [side * 31, -44],
          [side * 26, -66],
        ),
        colour,
        { ...clothLook, roundness: 0.6 },
      );
      pen.form(
        polygon([side * 47, -16], [side * 47, -9], [side * 35, -8], [side * 35, -15]),
        dark,
        clothLook,
      );
    }
    pen.form(
      soft(
        [-17, -95],
        [-30, -88],
        [-31, -50],
        [-31, -4],
        [0, 0],
        [31, -4],
        [31, -50],
        [30, -88],
        [17, -95],
        [0, -90],
      ),
      colour,
      { ...clothLook, roundness: 0.45 },
    );
    pen.form(soft([-19, -96], [0, -90], [19, -96], [15, -82], [0, -78], [-15, -82]), dark, clothLook);
    pen.line(thread([0, -80], [0, -1]), shade(colour, 0.5), 2.2);
    pen.line(thread([0, -80], [0, -1]), '#d9dee2', 0.8);
    for (const side of [-1, 1]) {
      pen.line(thread([side * 12, -34], [side * 22, -22]), shade(colour, 0.5), 1.8);
      pen.line(thread([side * 30, -84], [side * 26, -70], [side * 28, -52]), dark, 1.1, 0.7);
    }
    pen.form(box(-31, -9, 62, 6, 2), dark, { ...clothLook, outline: 0.5 });
    if (kit.name) kit.printName([5, -66, 22, 12], kit.ink);
    else pen.form(ellipse(16, -60, 4), light, { roundness: 0.2, outline: 0.5 });
  },
};

/** A dress with short sleeves and a wide skirt. */
export const dress: Product = {
  width: 0.62,
  height: 1,
  colour: '#b5496a',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    for (const side of [-1, 1])
      pen.form(
        soft([side * 12, -96], [side * 22, -90], [side * 26, -78], [side * 17, -75], [side * 13, -84]),
        colour,
        {
          ...clothLook,
          roundness: 0.6,
        },
      );
    pen.form(
      soft([-14, -58], [-20, -30], [-31, -4], [-16, 0], [0, -2], [16, 0], [31, -4], [20, -30], [14, -58]),
      colour,
      {
        ...clothLook,
        roundness: 0.5,
      },
    );
    for (const [top, low] of [
      [-6, -14],
      [0, -1],
      [6, 13],
    ] as const)
      pen.line(thread([top, -55], [(top + low) / 2, -28], [low, -3]), dark, 1, 0.6);
    pen.form(
      soft([-11, -97], [-15, -86], [-13, -60], [0, -58], [13, -60], [15, -86], [11, -97], [0, -89]),
      colour,
      {
        ...clothLook,
        roundness: 0.5,
      },
    );
    pen.form(box(-14, -62, 28, 5, 2), dark, { ...clothLook, outline: 0.6 });
    pen.line(thread([-10, -95], [0, -88], [10, -95]), light, 1.4);
    if (kit.name) kit.printName([-11, -80, 22, 11], kit.ink);
  },
};

/** Trousers with two straight legs. */
export const trousers: Product = {
  width: 0.46,
  height: 0.95,
  colour: '#3f5878',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.form(
      polygon([-19, -98], [19, -98], [22, -60], [20, 0], [4, 0], [0, -62], [-4, 0], [-20, 0], [-22, -60]),
      colour,
      { ...clothLook, roundness: 0.45 },
    );
    pen.form(box(-19.5, -99, 39, 7, 1.5), dark, { ...clothLook, outline: 0.7 });
    pen.form(ellipse(0, -95.5, 1.8), '#d9b45a', { roundness: 0.5, outline: 0.4 });
    pen.line(thread([0, -92], [1, -76], [0, -64]), dark, 1.2);
    for (const side of [-1, 1]) {
      pen.line(thread([side * 17, -92], [side * 14, -84], [side * 20, -80]), dark, 1.1);
      pen.line(thread([side * 12, -56], [side * 12, -30], [side * 12, -3]), light, 0.8, 0.5);
      pen.line(thread([side * 19, -4], [side * 12, -3], [side * 5, -4]), dark, 1, 0.8);
    }
    if (kit.name) kit.printName([-16, -91, 12, 5], kit.ink);
  },
};
