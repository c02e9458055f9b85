import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { arc } from '../space/arc.ts';
import { shade, tint } from '../space/tone.ts';
import { brass, clothLook, glassLook, metalLook, paperLook, streak, type Product } from './product.ts';

export const carton: Product = {
  width: 0.28,
  height: 0.26,
  colour: '#c89a63',
  paint: (kit) => {
    const { pen, colour } = kit;
    pen.form(polygon([-50, -70], [-22, -96], [54, -92], [28, -68]), tint(colour, 0.25), paperLook);
    pen.form(polygon([28, -68], [54, -92], [54, -18], [28, 0]), shade(colour, 0.24), paperLook);
    pen.form(polygon([-50, -70], [28, -68], [28, 0], [-50, -3]), colour, paperLook);
    pen.form(polygon([-17, -69], [-3, -69], [22, -94], [9, -95]), '#e9d3a6', { roundness: 0, outline: 0.4 });
    pen.form(polygon([-17, -69], [-3, -69], [-3, -52], [-17, -52.5]), '#e3c993', {
      roundness: 0,
      outline: 0.4,
    });
    if (kit.name) kit.printName([-44, -42, 64, 22], kit.ink);
    else
      for (const x of [6, 16]) {
        pen.form(polygon([x - 4, -18], [x, -24], [x + 4, -18]), shade(colour, 0.55), {
          roundness: 0,
          outline: 0,
        });
        pen.form(box(x - 1.2, -18, 2.4, 9), shade(colour, 0.55), { roundness: 0, outline: 0 });
      }
  },
};

export const bag: Product = {
  width: 0.32,
  height: 0.4,
  colour: '#b5653a',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.line(arc(0, -62, 20, 36, Math.PI, Math.PI * 2), shade(colour, 0.5), 5);
    pen.form(
      soft([-34, -64], [34, -64], [40, -20], [40, -4], [30, 0], [-30, 0], [-40, -4], [-40, -20]),
      colour,
      { roundness: 0.5, gloss: 0.3, material: 'cloth' },
    );
    pen.line(arc(0, -60, 20, 36, Math.PI, Math.PI * 2), dark, 5.5);
    for (const x of [-20, 20]) {
      pen.form(box(x - 4, -66, 8, 12, 2), dark, { roundness: 0.4 });
      pen.form(ellipse(x, -58, 2), brass, { ...metalLook, outline: 0.5 });
    }
    pen.form(soft([-33, -64], [33, -64], [30, -44], [0, -36], [-30, -44]), tint(colour, 0.08), {
      ...clothLook,
      roundness: 0.4,
    });
    pen.form(box(-5, -43, 10, 12, 3), brass, metalLook);
    if (kit.name) kit.printName([-24, -26, 48, 14], kit.ink);
    else pen.line(thread([-32, -8], [0, -5], [32, -8]), light, 0.9, 0.7);
  },
};

export const soap: Product = {
  width: 0.1,
  height: 0.065,
  colour: '#8fc4a4',
  paint: (kit) => {
    const { pen, colour, light, dark } = kit;
    pen.form(soft([-76, -12], [-70, -22], [70, -22], [76, -12], [60, 0], [-60, 0]), '#d6b48a', {
      roundness: 0.4,
      material: 'wood',
    });
    pen.form(
      soft(
        [-60, -24],
        [-64, -48],
        [-52, -66],
        [0, -72],
        [52, -66],
        [64, -48],
        [60, -24],
        [46, -16],
        [-46, -16],
      ),
      colour,
      { roundness: 0.7, gloss: 0.6 },
    );
    pen.form(soft([-44, -46], [-38, -60], [0, -64], [38, -60], [44, -46], [36, -34], [-36, -34]), light, {
      roundness: 0.4,
      outline: 0.5,
    });
    if (kit.name) kit.printName([-30, -58, 60, 18], dark);
    else pen.form(soft([0, -56], [9, -48], [0, -40], [-9, -48]), colour, { roundness: 0.3, outline: 0.5 });
    for (const [x, y, radius] of [
      [40, -84, 13],
      [20, -90, 8],
      [56, -70, 8],
      [-50, -78, 9],
    ] as const)
      pen.form(ellipse(x, y, radius), '#eaf7fb', { ...glassLook, alpha: 0.75, outline: 0.7 });
  },
};

