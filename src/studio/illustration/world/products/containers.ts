import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { shade, tint } from '../space/tone.ts';
import { glassLook, metalLook, paperLook, streak, type Product } from './product.ts';

export const bottle: Product = {
  width: 0.1,
  height: 0.27,
  colour: '#2f8f7a',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.form(
      soft(
        [-17, 0],
        [-18, -8],
        [-18, -54],
        [-15, -64],
        [-7, -72],
        [-6, -88],
        [6, -88],
        [7, -72],
        [15, -64],
        [18, -54],
        [18, -8],
        [17, 0],
        [0, 1],
      ),
      colour,
      glassLook,
    );
    pen.form(box(-8, -100, 16, 14, 3), dark, { roundness: 0.6, gloss: 0.4 });
    for (const x of [-4, 0, 4]) pen.line(thread([x, -98], [x, -88]), shade(dark, 0.3), 0.8);
    pen.form(box(-17.6, -50, 35.2, 34, 1), '#faf5ea', { ...paperLook, roundness: 0.4 });
    pen.form(box(-17.6, -50, 35.2, 5), colour, { roundness: 0.3, outline: 0 });
    if (kit.name) kit.printName([-15, -43, 30, 16], '#2a2530');
    else pen.form(soft([0, -40], [7, -32], [0, -24], [-7, -32]), light, { roundness: 0.2, outline: 0.6 });
    pen.form(box(-9, -23, 18, 2), dark, { roundness: 0, outline: 0 });
    streak(kit, -13, -60, 3.4, 54);
  },
};

export const can: Product = {
  width: 0.08,
  height: 0.15,
  colour: '#c8452f',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    const steel = '#c9d0d6';
    pen.form(soft([-26, -4], [-22, 0], [22, 0], [26, -4], [26, -10], [-26, -10]), steel, metalLook);
    pen.form(box(-27, -90, 54, 83, 3), colour, { roundness: 0.9, gloss: 0.6 });
    pen.form(soft([-27, -89], [-22, -97], [22, -97], [27, -89], [0, -86]), steel, metalLook);
    pen.form(ellipse(0, -97, 22, 3.4), tint(steel, 0.4), { roundness: 0.2, outline: 0.7 });
    pen.form(ellipse(4, -97.4, 6, 1.5), shade(steel, 0.3), { roundness: 0.1, outline: 0.4 });
    pen.form(soft([-26.6, -38], [0, -26], [26.6, -44], [26.6, -22], [0, -8], [-26.6, -18]), dark, {
      roundness: 0.4,
      outline: 0.3,
    });
    if (kit.name) kit.printName([-23, -72, 46, 26], kit.ink);
    else pen.form(ellipse(0, -58, 13, 13), light, { roundness: 0.2, outline: 0.6 });
    streak(kit, -20, -84, 4.4, 70);
  },
};

export const cup: Product = {
  width: 0.12,
  height: 0.1,
  colour: '#d9694a',
  paint: (kit) => {
    const { pen, colour, dark } = kit;
    pen.line(ellipse(46, -50, 20, 24), dark, 11);
    pen.line(ellipse(46, -50, 20, 24), colour, 7);
    pen.form(
      soft([-46, -92], [-45, -40], [-38, -8], [-20, 0], [20, 0], [38, -8], [45, -40], [46, -92], [0, -86]),
      colour,
      { roundness: 0.8, gloss: 0.6 },
    );
    pen.form(ellipse(0, -92, 46, 8), tint(colour, 0.3), { roundness: 0.2 });
    pen.form(ellipse(0, -91, 40, 6), '#4a2c1c', { roundness: 0.1, outline: 0.5 });
    if (kit.name) kit.printName([-32, -60, 58, 26], kit.ink);
    else
      pen.form(soft([-4, -34], [-18, -48], [-14, -60], [-4, -54], [6, -60], [10, -48]), kit.light, {
        roundness: 0.2,
        outline: 0.5,
      });
    streak(kit, -36, -74, 6, 52, 0.4);
  },
};

