import { box, ellipse, polygon, soft, thread } from '../../../../reel/vignettes/forms.ts';
import { arc } from '../../space/arc.ts';
import { shade, tint } from '../../space/tone.ts';
import { clothLook, glassLook, metalLook, type Product } from '../product.ts';

export const shoe: Product = {
  width: 0.3,
  height: 0.15,
  colour: '#e2533f',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.form(
      soft(
        [-96, -16],
        [-98, -50],
        [-90, -84],
        [-70, -94],
        [-46, -88],
        [-30, -70],
        [0, -54],
        [50, -46],
        [84, -34],
        [98, -18],
        [0, -10],
      ),
      colour,
      clothLook,
    );
    pen.form(soft([-88, -84], [-68, -96], [-44, -90], [-54, -80], [-70, -78]), shade(colour, 0.55), {
      roundness: 0.3,
    });
    pen.form(soft([44, -46], [84, -34], [98, -18], [60, -14], [40, -30]), tint(colour, 0.25), clothLook);
    pen.form(soft([-97, -18], [-97, -44], [-84, -50], [-74, -32], [-76, -14]), dark, clothLook);
    pen.form(
      soft([-48, -88], [-26, -72], [10, -54], [40, -47], [30, -40], [-8, -48], [-40, -66]),
      tint(colour, 0.5),
      { ...clothLook, outline: 0.7 },
    );
    for (const x of [-34, -18, -2, 14])
      pen.line(thread([x, -72 + (x + 34) * 0.38], [x + 15, -70 + (x + 34) * 0.38]), '#fdfaf3', 4.6);
    pen.form(soft([-46, -24], [-14, -42], [6, -44], [-2, -34], [24, -26], [0, -20]), light, {
      roundness: 0.2,
      outline: 0.6,
    });
    pen.form(
      soft(
        [-100, -20],
        [-60, -16],
        [0, -18],
        [70, -18],
        [102, -22],
        [101, -4],
        [90, 0],
        [-88, 0],
        [-101, -5],
      ),
      '#fbf8f0',
      { roundness: 0.5, gloss: 0.3 },
    );
    pen.line(thread([-98, -8], [0, -7], [98, -9]), colour, 2.6);
    for (let x = -84; x < 94; x += 13) pen.line(thread([x, -4], [x, 0]), '#a9a294', 2);
  },
};

export const shirt: Product = {
  width: 0.7,
  height: 0.72,
  colour: '#3f74b5',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.form(
      soft(
        [-18, -98],
        [-42, -88],
        [-60, -58],
        [-44, -46],
        [-33, -60],
        [-33, -3],
        [0, 0],
        [33, -3],
        [33, -60],
        [44, -46],
        [60, -58],
        [42, -88],
        [18, -98],
        [0, -88],
      ),
      colour,
      { ...clothLook, roundness: 0.45 },
    );
    pen.form(
      soft([-18, -99], [-8, -88], [0, -86], [8, -88], [18, -99], [9, -82], [0, -79], [-9, -82]),
      dark,
      { ...clothLook, outline: 0.8 },
    );
    for (const side of [-1, 1]) {
      pen.line(thread([side * 33, -60], [side * 32, -80], [side * 28, -90]), dark, 1, 0.8);
      pen.line(thread([side * 57, -55], [side * 45, -46]), light, 1.4, 0.8);
      pen.line(thread([side * 22, -50], [side * 26, -26], [side * 22, -8]), dark, 1.2, 0.5);
    }
    pen.line(thread([-32, -6], [0, -3.4], [32, -6]), light, 1.1, 0.8);
    if (kit.name) kit.printName([-25, -68, 50, 18], kit.ink);
    else
      pen.form(
        polygon(
          [0, -70],
          [5, -59],
          [17, -58],
          [8, -50],
          [11, -38],
          [0, -45],
          [-11, -38],
          [-8, -50],
          [-17, -58],
          [-5, -59],
        ),
        light,
        { roundness: 0.1, outline: 0.6 },
      );
  },
};

