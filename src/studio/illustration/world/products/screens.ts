import { box, ellipse, polygon, thread } from '../../../reel/vignettes/forms.ts';
import { shade, tint } from '../space/tone.ts';
import { metalLook, type Product, type ProductKit } from './product.ts';

/** A page of an app in a box: bar, picture card, lines, button. */
function paintPage(kit: ProductKit, x: number, y: number, width: number, height: number): void {
  const { pen, colour } = kit;
  const flat = { roundness: 0, outline: 0 } as const;
  pen.form(box(x, y, width, height), '#f6f7fb', flat);
  pen.form(box(x, y, width, height * 0.16), colour, flat);
  if (kit.name) kit.printName([x + width * 0.08, y + height * 0.045, width * 0.7, height * 0.09], kit.ink);
  else
    pen.form(
      box(x + width * 0.1, y + height * 0.07, width * 0.45, height * 0.035, height * 0.015),
      kit.ink,
      flat,
    );
  pen.form(
    box(x + width * 0.08, y + height * 0.21, width * 0.84, height * 0.28, width * 0.04),
    tint(colour, 0.55),
    flat,
  );
  pen.form(ellipse(x + width * 0.3, y + height * 0.32, width * 0.1), '#ffd36a', flat);
  pen.form(
    polygon(
      [x + width * 0.08, y + height * 0.49],
      [x + width * 0.4, y + height * 0.34],
      [x + width * 0.6, y + height * 0.43],
      [x + width * 0.76, y + height * 0.36],
      [x + width * 0.92, y + height * 0.49],
    ),
    shade(colour, 0.15),
    flat,
  );
  for (const [at, share] of [
    [0.55, 0.7],
    [0.61, 0.84],
    [0.67, 0.5],
  ] as const)
    pen.form(
      box(x + width * 0.08, y + height * at, width * share, height * 0.026, height * 0.012),
      '#c3c8d4',
      flat,
    );
  pen.form(box(x + width * 0.08, y + height * 0.79, width * 0.84, height * 0.1, height * 0.05), colour, flat);
  pen.form(
    box(x + width * 0.36, y + height * 0.83, width * 0.28, height * 0.022, height * 0.01),
    kit.ink,
    flat,
  );
}

export const phone: Product = {
  width: 0.075,
  height: 0.155,
  colour: '#5b6ee0',
  paint: (kit) => {
    const { pen } = kit;
    pen.form(box(-24.5, -100, 49, 100, 8), '#23252c', { roundness: 0.3, gloss: 0.5 });
    pen.form(box(-22, -97, 44, 94, 6), '#f6f7fb', {
      roundness: 0,
      outline: 0.4,
      inside: () => paintPage(kit, -22, -97, 44, 94),
    });
    pen.form(box(-8, -95.5, 16, 4, 2), '#15161b', { roundness: 0, outline: 0 });
    pen.form(box(24, -74, 1.6, 14, 0.8), '#3a3d46', { roundness: 0.4, outline: 0.5 });
    pen.form(polygon([4, -97], [16, -97], [-14, -3], [-22, -3], [-22, -20]), '#ffffff', {
      roundness: 0,
      outline: 0,
      alpha: 0.12,
    });
  },
};

export const appScreen: Product = {
  width: 0.11,
  height: 0.15,
  colour: '#7a55e0',
  paint: (kit) => {
    const { pen, colour, light } = kit;
    pen.glow(0, -50, 70, light, 0.4);
    const tile = pen.move(0, 0, {});
    tile.form(box(-27, -100, 54, 100, 7), '#ffffff', { roundness: 0.1 });
    pen.form(box(-25, -98, 50, 96, 6), '#f6f7fb', {
      roundness: 0,
      outline: 0.3,
      inside: () => paintPage(kit, -25, -98, 50, 96),
    });
    // Cards that float above the screen.
    pen.shadow(box(14, -78, 34, 20, 4), 0.3, 3 * pen.scale);
    pen.form(box(12, -80, 36, 20, 4), '#ffffff', { roundness: 0.1 });
    pen.form(ellipse(21, -70, 5), colour, { roundness: 0.2, outline: 0.5 });
    for (const [y, to] of [
      [-73, 43],
      [-67, 38],
    ] as const)
      pen.line(thread([30, y], [to, y]), '#b9bfcc', 2.2);
    pen.form(box(-48, -46, 32, 26, 4), '#ffffff', { roundness: 0.1 });
    for (const [x, high] of [
      [-43, 8],
      [-36, 13],
      [-29, 10],
      [-22, 17],
    ] as const)
      pen.form(box(x - 2, -24 - high, 4.6, high, 1), x === -22 ? colour : light, {
        roundness: 0,
        outline: 0.3,
      });
    pen.form(ellipse(25, -99, 8), '#e2533f', { roundness: 0.2 });
    pen.line(thread([25, -103], [25, -98]), '#ffffff', 2);
    pen.form(ellipse(25, -95, 1.2), '#ffffff', { roundness: 0, outline: 0 });
  },
};