export const jar: Product = {
  width: 0.1,
  height: 0.13,
  colour: '#c9822f',
  paint: (kit) => {
    const { pen, colour, dark } = kit;
    pen.form(
      soft(
        [-36, -70],
        [-38, -56],
        [-38, -10],
        [-32, 0],
        [32, 0],
        [38, -10],
        [38, -56],
        [36, -70],
        [26, -80],
        [-26, -80],
      ),
      colour,
      glassLook,
    );
    pen.form(box(-31, -98, 62, 19, 4), '#e9e2d2', { ...metalLook, gloss: 0.4 });
    for (let x = -26; x <= 26; x += 6.5) pen.line(thread([x, -95], [x, -82]), '#b5aa94', 1);
    pen.form(box(-37, -56, 74, 38, 2), '#fbf4e2', { ...paperLook, roundness: 0.4 });
    pen.line(polygon([-33, -52], [33, -52], [33, -22], [-33, -22]), dark, 1.2);
    if (kit.name) kit.printName([-30, -48, 60, 22], '#3a2a20');
    else {
      pen.form(ellipse(0, -37, 10), colour, { roundness: 0.4, outline: 0.6 });
      pen.form(soft([0, -46], [8, -52], [12, -48], [4, -44]), '#6f9a4f', { roundness: 0.2, outline: 0.5 });
    }
    streak(kit, -30, -72, 5, 64, 0.5);
  },
};

export const tube: Product = {
  width: 0.06,
  height: 0.17,
  colour: '#5fa8c4',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.form(polygon([-19, -100], [19, -100], [19, -95], [-19, -95]), dark, { roundness: 0.2 });
    for (let x = -16; x <= 16; x += 4) pen.line(thread([x, -99], [x, -96]), shade(dark, 0.3), 0.7);
    pen.form(soft([-18, -95], [18, -95], [17, -60], [14, -20], [0, -18], [-14, -20], [-17, -60]), colour, {
      roundness: 0.7,
      gloss: 0.6,
    });
    pen.form(
      soft([-17, -58], [-6, -64], [6, -56], [17, -62], [15.6, -40], [4, -36], [-6, -42], [-16, -36]),
      light,
      { roundness: 0.3, outline: 0 },
    );
    if (kit.name) kit.printName([-14, -86, 28, 16], kit.ink);
    else {
      pen.form(box(-11, -84, 22, 4, 2), kit.ink, { roundness: 0, outline: 0 });
      pen.form(box(-7, -76, 14, 2.6, 1.3), kit.ink, { roundness: 0, outline: 0 });
    }
    pen.form(box(-13, -19, 26, 19, [2, 2, 4, 4]), '#fbf8f0', { roundness: 0.6, gloss: 0.4 });
    for (let x = -10; x <= 10; x += 4) pen.line(thread([x, -17], [x, -3]), '#c4bdae', 0.7);
    streak(kit, -12, -90, 3, 66);
  },
};

export const cream: Product = {
  width: 0.09,
  height: 0.07,
  colour: '#e9b7b0',
  paint: (kit) => {
    const { pen, colour, dark, light } = kit;
    pen.form(box(-64, -54, 128, 54, [4, 4, 22, 22]), colour, {
      roundness: 0.8,
      gloss: 0.7,
      material: 'glass',
    });
    pen.form(ellipse(0, -54, 60, 10), '#fffaf2', { roundness: 0.2 });
    pen.form(soft([-40, -55], [-20, -72], [4, -66], [12, -82], [22, -66], [42, -56], [0, -50]), '#fffdf8', {
      roundness: 0.6,
    });
    if (kit.name) kit.printName([-44, -40, 88, 24], kit.ink);
    else pen.form(box(-30, -32, 60, 6, 3), dark, { roundness: 0, outline: 0 });
    pen.form(box(-20, -20, 40, 3, 1.5), light, { roundness: 0, outline: 0 });
    const lid = pen.move(78, -3, { turn: -0.42 });
    lid.form(ellipse(0, -34, 18, 36), '#e3d2a8', { ...metalLook, gloss: 0.6 });
    lid.form(ellipse(5, -34, 14, 31), '#f3e7c6', { ...metalLook, roundness: 0.3 });
    streak(kit, -54, -46, 7, 38, 0.5);
  },
};