export const watch: Product = {
  width: 0.05,
  height: 0.14,
  colour: '#6b4630',
  paint: (kit) => {
    const { pen, colour, dark } = kit;
    pen.form(soft([-13, -70], [-11, -98], [11, -98], [13, -70]), colour, { ...clothLook, gloss: 0.3 });
    pen.form(soft([-13, -30], [-10, -2], [0, 0], [10, -2], [13, -30]), colour, { ...clothLook, gloss: 0.3 });
    for (const x of [-8.5, 8.5])
      for (const y of [
        [-94, -76],
        [-24, -6],
      ] as const)
        pen.line(thread([x, y[0]], [x, y[1]]), tint(colour, 0.4), 0.8, 0.8);
    for (const y of [-9, -14, -19]) pen.form(ellipse(0, y, 1.3), dark, { roundness: 0, outline: 0.4 });
    pen.form(box(-8, -98, 16, 4, 1.5), '#c9ced2', metalLook);
    pen.form(box(24, -54, 7, 8, 2), '#b9bfc4', metalLook);
    pen.form(ellipse(0, -50, 27), '#cfd5d9', { ...metalLook, gloss: 0.9 });
    pen.form(ellipse(0, -50, 22), '#20262e', { roundness: 0.2, gloss: 0.3, outline: 0.7 });
    for (let hour = 0; hour < 12; hour += 1) {
      const turn = (hour / 12) * Math.PI * 2;
      const from = hour % 3 === 0 ? 15 : 17;
      pen.line(
        thread(
          [Math.sin(turn) * from, -50 - Math.cos(turn) * from],
          [Math.sin(turn) * 19.5, -50 - Math.cos(turn) * 19.5],
        ),
        '#f3eee0',
        hour % 3 === 0 ? 1.6 : 0.8,
      );
    }
    pen.line(thread([0, -50], [-8.5, -58]), '#f6f2e6', 2);
    pen.line(thread([0, -50], [11, -60]), '#f6f2e6', 1.5);
    pen.line(thread([-2, -45], [4, -66]), '#e2533f', 0.7);
    pen.form(ellipse(0, -50, 1.8), '#e2533f', { roundness: 0.5, outline: 0 });
    pen.form(soft([-18, -60], [-6, -71], [6, -71], [-14, -52]), '#ffffff', {
      roundness: 0,
      outline: 0,
      alpha: 0.16,
    });
  },
};

export const ring: Product = {
  width: 0.03,
  height: 0.038,
  colour: '#e3b23c',
  paint: ({ pen, colour, dark, light }) => {
    pen.line(ellipse(0, -33, 30, 31), dark, 9.5);
    pen.line(ellipse(0, -33, 30, 31), colour, 6.6);
    pen.line(arc(0, -33, 30, 31, 2.5, 4.1), light, 2.2);
    pen.line(arc(0, -33, 30, 31, -0.2, 0.9), light, 1.6);
    pen.form(polygon([-13, -66], [13, -66], [6, -58], [-6, -58]), colour, metalLook);
    pen.form(polygon([-22, -86], [-12, -97], [12, -97], [22, -86], [0, -62]), '#bfe4f2', {
      roundness: 0.2,
      gloss: 0.9,
      material: 'glass',
    });
    pen.form(polygon([-22, -86], [-8, -86], [0, -62]), '#8fc9e2', { roundness: 0, outline: 0.4 });
    pen.form(polygon([8, -86], [22, -86], [0, -62]), '#7ab8d6', { roundness: 0, outline: 0.4 });
    pen.form(polygon([-12, -97], [12, -97], [8, -86], [-8, -86]), '#f2fbff', { roundness: 0, outline: 0.5 });
    for (const [x, y, size] of [
      [27, -98, 6],
      [-28, -78, 4],
    ] as const)
      pen.form(
        polygon(
          [x, y - size],
          [x + size * 0.25, y - size * 0.25],
          [x + size, y],
          [x + size * 0.25, y + size * 0.25],
          [x, y + size],
          [x - size * 0.25, y + size * 0.25],
          [x - size, y],
          [x - size * 0.25, y - size * 0.25],
        ),
        '#ffffff',
        { roundness: 0, outline: 0.3 },
      );
  },
};

export const glasses: Product = {
  width: 0.15,
  height: 0.06,
  colour: '#2f3038',
  paint: (kit) => {
    const { pen, colour, light } = kit;
    for (const side of [-1, 1]) {
      pen.line(thread([side * 104, -78], [side * 116, -88], [side * 92, -96]), colour, 7);
      pen.form(
        soft(
          [side * 18, -78],
          [side * 60, -88],
          [side * 102, -80],
          [side * 104, -50],
          [side * 84, -14],
          [side * 52, -8],
          [side * 24, -24],
          [side * 16, -54],
        ),
        colour,
        { roundness: 0.4, gloss: 0.6 },
      );
      pen.form(
        soft(
          [side * 27, -70],
          [side * 60, -78],
          [side * 93, -71],
          [side * 94, -50],
          [side * 78, -23],
          [side * 53, -18],
          [side * 32, -31],
          [side * 25, -54],
        ),
        '#9fc6d6',
        { ...glassLook, roundness: 0.2, outline: 0.6 },
      );
      pen.form(
        polygon([side * 60 - 24, -34], [side * 60 + 2, -72], [side * 60 + 14, -72], [side * 60 - 12, -30]),
        '#ffffff',
        { roundness: 0, outline: 0, alpha: 0.55 },
      );
    }
    pen.line(thread([-20, -62], [0, -72], [20, -62]), colour, 8);
    pen.line(thread([-18, -65], [0, -75], [18, -65]), light, 1.6, 0.6);
  },
};
