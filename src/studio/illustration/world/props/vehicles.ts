import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import type { Pen } from '../space/pen.ts';
import { shade, tint } from '../space/tone.ts';

export type LampState = { lamps: boolean };

function paintWheel(pen: Pen, radius: number): void {
  pen.form(ellipse(0, 0, radius), '#24262b', { roundness: 0.5 });
  pen.form(ellipse(0, 0, radius * 0.62), '#b9c0c6', { roundness: 0.4, material: 'metal', gloss: 0.5 });
  for (let spoke = 0; spoke < 5; spoke += 1) {
    const turn = (spoke / 5) * Math.PI * 2 - 0.3;
    pen.line(
      thread([0, 0], [Math.cos(turn) * radius * 0.52, Math.sin(turn) * radius * 0.52]),
      '#59616a',
      radius * 0.13,
    );
  }
  pen.form(ellipse(0, 0, radius * 0.15), '#3a4048', { roundness: 0.8, outline: 0.5 });
}

/** A car from the side, 4 units long and 1.45 high; its wheels stand on y = 0, the front is on the right. */
export function paintCarSide(pen: Pen, colour: string, { lamps }: LampState = { lamps: false }): void {
  pen.shadow(ellipse(0, 0, 2.1, 0.1), 0.5, 0.08 * pen.scale);
  pen.form(
    soft(
      [-1.98, -0.42],
      [-1.96, -0.78],
      [-1.62, -0.92],
      [-1.2, -0.98],
      [-0.82, -1.32],
      [-0.3, -1.44],
      [0.3, -1.42],
      [0.68, -1.26],
      [1.08, -0.95],
      [1.6, -0.87],
      [1.92, -0.72],
      [2, -0.42],
      [1.9, -0.24],
      [0, -0.2],
      [-1.9, -0.24],
    ),
    colour,
    { roundness: 0.6, gloss: 0.8, material: 'metal' },
  );
  const glass = lamps ? '#f3dca6' : '#9fc0d0';
  pen.form(
    soft([-1.06, -0.97], [-0.74, -1.25], [-0.28, -1.34], [-0.1, -1.34], [-0.1, -0.95], [-0.6, -0.95]),
    glass,
    { roundness: 0.2, gloss: 0.7, material: 'glass' },
  );
  pen.form(
    soft([0.02, -1.34], [0.3, -1.33], [0.58, -1.2], [0.9, -0.95], [0.4, -0.94], [0.02, -0.95]),
    glass,
    { roundness: 0.2, gloss: 0.7, material: 'glass' },
  );
  pen.line(thread([-0.04, -0.93], [-0.06, -0.34]), shade(colour, 0.4), 0.022);
  pen.line(thread([-1.1, -0.9], [-1.02, -0.5]), shade(colour, 0.4), 0.02, 0.7);
  pen.line(thread([0.98, -0.9], [0.9, -0.4]), shade(colour, 0.4), 0.02, 0.7);
  pen.line(thread([-1.9, -0.6], [0, -0.66], [1.86, -0.6]), tint(colour, 0.3), 0.024, 0.7);
  for (const x of [-0.32, 0.72])
    pen.form(box(x - 0.1, -0.82, 0.2, 0.045, 0.02), shade(colour, 0.3), { roundness: 0.6, outline: 0.5 });
  pen.form(soft([1.7, -0.78], [1.9, -0.7], [1.94, -0.6], [1.72, -0.64]), lamps ? '#fff3c9' : '#e9eef0', {
    roundness: 0.6,
    gloss: 0.7,
    material: 'glass',
  });
  pen.form(soft([-1.94, -0.76], [-1.78, -0.8], [-1.8, -0.62], [-1.96, -0.62]), '#d2463f', {
    roundness: 0.5,
    gloss: 0.5,
  });
  if (lamps) pen.glow(1.95, -0.66, 0.9, '#fff0c0', 0.6);
  for (const x of [-1.18, 1.2]) {
    pen.form(ellipse(x, -0.34, 0.42), shade(colour, 0.75), { roundness: 0, outline: 0 });
    paintWheel(pen.move(x, -0.33), 0.34);
  }
}