export const tablet: Product = {
  width: 0.25,
  height: 0.19,
  colour: '#2f8fb8',
  paint: (kit) => {
    const { pen, colour, light } = kit;
    const flat = { roundness: 0, outline: 0 } as const;
    pen.form(box(-66, -98, 132, 98, 7), '#2a2c33', { roundness: 0.3, gloss: 0.4 });
    pen.form(box(-60, -92, 120, 86, 2), '#f7f7fa', {
      roundness: 0,
      outline: 0.4,
      inside: () => {
        pen.form(box(-60, -92, 30, 86), shade(colour, 0.25), flat);
        for (const y of [-80, -68, -56, -44]) pen.form(box(-54, y, 18, 4, 2), light, flat);
        pen.form(box(-24, -86, 78, 34, 3), tint(colour, 0.6), flat);
        pen.line(thread([-18, -60], [-2, -70], [14, -64], [30, -78], [48, -74]), colour, 2.6);
        for (const x of [-24, 4, 32])
          pen.form(box(x, -46, 22, 32, 2), x === 4 ? colour : tint(colour, 0.75), flat);
        if (kit.name) kit.printName([-20, -85, 60, 8], '#2a2530');
      },
    });
    pen.form(ellipse(63, -49, 1.6), '#5b5f69', { roundness: 0.4, outline: 0 });
    const pencil = pen.move(78, -4, { turn: -0.12 });
    pencil.form(box(-2.4, -84, 4.8, 80, 1.5), '#f7f6f2', { roundness: 0.7, gloss: 0.4 });
    pencil.form(polygon([-2.4, -4], [2.4, -4], [0, 3]), '#c9ced4', { roundness: 0.3 });
    pen.form(polygon([20, -92], [42, -92], [0, -6], [-22, -6]), '#ffffff', { ...flat, alpha: 0.14 });
  },
};

export const laptop: Product = {
  width: 0.34,
  height: 0.24,
  colour: '#4f7fd0',
  paint: (kit) => {
    const { pen, colour, light } = kit;
    const flat = { roundness: 0, outline: 0 } as const;
    pen.form(box(-56, -100, 112, 80, 5), '#3a3e47', { roundness: 0.2, gloss: 0.4, material: 'metal' });
    pen.form(box(-51, -95, 102, 70, 1.5), '#f4f6fa', {
      roundness: 0,
      outline: 0.4,
      inside: () => {
        pen.form(box(-51, -95, 102, 10), colour, flat);
        if (kit.name) kit.printName([-40, -94.4, 60, 8.6], kit.ink);
        for (const [x, tone] of [
          [44, '#ff6f61'],
          [39, '#ffd166'],
          [34, '#5fd08a'],
        ] as const)
          pen.form(ellipse(x, -90, 1.5), tone, flat);
        pen.form(box(-46, -79, 56, 46, 2), tint(colour, 0.65), flat);
        for (const [index, high] of [14, 22, 18, 32].entries())
          pen.form(box(-40 + index * 12, -38 - high, 8, high, 1), index === 3 ? colour : light, flat);
        for (const [y, share] of [
          [-77, 30],
          [-69, 24],
          [-61, 32],
          [-45, 20],
        ] as const)
          pen.form(box(15, y, share, 3.6, 1.8), '#bcc3d0', flat);
      },
    });
    pen.form(polygon([-56, -20], [56, -20], [74, -3], [-74, -3]), '#c9ced6', {
      roundness: 0.2,
      gloss: 0.4,
      material: 'metal',
    });
    pen.form(polygon([-50, -18], [50, -18], [57, -11], [-57, -11]), '#4a4f59', flat);
    for (const y of [-16, -13.4]) pen.line(thread([-52 - (y + 16), y], [52 + (y + 16), y]), '#6b717c', 0.7);
    pen.form(polygon([-14, -9.5], [14, -9.5], [16, -4.5], [-16, -4.5]), '#b5bbc4', {
      roundness: 0.1,
      outline: 0.5,
    });
    pen.form(box(-74, -3.4, 148, 3.4, 1.7), '#a5abb5', { ...metalLook, roundness: 0.4 });
  },
};