export const candle: Product = {
  width: 0.09,
  height: 0.13,
  colour: '#f1e2c4',
  paint: (kit) => {
    const { pen, colour } = kit;
    pen.glow(0, -82, 60, '#ffcf7a', 0.5);
    pen.form(box(-34, -58, 68, 58, 7), colour, { roundness: 0.8, gloss: 0.7, material: 'glass' });
    pen.form(ellipse(0, -58, 34, 7), tint(colour, 0.4), { roundness: 0.2 });
    pen.form(ellipse(0, -57, 28, 5), '#fff3d6', { roundness: 0.1, outline: 0.5 });
    pen.line(thread([0, -58], [1, -67]), '#3a2a22', 1.8);
    pen.form(soft([0, -65], [7, -76], [3, -88], [0, -98], [-4, -88], [-7, -76]), '#ffb545', {
      roundness: 0,
      outline: 0.6,
    });
    pen.form(soft([0, -67], [3.4, -75], [0, -86], [-3.4, -75]), '#fff2b8', { roundness: 0, outline: 0 });
    pen.form(box(-26, -42, 52, 28, 2), '#fbf7ee', paperLook);
    if (kit.name) kit.printName([-22, -38, 44, 20], '#3a2f2a');
    else {
      pen.form(box(-14, -34, 28, 3.4), '#8a7a6a', { roundness: 0, outline: 0 });
      pen.form(box(-9, -26, 18, 2.4), '#8a7a6a', { roundness: 0, outline: 0 });
    }
    streak(kit, -29, -52, 4, 46);
  },
};

export const pillBox: Product = {
  width: 0.09,
  height: 0.12,
  colour: '#e07b2f',
  paint: (kit) => {
    const { pen, colour } = kit;
    pen.form(box(-36, -74, 60, 74, 6), colour, { ...glassLook, alpha: 0.95 });
    pen.form(box(-40, -98, 68, 26, 4), '#fbfaf6', { roundness: 0.6, gloss: 0.4 });
    for (let x = -35; x <= 24; x += 6) pen.line(thread([x, -94], [x, -77]), '#c4c2ba', 1.2);
    pen.form(box(-36, -58, 60, 40, 1), '#ffffff', { ...paperLook, roundness: 0.4 });
    pen.form(
      polygon(
        [-30, -46],
        [-24, -46],
        [-24, -52],
        [-18, -52],
        [-18, -46],
        [-12, -46],
        [-12, -40],
        [-18, -40],
        [-18, -34],
        [-24, -34],
        [-24, -40],
        [-30, -40],
      ),
      '#d8534f',
      { roundness: 0, outline: 0 },
    );
    if (kit.name) kit.printName([-9, -52, 31, 16], '#2a2530');
    else pen.form(box(-7, -50, 26, 4), '#6f7780', { roundness: 0, outline: 0 });
    for (const y of [-31, -25]) pen.form(box(-30, y, 48, 2.4), '#b9bec4', { roundness: 0, outline: 0 });
    for (const [x, y, turn] of [
      [42, -6, 0.2],
      [58, -7, -0.5],
      [48, -17, 0.9],
    ] as const) {
      const pill = pen.move(x, y, { turn });
      pill.form(box(-10, -5.5, 20, 11, 5.5), '#ffffff', { roundness: 0.8, gloss: 0.6 });
      pill.form(box(0, -5.5, 10, 11, [0, 5.5, 5.5, 0]), '#d8534f', {
        roundness: 0.8,
        gloss: 0.6,
        outline: 0.5,
      });
    }
    streak(kit, -31, -70, 4, 64, 0.5);
  },
};

export const dogFood: Product = {
  width: 0.3,
  height: 0.42,
  colour: '#c9403a',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.form(
      soft([-36, -96], [36, -96], [38, -60], [41, -20], [38, -1], [-38, -1], [-41, -20], [-38, -60]),
      colour,
      { roundness: 0.5, gloss: 0.35, material: 'paper' },
    );
    pen.form(polygon([-37, -100], [37, -100], [36, -91], [-36, -91]), dark, { roundness: 0.2 });
    for (let x = -33; x <= 33; x += 6) pen.line(thread([x, -99], [x, -93]), shade(dark, 0.3), 1);
    if (kit.name) kit.printName([-30, -86, 60, 16], kit.ink);
    else pen.form(box(-22, -83, 44, 8, 4), kit.ink, { roundness: 0, outline: 0 });
    pen.form(ellipse(0, -42, 27), '#fff6e4', { roundness: 0.1 });
    // A dog's head: ears, face, muzzle.
    pen.form(soft([-17, -60], [-24, -54], [-23, -34], [-15, -38], [-11, -54]), '#6b4630', { roundness: 0.4 });
    pen.form(soft([17, -60], [24, -54], [23, -34], [15, -38], [11, -54]), '#6b4630', { roundness: 0.4 });
    pen.form(
      soft([-15, -58], [0, -62], [15, -58], [15, -42], [9, -28], [0, -24], [-9, -28], [-15, -42]),
      '#c58b52',
      { roundness: 0.6 },
    );
    pen.form(soft([-8, -40], [0, -44], [8, -40], [7, -29], [0, -26], [-7, -29]), '#f4e2c4', {
      roundness: 0.4,
      outline: 0.5,
    });
    pen.form(ellipse(0, -40, 4, 3), '#2a2020', { roundness: 0.8, outline: 0 });
    for (const x of [-7, 7]) pen.form(ellipse(x, -49, 2.3), '#2a2020', { roundness: 0.8, outline: 0 });
    pen.line(thread([0, -37], [0, -33], [4, -31]), '#2a2020', 1.2);
    pen.form(box(-26, -11, 52, 6, 3), light, { roundness: 0, outline: 0.5 });
  },
};