/** A car from the front, 1.75 units wide and 1.5 high, on y = 0. */
export function paintCarFront(pen: Pen, colour: string, { lamps }: LampState = { lamps: false }): void {
  pen.shadow(ellipse(0, 0, 1, 0.1), 0.55, 0.08 * pen.scale);
  for (const side of [-1, 1])
    pen.form(box(side * 0.68 - 0.13, -0.4, 0.26, 0.4, 0.06), '#202227', { roundness: 0.4 });
  pen.form(
    soft([-0.62, -0.9], [-0.54, -1.36], [-0.3, -1.5], [0.3, -1.5], [0.54, -1.36], [0.62, -0.9]),
    shade(colour, 0.1),
    { roundness: 0.4, gloss: 0.6, material: 'metal' },
  );
  pen.form(
    soft([-0.56, -0.92], [-0.48, -1.3], [-0.26, -1.4], [0.26, -1.4], [0.48, -1.3], [0.56, -0.92], [0, -0.88]),
    '#8fb0c0',
    { roundness: 0.15, gloss: 0.7, material: 'glass' },
  );
  pen.form(
    soft(
      [-0.86, -0.24],
      [-0.9, -0.7],
      [-0.72, -0.92],
      [0, -0.96],
      [0.72, -0.92],
      [0.9, -0.7],
      [0.86, -0.24],
      [0, -0.18],
    ),
    colour,
    { roundness: 0.5, gloss: 0.8, material: 'metal' },
  );
  for (const side of [-1, 1]) {
    pen.form(ellipse(side * 0.64, -0.66, 0.17, 0.12), lamps ? '#fff4cf' : '#eef3f4', {
      roundness: 0.6,
      gloss: 0.8,
      material: 'glass',
    });
    if (lamps) pen.glow(side * 0.64, -0.66, 0.4, '#fff0c0', 0.7);
    pen.form(ellipse(side * 0.8, -1.02, 0.1, 0.07), shade(colour, 0.15), { roundness: 0.7 });
  }
  pen.form(box(-0.38, -0.72, 0.76, 0.2, 0.08), '#2a2d33', { roundness: 0.2 });
  for (const y of [-0.67, -0.61, -0.56]) pen.line(thread([-0.33, y], [0.33, y]), '#8b9299', 0.018);
  pen.form(box(-0.22, -0.42, 0.44, 0.12, 0.02), '#f6f4ec', { roundness: 0.1, outline: 0.7 });
  pen.line(thread([-0.5, -0.9], [-0.4, -0.76]), shade(colour, 0.35), 0.02, 0.7);
  pen.line(thread([0.5, -0.9], [0.4, -0.76]), shade(colour, 0.35), 0.02, 0.7);
}

/** A bicycle from the side, 1.7 units long and 1 high, on y = 0. */
export function paintBicycle(pen: Pen, colour: string): void {
  for (const x of [-0.52, 0.52]) {
    pen.line(ellipse(x, -0.33, 0.31), '#26282d', 0.045);
    for (let spoke = 0; spoke < 8; spoke += 1) {
      const turn = (spoke / 8) * Math.PI * 2;
      pen.line(
        thread([x, -0.33], [x + Math.cos(turn) * 0.29, -0.33 + Math.sin(turn) * 0.29]),
        '#9aa3ab',
        0.008,
        0.8,
      );
    }
  }
  const tube = (width: number, ...points: [number, number][]): void =>
    pen.line(polygon(...points), colour, width);
  tube(0.05, [-0.06, -0.34], [-0.2, -0.76], [0.36, -0.78]);
  tube(0.042, [-0.52, -0.33], [-0.16, -0.66], [-0.06, -0.34]);
  pen.line(thread([0.52, -0.33], [0.36, -0.78], [0.33, -0.94]), shade(colour, 0.2), 0.05);
  pen.line(thread([0.33, -0.94], [0.24, -0.98]), '#2a2c30', 0.045);
  pen.line(thread([0.33, -0.94], [0.48, -0.98], [0.52, -0.9]), '#2a2c30', 0.045);
  pen.line(thread([-0.2, -0.76], [-0.24, -0.88]), '#8b9299', 0.04);
  pen.form(soft([-0.42, -0.92], [-0.24, -0.93], [-0.1, -0.89], [-0.22, -0.86], [-0.4, -0.86]), '#5b3d29', {
    roundness: 0.6,
  });
  pen.form(ellipse(-0.06, -0.34, 0.085), '#3a3d43', { roundness: 0.4, material: 'metal' });
  pen.line(thread([-0.06, -0.34], [0.02, -0.2]), '#6d757c', 0.03);
  pen.form(box(-0.05, -0.2, 0.15, 0.035, 0.01), '#26282d', { roundness: 0.4 });
}
